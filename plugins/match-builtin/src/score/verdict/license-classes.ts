import { fold } from '../../text/fold.ts';

/** "Class A", "Class A or B", "CDL-A", "B CDL": the letters of licenses to drive, of which A lets drive most. */
const classes =
  /\bclass(?:es)?[\s-]*(?<first>[a-d])\b(?:\s*(?:or|and|\/|,|&)\s*(?:class\s*)?(?<further>[a-d])\b(?!\.))?/;
const behindOrBefore = /\bcdl[\s-]*(?<behind>[ab])\b|\b(?<before>[ab])[\s-]+cdl\b/;
const stated = new RegExp(`${classes.source}|${behindOrBefore.source}`, 'g');
/** Elsewhere the letters stand for other things: a European license C includes B. */
const isCommercial = /\b(?:cdl|commercial)\b/;

/** The letters of the classes that a passage on licenses to drive names. */
const classesIn = (text: string): string[] =>
  [...fold(text).matchAll(stated)].flatMap(({ groups }) =>
    Object.values(groups!).filter((letter) => letter !== undefined),
  );

/** Whether a line names a commercial license of a lower class than the lowest one that a demand takes. */
export function isOfLowerClass(line: string, demand: string): boolean {
  if (!isCommercial.test(fold(`${line} ${demand}`))) return false;
  const [held, wanted] = [classesIn(line).toSorted()[0], classesIn(demand).toSorted().at(-1)];
  return held !== undefined && wanted !== undefined && held > wanted;
}
