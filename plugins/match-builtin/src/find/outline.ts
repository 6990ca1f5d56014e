import type { Meaning, Outline, ScoreRequest } from '@cotejo/plugin-kit';
import { contextOf } from '../score/passages/context.ts';
import { heldTitles } from '../score/signals/held-titles.ts';
import { apart } from '../statistics/common-component.ts';
import { stemsOf } from '../text/tokens.ts';
import { signatureOf } from './signature.ts';
import { terms } from './terms.ts';

/** How far the words around a skill must stand for it: one that is denied or wanted is none. */
const stated = 0.3;

/** The skills, the words and the titles of a resume, what it is about as a whole, and its profile. */
export function outline(request: Omit<ScoreRequest, 'job'>): Outline {
  const { meaning } = request;
  const context = contextOf(request);
  const skills = context.reading.shown.filter(({ assurance }) => assurance > stated);
  const whole = meaning && meanOf(meaning);
  return {
    terms: [
      ...new Set([
        ...skills.map(({ skill }) => terms.skill(context.taxonomy.skills[skill]!.name)),
        ...heldTitles(context).flatMap(({ text }) => stemsOf(text).map(terms.title)),
        ...[...context.stemSet].map(terms.word),
      ]),
    ],
    ...(whole && { signature: signatureOf(whole) }),
    profile: context.reading.profile,
  };
}

/** The mean of the passages' meanings by their length; nothing for a resume without any. */
function meanOf({ passages, common }: Meaning): Float32Array | undefined {
  const [first] = passages;
  if (!first) return undefined;
  const sum = new Float32Array(first.vector.length);
  for (const { start, end, vector } of passages)
    for (const [index, value] of apart(vector, common).entries()) sum[index]! += (end - start) * value;
  return sum;
}
