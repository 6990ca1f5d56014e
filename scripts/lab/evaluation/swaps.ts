const swaps: Record<'en' | 'es', [string, string][]> = {
  en: [
    ['he', 'she'],
    ['his', 'her'],
    ['himself', 'herself'],
    ['Mr', 'Ms'],
    ['man', 'woman'],
    ['men', 'women'],
    ['husband', 'wife'],
    ['father', 'mother'],
    ['brother', 'sister'],
    ['son', 'daughter'],
  ],
  es: [
    ['ingeniero', 'ingeniera'],
    ['desarrollador', 'desarrolladora'],
    ['programador', 'programadora'],
    ['administrativo', 'administrativa'],
    ['enfermero', 'enfermera'],
    ['profesor', 'profesora'],
    ['técnico', 'técnica'],
    ['director', 'directora'],
    ['coordinador', 'coordinadora'],
    ['licenciado', 'licenciada'],
    ['graduado', 'graduada'],
    ['consultor', 'consultora'],
    ['becario', 'becaria'],
    ['abogado', 'abogada'],
    ['médico', 'médica'],
    ['jefe', 'jefa'],
    ['diseñador', 'diseñadora'],
    ['arquitecto', 'arquitecta'],
    ['responsable', 'responsable'],
    ['nacido', 'nacida'],
    ['casado', 'casada'],
  ],
};

const likeIn = (word: string, model: string): string =>
  model === model.toUpperCase() && model.length > 1
    ? word.toUpperCase()
    : /^\p{Lu}/u.test(model)
      ? word[0]!.toUpperCase() + word.slice(1)
      : word;

/**
 * The text with the gender of its words changed, one way and the other: pronouns in English, what people are called in
 * Spanish. MS is Microsoft.
 */
export function otherGender(text: string, language: 'en' | 'es'): string {
  const other = new Map(
    swaps[language].flatMap(
      ([a, b]) =>
        [
          [a.toLowerCase(), b],
          [b.toLowerCase(), a],
        ] as const,
    ),
  );
  const words = [...other.keys()].join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'), (word) =>
    word === 'MS' ? word : likeIn(other.get(word.toLowerCase())!, word),
  );
}
