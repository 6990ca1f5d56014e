import { anyOf } from './words.ts';

/**
 * What may stand before the name of an occupation: nothing, a punctuation mark, or a small word. Behind any other word
 * the same letters are its adjective: "fase preparatoria".
 */
const before = String.raw`(?<=^|[^\p{L}\p{N}\s]\s*|(?<![\p{L}\p{N}])${anyOf('before-persons.es')}\s+)`;
/** Machines, firms and names, which have the endings of occupations. */
const thing = String.raw`${anyOf('stems-of-things.es')}as?(?!\p{L})`;
const feminineOccupation = new RegExp(
  String.raw`${before}(?!${thing})(\p{L}{2,}(?:[dts]or|[oó]log|[aáeéiíoó]graf))(as?)(?!\p{L})`,
  'giu',
);

/**
 * Spanish in which the names of women's occupations have their masculine form, so that both forms get one translation:
 * "Montadora y geóloga" becomes "Montador y geólogo". The masculine is what dictionaries know best. Machines, firms,
 * names and adjectives stay.
 */
export function inOneGender(spanish: string): string {
  return spanish.replace(feminineOccupation, (_, stem: string, ending: string) => {
    const masculine = /r$/i.test(stem) ? { a: '', as: 'es' } : { a: 'o', as: 'os' };
    const added = masculine[ending.toLowerCase() as 'a' | 'as'];
    return stem + (ending === ending.toUpperCase() ? added.toUpperCase() : added);
  });
}
