/**
 * Learns plugins/match-builtin/data/headings.bin: which dates of a resume are those of positions, and their titles and
 * employers. Reads the texts of the resumes that are marked in marked-resumes.jsonl from resumes.jsonl of the folder,
 * and prints how many positions are read as marked, each fifth of the resumes by what the others teach. Run:
 * node scripts/lab/matcher/learn-headings.ts --from folder [--to folder] [--dry-run]
 */
import { join } from 'node:path';
import { linesOf } from '@cotejo/plugin-kit';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { monthIndex } from '../../../plugins/match-builtin/src/resume/dates.ts';
import {
  type Candidate,
  type Heading,
  readHeadings,
} from '../../../plugins/match-builtin/src/resume/heading/headings.ts';
import { choose, weightsOf } from '../../../plugins/match-builtin/src/resume/heading/model.ts';
import { usual } from '../../../plugins/match-builtin/src/resume/positions.ts';
import { sectionsOf } from '../../../plugins/match-builtin/src/resume/sections.ts';
import { readRows } from '../evaluation/dataset.ts';
import { openBuilder } from './builder.ts';
import { type MarkedHeading, trainHeadings } from './train-headings.ts';

/** Where words begin and end in a text, in characters. */
type Place = [start: number, end: number];
/** A position by the line of its dates; no title, or no employer, is `null` where none is told near. */
type MarkedPosition = { at: number; title?: Place | null; employer?: Place | null };
type Marked = { id: string; positions: MarkedPosition[] };
type Resume = { id: string; text: string };

const lettersOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The numbers of the candidates with the words of a place, that of none for `null`. */
function numbersOf({ candidates }: Heading, text: string, place: Place | null): Set<number> {
  if (place === null) return new Set([candidates.length]);
  const words = lettersOf(text.slice(...place));
  const same = [...candidates.keys()].filter((at) => lettersOf(candidates[at]!.phrase.text) === words);
  const isThere = ({ line, phrase }: Candidate): boolean => line.start + phrase.start === place[0];
  const there = same.filter((at) => isThere(candidates[at]!));
  return new Set(there.length > 0 ? there : same);
}

const now = monthIndex('2026-11');

function markedOf(text: string, positions: MarkedPosition[]): MarkedHeading[] {
  const lines = linesOf(text);
  const sections = sectionsOf(text);
  return readHeadings(lines, sections, now).map(({ date, heading }) => {
    const position = positions.find(({ at }) => at === date.at);
    if (position?.title === undefined || position.employer === undefined)
      return { heading, isPosition: position !== undefined };
    const title = numbersOf(heading, text, position.title);
    const employer = numbersOf(heading, text, position.employer);
    return { heading, isPosition: true, ...(title.size > 0 && employer.size > 0 && { names: { title, employer } }) };
  });
}

const folds = 5;
const seed = 1;
const { path, write } = openBuilder('evaluation');
const texts = new Map(readRows<Resume>(join(path, 'resumes.jsonl')).map(({ id, text }) => [id, text]));
const resumes = readRows<Marked>(join(import.meta.dirname, 'marked-resumes.jsonl')).flatMap(({ id, positions }) => {
  const text = texts.get(id);
  return text === undefined ? [] : [markedOf(text, positions)];
});

/** How many positions are found, with what names, and how many further dates are taken for those of positions. */
class Count {
  #found = 0;
  #titles = 0;
  #both = 0;
  #extra = 0;

  add({ isPosition, names }: MarkedHeading, isFound: boolean, title: number, employer: number): void {
    this.#extra += Number(isFound && !isPosition);
    if (!isFound || !isPosition) return;
    const isTitle = names?.title.has(title) === true;
    this.#found += 1;
    this.#titles += Number(isTitle);
    this.#both += Number(isTitle && names!.employer.has(employer));
  }

  toString(): string {
    const named = `${this.#titles} with the title as marked, ${this.#both} with title and employer`;
    return `${this.#found} found, ${named}; ${this.#extra} further dates`;
  }
}

const [learned, byRules] = [new Count(), new Count()];
for (let fold = 0; fold < folds; fold += 1) {
  const [others, held] = [
    resumes.filter((_, at) => at % folds !== fold),
    resumes.filter((_, at) => at % folds === fold),
  ];
  const weights = weightsOf(trainHeadings(others.flat(), seededRandom(seed)));
  for (const marked of held.flat()) {
    const { candidates, byRules: rules } = marked.heading;
    const numberOf = (one: Candidate | undefined): number => (one ? candidates.indexOf(one) : candidates.length);
    const { title, employer, position } = choose(weights, marked.heading, usual.lead);
    learned.add(marked, position >= (rules ? usual.byRules : usual.otherwise), numberOf(title), numberOf(employer));
    if (rules) byRules.add(marked, true, rules.title ?? -1, rules.employer ?? -1);
  }
}
const positions = resumes.flat().filter(({ isPosition }) => isPosition).length;
console.log(`${resumes.length} resumes with ${positions} dated positions, held out: ${learned}`);
console.log(`by rules alone: ${byRules}`);
write('plugins/match-builtin/data/headings.bin', trainHeadings(resumes.flat(), seededRandom(seed)));
