import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { type MadeUpName, names, transliterations } from './names.ts';

/** A resume of somebody who does not exist; two of the same person have the same `person`. */
export type MadeUpResume = {
  person: number;
  /** How it differs from the first resume of the same person; absent for the first. */
  change?: Change;
  fileName: string;
  text: string;
};

const changes = [
  'new e-mail',
  'new e-mail and telephone',
  'married name',
  'one family name',
  'accents lost',
  'transliteration',
  'another language',
  'scan',
  'family names first',
  'nickname',
] as const;
export type Change = (typeof changes)[number];

type Random = () => number;
type Owner = MadeUpName & { email: string; phone: string; career: string[]; agency?: string; referee?: string };

const jobs = {
  en: ['Accountant', 'Nurse', 'Software engineer', 'Cook', 'Electrician', 'Buyer', 'Teacher', 'Welder'],
  es: ['Contable', 'Enfermera', 'Programador', 'Cocinero', 'Electricista', 'Comprador', 'Maestra', 'Soldador'],
};
const towns = 'Arlen,Bretton,Corvera,Dunfield,Estrada,Farrow,Grantham,Huerta,Ilvesheim,Jarama'.split(',');
const trades = 'Foods,Freight,Health,Hotels,Motors,Payments,Schools,Steel,Textiles,Works'.split(',');

const pick = <Item>(random: Random, list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
const latin = (name: string): string =>
  (transliterations[name]?.[0] ?? name).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
const plain = (name: string): string => latin(name).toLowerCase();

/**
 * `count` people with a resume each, and `duplicates` further resumes of some of them, in a chance order. Some live in
 * families that share an address, or even a given name; some come by agencies whose recruiter's address stands below
 * every page, or name referees who speak for several.
 */
export function madeUpPeople(count: number, duplicates: number, seed = 1): MadeUpResume[] {
  const random = seededRandom(seed);
  const recruiters = Array.from({ length: 6 }, (_, at) => footer(random, pick(random, names), at % 2 === 1));
  const referees = Array.from({ length: 120 }, () => reference(random, pick(random, names)));
  const owners: Owner[] = [];
  while (owners.length < count) {
    const owner = newOwner(random, pickName(random), recruiters, referees);
    owners.push(owner);
    if (random() < 0.05) owners.push(relative(random, owner, recruiters, referees));
  }
  const first = owners.slice(0, count).map((owner, person) => ({ person, ...write(random, owner, 'en') }));
  const again = Array.from({ length: duplicates }, (_, at) => {
    const change = changes[at % changes.length]!;
    const person = personFor(random, owners.slice(0, count), change);
    return { person, change, ...changed(random, owners[person]!, change) };
  });
  return [...first, ...again]
    .map((resume) => ({ resume, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ resume }) => resume);
}

const pickName = (random: Random): MadeUpName => {
  const pool = pick(random, names);
  return { ...pool, given: [pick(random, pool.given)], families: families(random, pool) };
};

function families(random: Random, pool: MadeUpName): string[] {
  const first = pick(random, pool.families);
  return pool.twoFamilies ? [first, pick(random, pool.families)] : [first];
}

function newOwner(random: Random, name: MadeUpName, recruiters: string[], referees: string[]): Owner {
  const local = random() < 0.6 ? [name.given[0]!, name.families[0]!].map(plain).join('.') : plain(name.given[0]!);
  return {
    ...name,
    given:
      random() < 0.15 ? [...name.given, pick(random, names.find(({ key }) => key === name.key)!.given)] : name.given,
    email: `${local}${digits(random, 3)}@${pick(random, ['mail', 'post', 'web'])}.example`,
    phone: pick(random, ['+34 6', '+44 7', '6', '0049 1']) + [2, 3, 3].map((count) => digits(random, count)).join(' '),
    career: Array.from({ length: 3 }, () => `${pick(random, towns)} ${pick(random, trades)}`),
    ...(random() < 0.15 && { agency: pick(random, recruiters) }),
    ...(random() < 0.15 && { referee: pick(random, referees) }),
  };
}

/** Somebody of the same home: with the family's address, and now and then with the father's given name. */
function relative(random: Random, owner: Owner, recruiters: string[], referees: string[]): Owner {
  const pool = names.find(({ key }) => key === owner.key)!;
  const sameGiven = owner.twoFamilies && random() < 0.3;
  const given = sameGiven ? owner.given : [pool.given.find((name) => !owner.given.includes(name))!];
  const others = pool.families.filter((name) => !owner.families.includes(name));
  const own = owner.twoFamilies ? [owner.families[0]!, pick(random, others)] : owner.families;
  const one = newOwner(random, { ...pool, given, families: own }, recruiters, referees);
  return { ...one, given, ...(random() < 0.5 ? { email: owner.email } : { phone: owner.phone }) };
}

const footer = (random: Random, pool: MadeUpName, inOneWord: boolean): string => {
  const [given, family] = [pick(random, pool.given), pick(random, pool.families)];
  const office = `${pick(random, towns)} Staffing`;
  const address = `${plain(given)}${inOneWord ? '' : `.${plain(family)}`}@staffing.example`;
  return `Presented by ${given} ${family}, ${office}, ${address}, 91${digits(random, 7)}`;
};
const reference = (random: Random, pool: MadeUpName): string => {
  const [given, family] = [pick(random, pool.given), pick(random, pool.families)];
  const employer = `${pick(random, towns)} ${pick(random, trades)}`;
  const address = `${plain(given)}${plain(family)}@work.example`;
  return `${given} ${family}, ${employer}, ${address}, 93${digits(random, 7)}`;
};

function personFor(random: Random, owners: Owner[], change: Change): number {
  const fits = ({ key, twoFamilies, given, families }: Owner): boolean => {
    if (change === 'transliteration') return key === 'ukrainian';
    if (change === 'one family name') return twoFamilies;
    if (change === 'married name') return !twoFamilies;
    const name = [...given, ...families].join(' ');
    return change !== 'accents lost' || name.normalize('NFD') !== name;
  };
  for (;;) {
    const person = Math.floor(random() * owners.length);
    if (fits(owners[person]!)) return person;
  }
}

/** A later resume of somebody. Most keep an address or a number; who keeps neither is found by the name alone. */
function changed(random: Random, owner: Owner, change: Change): Pick<MadeUpResume, 'fileName' | 'text'> {
  const fresh = newOwner(random, owner, [], []);
  const later: Owner = { ...owner, career: [...owner.career, `${pick(random, towns)} ${pick(random, trades)}`] };
  const kept = random();
  if (kept < 0.3) later.phone = fresh.phone;
  else if (kept < 0.5) later.email = fresh.email;
  if (change === 'new e-mail') Object.assign(later, { email: fresh.email, phone: owner.phone });
  if (change === 'new e-mail and telephone') Object.assign(later, { email: fresh.email, phone: fresh.phone });
  const pool = names.find(({ key }) => key === owner.key)!;
  if (change === 'married name') later.families = [pick(random, pool.families)];
  if (change === 'one family name') later.families = [owner.families[random() < 0.85 ? 0 : 1]!];
  if (change === 'accents lost') {
    later.given = owner.given.map(latin);
    later.families = owner.families.map(latin);
  }
  if (change === 'transliteration') {
    later.given = owner.given.map((name) => pick(random, transliterations[name] ?? [name]));
    later.families = owner.families.map((name) => pick(random, transliterations[name] ?? [name]));
  }
  if (change === 'nickname') later.given = [pool.nicknames[owner.given[0]!] ?? owner.given[0]!];
  const written = write(random, later, change === 'another language' ? 'es' : 'en', change === 'family names first');
  return change === 'scan' ? { ...written, text: scanned(random, written.text) } : written;
}

function write(
  random: Random,
  { given, families: own, email, phone, career, agency, referee }: Owner,
  language: 'en' | 'es',
  familiesFirst = false,
): Pick<MadeUpResume, 'fileName' | 'text'> {
  const name = familiesFirst ? `${own.join(' ')}, ${given.join(' ')}` : [...given, ...own].join(' ');
  const [mail, call, work] =
    language === 'es' ? ['Correo', 'Teléfono', 'Experiencia'] : ['E-mail', 'Phone', 'Experience'];
  const place = Math.floor(random() * jobs.en.length);
  const lines = [
    name,
    jobs[language][place]!,
    `${mail}: ${email}`,
    `${call}: ${phone}`,
    '',
    work!,
    ...career.map(
      (employer, at) => `${2010 + at * 4} - ${2014 + at * 4}  ${jobs[language][(place + at) % 8]}, ${employer}`,
    ),
    ...(referee ? ['', language === 'es' ? 'Referencias' : 'References', referee] : []),
    ...(agency ? ['', agency] : []),
  ];
  return { fileName: `cv-${digits(random, 8)}.pdf`, text: lines.join('\n') };
}

/** Letters that a scan takes for others, one in fifty. */
const alike: Record<string, string> = {
  l: 'i',
  i: 'l',
  e: 'c',
  c: 'e',
  m: 'n',
  h: 'b',
  o: '0',
  é: 'e',
  ñ: 'n',
  ó: 'o',
};
const scanned = (random: Random, text: string): string =>
  [...text].map((letter) => (random() < 0.02 ? (alike[letter] ?? letter) : letter)).join('');
