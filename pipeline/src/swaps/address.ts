import { findPersonal } from '../identity/personal.ts';
import { readLists } from '../text/lists.ts';
import { chosen, withChanges } from './change.ts';

/** Addresses of a country: what it is called, and how its postal codes look. */
type Country = { names: string[]; addresses: string[][] };

const countries: Country[] = Object.entries(readLists(import.meta.url, 'lists/addresses.txt'))
  .filter(([names]) => names !== '')
  .map(([names, lines]) => ({ names: names.split('|'), addresses: lines.map((line) => line.split(', ')) }));
const [britain, america, , spain] = countries as [Country, Country, Country, Country];

const britishCode = /\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b/;
const americanCode = /\b[A-Z]{2} \d{5}\b/;

/** The text of somebody who lives in another town of the same country; country and form of the address stay. */
export function otherAddress(text: string, language: 'en' | 'es', seed: number): string {
  const found = findPersonal(text).filter(({ kind }) => kind === 'ADDRESS');
  return withChanges(
    text,
    found.flatMap(({ start, end }) => {
      const put = elsewhere(text.slice(start, end), language, seed);
      return put === undefined ? [] : [{ start, end, text: put }];
    }),
  );
}

function elsewhere(address: string, language: 'en' | 'es', seed: number): string | undefined {
  const named = /,\s*([^,\d]{2,40})$|\(([^()]{2,40})\)$/u.exec(address);
  const land = named?.[1] ?? named?.[2];
  const known = countries.find(({ names }) => names.includes(land?.trim() ?? ''));
  const isTown = !/\d/.test(address);
  const country = known ?? (isTown ? undefined : countryOf(address, language));
  if (!country) return undefined;
  const others = country.addresses.filter(([, , town]) => !address.includes(town!));
  const [street, code, town] = chosen(others, seed)!;
  const rest = known ? address.slice(named!.index) : '';
  if (isTown) return `${town}${rest}`;
  return /^\d{5}/.test(address) ? `${code} ${town}${rest}` : `${street}, ${code} ${town}${rest}`;
}

const countryOf = (address: string, language: 'en' | 'es'): Country =>
  language === 'es' ? spain : britishCode.test(address) || !americanCode.test(address) ? britain : america;
