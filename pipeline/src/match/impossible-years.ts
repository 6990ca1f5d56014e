import type { Span } from '@cotejo/plugin-kit';

/** Years of the longest working life. */
const workingLife = 60;
/** Years before the first that a resume dates, which people leave out. */
const undated = 5;
/** Documents with fewer different years say nothing about how long a career was. */
const fewestYears = 2;

const claim = /(?<![\d.,])(\d{1,4}) ?\+? ?(?:years?|yrs?|años)(?!\p{L})/giu;
const isOfExperience = /experience|expertise|experiencia|trayectoria/iu;
/** Within a line. */
const sentence = /\S[^\n]*?(?:[.!?](?=\s)|$)/gmu;
const year = /(?<![\d.,])(?:19|20)\d\d(?!\d)/gu;

/**
 * Sentences and lines of a resume that claim more years of experience than a working life has, or than lie between the
 * first year in the resume and `asOf` (`YYYY-MM`), with some for what people leave out.
 */
export function findImpossibleYears(text: string, asOf: string): Span[] {
  const dated = new Set(Array.from(text.matchAll(year), ([found]) => Number(found)));
  const first = [...dated].reduce((least, one) => Math.min(least, one), Infinity);
  const career = Number(asOf.slice(0, 4)) - first + undated;
  const most = dated.size < fewestYears ? workingLife : Math.min(workingLife, career);
  return Array.from(text.matchAll(sentence)).flatMap(({ 0: statement, index }) => {
    if (!isOfExperience.test(statement)) return [];
    const isClaimed = Array.from(statement.matchAll(claim)).some(([, years]) => Number(years) > most);
    return isClaimed ? [{ start: index, end: index + statement.length }] : [];
  });
}
