/** Before what a person is called: nothing, a sign, or a small word; a feminine behind a noun is its adjective. */
const before = String.raw`(?<=^|[^\p{L}\p{N}\s]\s*|(?<![\p{L}\p{N}])(?:como|de|soy|fui|era|es|ser|una|la|las|y|e|o|u|para|por|con|a)\s+)`;
/** Machines, firms and names. */
const things =
  'aspirador|batidor|calculador|computador|cosechador|excavador|fotocopiador|grabador|hormigoner|impresor|incubador|lavador|retroexcavador|secador|triturador|asegurador|comercializador|constructor|distribuidor|emisor|exportador|importador|productor|fedor|pandor|isador|teodor';
const called = new RegExp(
  String.raw`${before}(?!(?:${things})as?(?!\p{L}))(\p{L}{2,}(?:[dts]or|[oó]log|[aáeéiíoó]graf))(as?)(?!\p{L})`,
  'giu',
);

/**
 * Spanish in which women are called as men are, so that both get one translation: "Montadora y geóloga" as "Montador y
 * geólogo". What dictionaries know best is the masculine. Machines, firms, names and adjectives stay.
 */
export function inOneGender(spanish: string): string {
  return spanish.replace(called, (_, stem: string, ending: string) => {
    const masculine = /r$/i.test(stem) ? { a: '', as: 'es' } : { a: 'o', as: 'os' };
    const added = masculine[ending.toLowerCase() as 'a' | 'as'];
    return stem + (ending === ending.toUpperCase() ? added.toUpperCase() : added);
  });
}
