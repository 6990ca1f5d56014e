import type { Remarks, Requirement, Verdict } from '@cotejo/plugin-kit';
import type { ShownSkill } from '../../resume/shown-skills.ts';
import { assuranceOf } from '../../resume/assurance.ts';
import { isProduct } from '../../taxonomy/load.ts';
import { findMentions } from '../../taxonomy/mentions.ts';
import { fold } from '../../text/fold.ts';
import { type Answer, answersTo, isStale } from '../evidence/answers.ts';
import { measure } from '../evidence/measures.ts';
import { oneShown } from '../evidence/one-shown.ts';
import { isPlainlyShown, isPlainlyUnshown } from '../evidence/plainly-shown.ts';
import { proofsOf } from '../evidence/proofs.ts';
import { sentenceAt, wholeLine } from '../evidence/quotes.ts';
import { isMemberOf } from '../evidence/suites.ts';
import type { ScoreContext } from '../passages/context.ts';
import { decide } from './decision.ts';
import { notes } from './notes.ts';
import type { Finding } from './verdict.ts';

/** Whether what is shown is only a field beside the one asked for, which says little of it: law, of notaries. */
const isNearField = (
  { skill, assurance }: ShownSkill,
  answers: readonly Answer[],
  { taxonomy }: ScoreContext,
): boolean => assurance === 1 && !isProduct(taxonomy, skill) && answers.every(({ group }) => !group.includes(skill));

/** How far a skill must be shown to be more than a wish. */
const wanted = 0.3;

const basic = 0.5;

/** How far a demand asks for a skill to be shown: for "basic Excel" that it is known a little. */
function assuranceAsked(text: string, group: readonly number[]): number {
  const asked = findMentions(text).filter(({ skill }) => group.includes(skill));
  const folded = fold(text);
  return asked.some(({ start, end }) => assuranceOf(folded, start, end) === basic) ? basic : 1;
}

function noteOn({ found: [best], group }: Answer, asked: number, context: ScoreContext): Remarks | undefined {
  const { taxonomy, reading } = context;
  if (!best) return undefined;
  const name = taxonomy.skills[best.shown.skill]!.name;
  if (best.shown.assurance === 0) return notes.denied(name);
  if (best.shown.assurance < wanted) return notes.wanted(name);
  if (best.shown.assurance < asked) return notes.basic(name);
  if (isStale(best.shown, reading.now)) return notes.stale(name);
  if (group.includes(best.shown.skill)) return undefined;
  return best.credit >= 0.75 ? notes.through(name) : notes.related(name);
}

/** The degree of a rival where one will do. */
const ofRival = 0.8;
/** How likely each verdict must be. */
const metFrom = 0.5;
const shownFrom = 0.5;

/** What is as good as what a demand names, as another product is where it says "or similar". */
function byRival({ skill, segment, at }: ShownSkill, { taxonomy }: ScoreContext): Finding {
  const note = notes.through(taxonomy.skills[skill]!.name);
  return { verdict: 'met', degree: ofRival, evidence: [sentenceAt(segment, at ?? segment.start)], note };
}

/** The degree of a product where the bundle is told of which it is one. */
const ofBundle = 0.3;

/** What is shown of products that a resume does not name: a part, by the bundles of which they are. */
function byBundle(answers: readonly Answer[], noted: Pick<Finding, 'note'>, { taxonomy }: ScoreContext): Finding {
  const bundles = answers.map(({ group, found }) =>
    found.find(({ shown }) => shown.assurance === 1 && group.some((one) => isMemberOf(taxonomy, one, shown.skill))),
  );
  if (!bundles.every((bundle) => bundle !== undefined))
    return { verdict: 'missing', degree: 0, evidence: [], ...noted };
  const evidence = bundles.map(({ shown: { segment, at } }) => sentenceAt(segment, at ?? segment.start));
  return { verdict: 'partial', degree: ofBundle, evidence, ...noted };
}

/** Judges a demand by the skills that it names and by its words and meaning. */
export function judgeSkills(requirement: Requirement, asked: readonly number[], context: ScoreContext): Finding {
  const answers = answersTo(requirement, asked, context);
  const { shown, met } = decide(measure(requirement, answers, context));
  const weakest = answers.toSorted((a, b) => a.shown - b.shown)[0];
  const [best] = weakest?.found ?? [];
  const enough = weakest ? assuranceAsked(requirement.text, weakest.group) : 1;
  const note = weakest && noteOn(weakest, enough, context);
  const noted = note ? { note } : {};
  const isNear = best !== undefined && isNearField(best.shown, answers, context);
  if (best && answers.every(({ found }) => found[0] && found[0].shown.assurance < wanted))
    return { verdict: 'missing', degree: 0, evidence: [wholeLine(best.shown.segment)], ...noted };
  if (isPlainlyUnshown(requirement.text, answers, context)) return byBundle(answers, isNear ? {} : noted, context);
  const [own] = weakest?.own ?? [];
  const isBasic = own !== undefined && own.shown.assurance >= enough && enough < 1;
  const isWeak = own !== undefined && (own.shown.assurance < enough || isStale(own.shown, context.reading.now));
  const one = requirement.duty ? undefined : oneShown(requirement.text, answers, context);
  if (one?.rival) return byRival(one.rival, context);
  const isMet = met >= metFrom || isBasic || one !== undefined || isPlainlyShown(requirement.text, answers, context);
  const verdict: Verdict = isMet && !isWeak ? 'met' : shown >= shownFrom ? 'partial' : 'missing';
  const degree = ((shown + met) / 2) * (isWeak ? own.credit : 1);
  const evidence = proofsOf(requirement, answers, context);
  return { verdict, degree, evidence, ...(verdict === 'missing' && isNear ? {} : noted) };
}
