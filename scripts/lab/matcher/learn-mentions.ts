/**
 * Learns plugins/match-builtin/data/mentions.bin: whether the words that name a skill in a resume speak for a skill of
 * its owner. Reads the texts of the resumes that are marked in marked-skills.jsonl from resumes.jsonl of the folder,
 * and prints how many mentions are told as marked, each fifth of the resumes by what the others teach. Run:
 * node scripts/lab/matcher/learn-mentions.ts --from folder [--to folder] [--dry-run]
 */
import { join } from 'node:path';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { chanceOf, likely, placesOf, weightsOf } from '../../../plugins/match-builtin/src/resume/mention/model.ts';
import { placeMentions } from '../../../plugins/match-builtin/src/resume/mention/placed.ts';
import { readResume } from '../../../plugins/match-builtin/src/resume/read.ts';
import { englishText, readRows } from '../evaluation/dataset.ts';
import { openBuilder } from './builder.ts';
import { type MarkedMention, trainMentions } from './train-mentions.ts';

/** Where the mentions begin that speak for their skill, and those that do not, in characters. */
type Marked = { id: string; shown: number[]; not: number[] };
type Resume = { id: string; text: string };

const asOf = '2026-11';

function mentionsOf(text: string, { shown, not }: Marked): MarkedMention[] {
  const { segments } = readResume(englishText(text), asOf);
  return placeMentions(text, segments).flatMap((placed) => {
    const isShown = shown.includes(placed.mention.start);
    return isShown || not.includes(placed.mention.start) ? [{ told: placesOf(placed), isShown }] : [];
  });
}

const folds = 5;
const seed = 1;
const { path, write } = openBuilder('evaluation');
const texts = new Map(readRows<Resume>(join(path, 'resumes.jsonl')).map(({ id, text }) => [id, text]));
const resumes = readRows<Marked>(join(import.meta.dirname, 'marked-skills.jsonl')).flatMap((marked) => {
  const text = texts.get(marked.id);
  return text === undefined ? [] : [mentionsOf(text, marked)];
});

const told = { out: 0, rightlyOut: 0 };
for (let fold = 0; fold < folds; fold += 1) {
  const others = resumes.filter((_, at) => at % folds !== fold).flat();
  const weights = weightsOf(trainMentions(others, seededRandom(seed)));
  for (const { told: found, isShown } of resumes.filter((_, at) => at % folds === fold).flat()) {
    if (chanceOf(weights, found) >= likely.usually) continue;
    told.out += 1;
    told.rightlyOut += Number(!isShown);
  }
}
const all = resumes.flat();
const wrong = all.filter(({ isShown }) => !isShown).length;
console.log(`${all.length} mentions in ${resumes.length} resumes, ${wrong} that speak for no skill`);
console.log(`held out: ${told.out} left out, ${told.rightlyOut} of them speak for none`);
write('plugins/match-builtin/data/mentions.bin', trainMentions(all, seededRandom(seed)));
