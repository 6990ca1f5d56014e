import type { JobSection } from './headings.ts';
import { areTraits, isTermOfEmployment } from './nature.ts';
import { opensAsDemand, opensWithMark } from './openings.ts';

type Line = { original: string; section: JobSection; bullet: boolean };

const fewestInRun = 2;

/** The end of the list that a line stands in: lines of the same section, with bullets or without as the line. */
function endOfList(lines: readonly Line[], at: number): number {
  const { section, bullet } = lines[at]!;
  let end = at + 1;
  while (end < lines.length && lines[end]!.section === section && lines[end]!.bullet === bullet) end += 1;
  return end;
}

/**
 * Where in a list demands begin that go on to its end: from the first item on that begins as one, if at least half of
 * what follows does too.
 */
function startOfDemands(opens: readonly boolean[]): number | undefined {
  let open = 0;
  let start: number | undefined;
  for (let at = opens.length - 1; at >= 0; at -= 1) {
    if (!opens[at]) continue;
    open += 1;
    if (open >= fewestInRun && 2 * open >= opens.length - at) start = at;
  }
  return start;
}

const longLists: readonly JobSection[] = ['duties', 'ignored'];

/**
 * Lines with those demands told from duties and offers that no heading announces: job boards paste the requirements
 * behind what the employer wrote. Among duties a single item that begins as a demand is one as well, as are traits, and
 * anywhere one that says so.
 */
export function withUnannounced<Told extends Line>(lines: readonly Told[]): Told[] {
  const told: Told[] = [];
  let at = 0;
  while (at < lines.length) {
    const end = endOfList(lines, at);
    const list = lines.slice(at, end);
    const { section } = list[0]!;
    if (longLists.includes(section)) {
      const opens = list.map(({ original }) => opensAsDemand(original) && !isTermOfEmployment(original, true));
      const start = startOfDemands(opens) ?? list.length;
      for (const [index, line] of list.entries()) {
        const isOfPerson = section === 'duties' && (opens[index]! || areTraits(line.original));
        const isDemand = index >= start || isOfPerson || opensWithMark(line.original);
        told.push(isDemand ? { ...line, section: 'required' } : line);
      }
    } else told.push(...list);
    at = end;
  }
  return told;
}
