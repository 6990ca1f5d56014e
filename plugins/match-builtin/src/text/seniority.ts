import { fold } from './fold.ts';

/** Steps of a career, as titles in English and Spanish name them; where none is named it is the third. */
const steps: readonly (readonly [number, RegExp])[] = [
  [
    6,
    /\b(?:director\w*|head of|vice president|vp|svp|evp|president|chairman|chairwoman|chief|c[etifo]o|partner|founder|(?:vice)?president[ea])\b/,
  ],
  [5, /\b(?:manager|head|gerente|jef[ea]|manageress|superintendent|responsable)\b/],
  [
    4,
    /\b(?:senior|sr|lead|leader|principal|supervisor\w*|coordinator|coordinador\w*|foreman|forewoman|encargad[oa]|lider|superior)\b/,
  ],
  [2, /\b(?:junior|jr|assistant|entry level|asistente|auxiliar|ayudante|aide|helper|adjunt[oa])\b/],
  [1, /\b(?:intern|internship|trainee|apprentice\w*|student|becari[oa]|practicas|aprendiz|practicante|pasante)\b/],
];
const ordinary = 3;

/** The step of a career that a title stands for, 1 (trainee) to 6 (director); an assistant manager is between both. */
export function seniorityOf(title: string): number {
  const folded = fold(title);
  const found = steps.filter(([, pattern]) => pattern.test(folded)).map(([step]) => step);
  if (found.length === 0) return ordinary;
  const [highest, lowest] = [found[0]!, found.at(-1)!];
  return highest > ordinary && lowest < ordinary ? (highest + lowest + 1) / 2 : highest;
}
