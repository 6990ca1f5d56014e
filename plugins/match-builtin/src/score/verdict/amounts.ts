import type { Remarks, Requirement } from '@cotejo/plugin-kit';
import { stemsOf } from '../../text/tokens.ts';
import { money, peopleWords, quantitiesIn, workforce } from '../evidence/quantities.ts';
import { type Proof, wholeLine } from '../evidence/quotes.ts';
import type { ScoreContext, StemmedSegment } from '../passages/context.ts';
import { notes } from './notes.ts';
import { type Finding, verdictOf } from './verdict.ts';

/** The least number of things that is an amount: fewer are as often shown by naming each of them. */
const fewestThings = 10;
/** The part of the amount asked for that is enough, as people round. */
const nearlyAll = 0.9;
/** The part of a finding's degree that depends on the amount. */
const amountShare = 0.5;
/** The part of the amount asked for that a resume is taken to show where it tells none. */
const untold = 0.5;

/** Words that say who is counted, and not what for. */
const ofPeople = new Set(stemsOf(peopleWords.join(' ')));

type Wanted = { amount: number; unit: string };
type Told = { amount: number; segment: StemmedSegment['segment'] };

/** The amounts that a demand asks for at least: 1,000 of "more than 1,000 employees". "1040 returns" is a name. */
const wantedBy = (text: string): Wanted[] =>
  quantitiesIn(text)
    .filter(({ least, unit, isOpen }) => unit === workforce || unit === money || (isOpen && least >= fewestThings))
    .map(({ least, unit }) => ({ amount: least, unit }));

/** The largest amount of the unit in the evidence, or in a line that says something else of the demand too. */
function largest({ unit }: Wanted, stems: readonly string[], evidence: Proof[], context: ScoreContext) {
  const told = context.segments
    .filter(
      ({ segment, set }) =>
        stems.length === 0 ||
        stems.some((stem) => set.has(stem)) ||
        evidence.some((proof) => proof.segment === segment),
    )
    .flatMap(({ segment }): Told[] =>
      quantitiesIn(segment.text)
        .filter((one) => one.unit === unit)
        .map(({ most }) => ({ amount: most, segment })),
    );
  return told.sort((a, b) => b.amount - a.amount)[0];
}

/**
 * Lowers a finding to a part of the demand where that names an amount, such as people or money, and the resume tells of
 * a smaller one or of none.
 */
export function inScale(finding: Finding, { text }: Requirement, context: ScoreContext): Finding {
  const wanted = wantedBy(text);
  if (wanted.length === 0 || verdictOf(finding) === 'missing') return finding;
  const stems = stemsOf(text).filter((stem) => !ofPeople.has(stem));
  const compared = wanted
    .map((one) => ({ one, told: largest(one, stems, finding.evidence, context) }))
    .map(({ one, told }) => ({ one, told, share: told ? Math.min(1, told.amount / one.amount) : untold }));
  const least = compared.reduce((worst, one) => (one.share < worst.share ? one : worst));
  if (least.share >= nearlyAll) return finding;
  const { one, told, share } = least;
  const [first, ...others] = finding.evidence;
  const isQuoted = !told || finding.evidence.some(({ segment }) => segment === told.segment);
  return {
    ...finding,
    verdict: 'partial',
    degree: finding.degree * (1 - amountShare + amountShare * share),
    evidence: isQuoted ? finding.evidence : [first!, wholeLine(told.segment), ...others],
    note: noteOn(one, told),
  };
}

const noteOn = ({ amount }: Wanted, told: Told | undefined): Remarks =>
  told ? notes.smaller(told.amount, amount) : notes.noAmount(amount);
