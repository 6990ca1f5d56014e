import type { Requirement } from '@cotejo/plugin-kit';
import { fold } from '../../text/fold.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { sentenceWith } from '../evidence/quotes.ts';
import type { ScoreContext, StemmedSegment } from '../passages/context.ts';
import type { Finding } from './verdict.ts';

/** Leave to work that needs nobody's help; a demand that offers help asks for none. */
const mayWork = /\b(?:authori[sz]ed to work|right to work|eligible to work|(?:without|no)\b[^.;]{0,20} sponsorship)\b/;
/** "No sponsorship required", "does not need a visa": the help that nobody needs. */
const denied = String.raw`(?<!(?:\b(?:no|not|nor|never|without)|n['’]t)\b[^.;,]{0,30})`;
const needsHelp = new RegExp(
  `${denied}(?<!\\p{L})${patternOf(readPhrases(import.meta.url, 'needing-sponsorship'))}(?!\\p{L})`,
  'u',
);

/** "Lift up to 50 lbs", "able to carry 25 kg". */
const lifting =
  /\b(?:lift\w*|carr(?:y|ies|ied|ying))\b.{0,40}?\b(?<amount>\d+) ?(?<unit>lbs?|pounds?|#|kgs?|kilos?)(?!\p{L})/u;
const poundsOfKilo = 2.2;

/** The pounds that a folded text says are lifted; undefined where it says none. */
function liftedIn(folded: string): number | undefined {
  const { amount, unit } = lifting.exec(folded)?.groups ?? {};
  return amount === undefined ? undefined : Number(amount) * (unit!.startsWith('k') ? poundsOfKilo : 1);
}

/** What is told of lifting where less is lifted than asked for. */
const less = 0.5;

/** Judges terms of a job that some resumes tell: weights to lift and leave to work; undefined for other demands. */
export function judgeTerm({ text }: Requirement, { segments }: ScoreContext): Finding | undefined {
  const demand = fold(text);
  const quote = ({ segment }: StemmedSegment, isMeant: (folded: string) => boolean) => [sentenceWith(segment, isMeant)];
  // Work tells of others: who hires has filed petitions for visas.
  const foreign =
    mayWork.test(demand) && segments.find(({ segment }) => !segment.position && needsHelp.test(segment.folded));
  if (foreign) return { verdict: 'missing', degree: 0, evidence: quote(foreign, (folded) => needsHelp.test(folded)) };
  const wanted = liftedIn(demand);
  if (wanted === undefined) return undefined;
  const told = segments
    .map((entry) => ({ entry, lifted: liftedIn(entry.segment.folded) ?? 0 }))
    .reduce((best, one) => (one.lifted > best.lifted ? one : best), { entry: segments[0]!, lifted: 0 });
  if (told.lifted === 0) return undefined;
  const isEnough = told.lifted >= wanted;
  return {
    verdict: isEnough ? 'met' : 'partial',
    degree: isEnough ? 1 : less,
    evidence: quote(told.entry, (folded) => liftedIn(folded) === told.lifted),
  };
}
