/**
 * Learns pipeline/src/identity/name/weights.txt: which words of a resume are its owner's name. Reads the texts of the
 * resumes that are marked in marked-names.jsonl from resumes.jsonl of the folder, and prints how many names are read as
 * marked, each fifth of the resumes by what the others teach, and how many are made up for the same resumes without
 * their names. Run: node scripts/lab/names/learn-names.ts --from folder [--to folder] [--dry-run]
 */
import { join } from 'node:path';
import { noName } from '../../../pipeline/src/identity/name/chances.ts';
import { aroundOf } from '../../../pipeline/src/identity/name/around.ts';
import { lettersOf, nameEvidence, shownChance } from '../../../pipeline/src/identity/name/find-name.ts';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { readRows } from '../evaluation/dataset.ts';
import { openBuilder } from '../matcher/builder.ts';
import { likeliest, type MarkedNames, trainNames } from './train-names.ts';
import { belowColumn, headOf, type NamedText, withoutName } from './other-layouts.ts';

/** Where the words of the name stand in the text, in characters; none where it shows none. */
type Marked = { id: string; name: [start: number, end: number][] };
type Resume = { id: string; text: string };

/** Words of running text in some resumes, folded. Only these are learned, so that no name stands among the weights. */
function vocabularyOf(all: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const text of all)
    for (const word of aroundOf(text, []).small.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= fewestResumes).map(([word]) => word));
}

/** What is read of a resume, or of a copy of it. */
type Lesson = MarkedNames & { names: string[]; name: string };
/** A resume as it is, and its copies in other layouts. */
type Lessons = { whole: Lesson; nameless: Lesson | undefined; copies: Lesson[] };

const wordEvidence = 'has ';
const isTaught = (piece: string): boolean =>
  !piece.startsWith(wordEvidence) || vocabulary.has(piece.slice(wordEvidence.length));

function lessonOf({ text, name }: NamedText): Lesson {
  const { candidates, evidence } = nameEvidence(text);
  const names = candidates.map(({ text: words }) => lettersOf(words));
  const letters = lettersOf(name);
  const taught = evidence.map((pieces) => pieces.filter(isTaught));
  return { names, evidence: taught, name: letters, right: names.map((words) => words === letters) };
}

/** Every resume is learned in several forms, as few lines and below a column too, and without its name. */
function lessonsOf({ text, name }: NamedText, at: number): Lessons {
  const named = { text, name };
  const head = headOf(named, at);
  const column = at % 3 === 2 && name !== '' ? belowColumn(named, at) : undefined;
  const below = column ? [column] : [];
  const nameless = name === '' ? [] : [withoutName(named)];
  const others = [...(at % 2 === 1 ? [head] : []), ...(at % 6 === 5 ? below : [])].map(withoutName);
  return {
    whole: lessonOf(named),
    nameless: nameless.map(lessonOf)[0],
    copies: [head, ...below, ...others].map(lessonOf),
  };
}

const folds = 5;
const seed = 1;
const fewestResumes = 3;
const { path, write } = openBuilder('evaluation');
const texts = new Map(readRows<Resume>(join(path, 'resumes.jsonl')).map(({ id, text }) => [id, text]));
const marked = readRows<Marked>(join(import.meta.dirname, 'marked-names.jsonl')).flatMap(({ id, name }) => {
  const text = texts.get(id);
  return text === undefined ? [] : [{ text, name: name.map((place) => text.slice(...place)).join(' ') }];
});
const vocabulary = vocabularyOf(marked.map(({ text }) => text));
const resumes = marked.map(lessonsOf);

/** Lessons whose name is one of the candidates, or which have none. */
const teachable = (lessons: readonly Lessons[]): Lesson[] =>
  lessons
    .flatMap(({ whole, nameless, copies }) => [whole, ...(nameless ? [nameless] : []), ...copies])
    .filter(({ name, right }) => name === '' || right.includes(true));

const counts = { right: 0, other: 0, none: 0, 'made up': 0, 'made up without the name': 0 };
for (let fold = 0; fold < folds; fold += 1) {
  const weights = trainNames(teachable(resumes.filter((_, at) => at % folds !== fold)), seededRandom(seed));
  for (const { whole, nameless } of resumes.filter((_, at) => at % folds === fold)) {
    const [name, chance] = likeliest(whole, weights);
    const isShown = chance >= shownChance;
    counts[!isShown ? 'none' : whole.name === '' ? 'made up' : name === whole.name ? 'right' : 'other'] += 1;
    counts['made up without the name'] += Number(
      nameless !== undefined && likeliest(nameless, weights)[1] >= shownChance,
    );
  }
}
const named = resumes.filter(({ whole }) => whole.name !== '').length;
console.log(`${resumes.length} resumes, ${named} with a name, held out:`, counts);

const weights = [...trainNames(teachable(resumes), seededRandom(seed))].sort(([one], [other]) =>
  one < other ? -1 : 1,
);
write(
  'pipeline/src/identity/name/weights.txt',
  `# What speaks for and against words as the name of a resume, by scripts/lab/names/learn-names.ts; "${noName}":\n` +
    `# that it shows none.\n${weights.map(([piece, weight]) => `${piece}\t${weight.toFixed(2)}\n`).join('')}`,
);
