import { findPersonal } from '../identity/personal.ts';
import { type Change, withChanges } from './change.ts';
import { placesOf } from './education.ts';

/** Years by which somebody is made older. */
const older = 12;

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** An age in the value of a label, or in words: "27", "aged 27", "27 años", "27 years old". */
const labeledAge = /^\d{2}$|(?<=(?:aged?|edad)[ :]{1,2})\d{2}(?!\d)|(?<!\d)\d{2}(?= (?:years?|años))/gu;
const statedAge = /(?<!\d)[1-9]\d(?=[ -]years?[ -]old|[ -]year-old| años de edad)/gu;

/** The text of somebody twelve years older: birth date, age and the years of degrees, as they are stated. */
export function otherAge(text: string, education: string[]): string {
  const born = findPersonal(text).filter(({ kind }) => kind === 'BIRTH DATE');
  const changes = born.flatMap(({ start, end }) => {
    const value = text.slice(start, end);
    return [...shifted(value, start, year, -older), ...shifted(value, start, labeledAge, older)];
  });
  const degrees = placesOf(text, education).flatMap(({ start, end }) =>
    shifted(text.slice(start, end), start, year, -older),
  );
  return withChanges(text, [...changes, ...shifted(text, 0, statedAge, older), ...degrees]);
}

const shifted = (text: string, at: number, number: RegExp, by: number): Change[] =>
  [...text.matchAll(number)].map(({ 0: found, index }) => ({
    start: at + index,
    end: at + index + found.length,
    text: `${Number(found) + by}`,
  }));
