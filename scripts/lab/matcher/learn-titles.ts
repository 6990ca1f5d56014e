/**
 * Learns plugins/match-builtin/data/titles.bin: which words of an advertisement are its title. Reads the texts of the
 * advertisements whose title is marked in marked-advertisements.jsonl ('' where the text says none) from
 * advertisements.jsonl of the folder, and prints how many titles of every fifth one are read as marked by what the
 * others teach. Run: node scripts/lab/matcher/learn-titles.ts --from folder [--to folder] [--dry-run]
 */
import { join } from 'node:path';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { linesOf } from '../../../plugins/match-builtin/src/job/read.ts';
import { otherGender } from '../../../plugins/match-builtin/src/job/title-form.ts';
import { titlesFor } from '../../../plugins/match-builtin/src/job/title.ts';
import { likeliestOf } from '../../../plugins/match-builtin/src/job/titles/model.ts';
import { keyOf } from '../../../plugins/match-builtin/src/job/titles/words.ts';
import { readRows } from '../evaluation/dataset.ts';
import { openBuilder } from './builder.ts';
import { type MarkedTitle, trainTitles } from './train-titles.ts';

type Marked = { id: string; title?: string };
type Advertisement = { id: string; text: string };

function markedOf(text: string, title: string): MarkedTitle {
  const { told, lines } = linesOf({ language: 'en', original: text, english: text, alignment: [] });
  const candidates = titlesFor(told, lines);
  const { spans, words } = candidates;
  const key = keyOf(title.replace(otherGender, ''));
  const isTitle = ({ from, to }: (typeof spans)[number]): boolean =>
    words
      .slice(from, to + 1)
      .map((word) => word.key)
      .join('') === key;
  const right = title === '' ? [spans.length] : [...spans.keys()].filter((at) => isTitle(spans[at]!));
  return { candidates, right: new Set(right) };
}

const heldOut = 5;
const seed = 1;
const { path, write } = openBuilder('evaluation');
const texts = new Map(readRows<Advertisement>(join(path, 'advertisements.jsonl')).map(({ id, text }) => [id, text]));
const marked = readRows<Marked>(join(import.meta.dirname, 'marked-advertisements.jsonl')).flatMap(({ id, title }) => {
  const text = texts.get(id);
  return text === undefined || title === undefined ? [] : [markedOf(text, title)];
});
const weights = trainTitles(
  marked.filter((_, index) => index % heldOut !== 0),
  seededRandom(seed),
);
const told = marked
  .filter((_, index) => index % heldOut === 0)
  .map(({ candidates, right }) => ({ span: likeliestOf(candidates, weights), candidates, right }));
const read = told.filter(({ span }) => span !== undefined);
const asMarked = read.filter(({ span, candidates, right }) => right.has(candidates.spans.indexOf(span!)));
console.log(`${marked.length} advertisements. Of ${told.length} held out ${read.length} titles are read:`);
console.log(`${asMarked.length} with the same words as marked`);
write('plugins/match-builtin/data/titles.bin', trainTitles(marked, seededRandom(seed)));
