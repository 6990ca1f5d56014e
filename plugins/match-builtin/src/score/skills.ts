import type { Remarks, Requirement, Verdict } from '@cotejo/plugin-kit';
import { type Answer, answersTo, isStale } from './answers.ts';
import type { ScoreContext } from './context.ts';
import { decide } from './decision.ts';
import { measure } from './measures.ts';
import { notes } from './notes.ts';
import { isPlainlyShown } from './plain.ts';
import { proofsOf } from './proofs.ts';
import { type Finding, wholeLine } from './verdict.ts';

/** How far a skill must be shown to be more than a wish. */
const wanted = 0.3;

function noteOn({ found: [best], group }: Answer, { taxonomy, reading }: ScoreContext): Remarks | undefined {
  if (!best) return undefined;
  const name = taxonomy.skills[best.shown.skill]!.name;
  if (best.shown.assurance === 0) return notes.denied(name);
  if (best.shown.assurance < wanted) return notes.wanted(name);
  if (best.shown.assurance < 1) return notes.basic(name);
  if (isStale(best.shown, reading.now)) return notes.stale(name);
  if (group.includes(best.shown.skill)) return undefined;
  return best.credit >= 0.75 ? notes.through(name) : notes.related(name);
}

/** How likely each verdict must be. */
const metFrom = 0.5;
const shownFrom = 0.5;

/** Judges a demand by the skills that it names and by its words and meaning. */
export function judgeSkills(requirement: Requirement, asked: readonly number[], context: ScoreContext): Finding {
  const answers = answersTo(requirement, asked, context);
  const { shown, met } = decide(measure(requirement, answers, context));
  const weakest = answers.toSorted((a, b) => a.shown - b.shown)[0];
  const [best] = weakest?.found ?? [];
  const note = weakest && noteOn(weakest, context);
  const noted = note ? { note } : {};
  if (best && answers.every(({ found }) => found[0] && found[0].shown.assurance < wanted))
    return { verdict: 'missing', degree: 0, evidence: [wholeLine(best.shown.segment)], ...noted };
  const [own] = weakest?.own ?? [];
  const isWeak = own !== undefined && (own.shown.assurance < 1 || isStale(own.shown, context.reading.now));
  const isMet = met >= metFrom || isPlainlyShown(requirement.text, answers, context);
  const verdict: Verdict = isMet && !isWeak ? 'met' : shown >= shownFrom ? 'partial' : 'missing';
  const degree = ((shown + met) / 2) * (isWeak ? own.credit : 1);
  return { verdict, degree, evidence: proofsOf(requirement, answers, context), ...noted };
}
