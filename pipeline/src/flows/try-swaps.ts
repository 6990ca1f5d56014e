import { languageSample } from '../prepare/language-sample.ts';
import { textWork } from '../stage/text-work.ts';
import type { PipelineTools } from '../stage/tools.ts';
import { type Swap, type SwapKind, swapKinds } from '../swaps/make-swaps.ts';
import { detectLanguage } from './detect-language.ts';
import type { MatchInput } from './match-input.ts';
import { rate, type Rating } from './rate.ts';
import { translate } from './translate.ts';

type Yardstick = Pick<MatchInput, 'job' | 'signals' | 'asOf'>;
export type TriedSwap = Swap & { rating: Rating };

/**
 * Judges a resume's text, and the same with one thing about its owner swapped, for each swap of the wanted kinds that
 * it has a place for. Each text is prepared anew, and judged by nothing but the job. A swap that another plugin has
 * judged, as the first one failed, cannot be compared and is left out. Throws as `prepareResume` and `rate` do.
 */
export async function trySwaps(
  text: string,
  yardstick: Yardstick,
  tools: PipelineTools,
  wanted: readonly SwapKind[] = swapKinds,
): Promise<{ before: Rating; tried: TriedSwap[] }> {
  const { language, rating: before } = await rateText(text, yardstick, tools);
  const { makeSwaps } = tools.text ?? textWork;
  const swaps = await makeSwaps({ text, language, profile: before.profile }, tools);
  const tried: TriedSwap[] = [];
  for (const swap of swaps.filter(({ kind }) => wanted.includes(kind))) {
    const { rating } = await rateText(swap.text, yardstick, tools);
    if (scorerOf(rating) === scorerOf(before)) tried.push({ ...swap, rating });
  }
  return { before, tried };
}

async function rateText(
  original: string,
  yardstick: Yardstick,
  tools: PipelineTools,
): Promise<{ language: string; rating: Rating }> {
  const { language } = await detectLanguage(languageSample(original), tools);
  const { text } = await translate(original, language, tools);
  const { excluded } = await (tools.text ?? textWork).inspectResume(original, tools);
  return { language, rating: await rate({ ...yardstick, resume: { text, excluded, warnings: [], cuts: [] } }, tools) };
}

const scorerOf = ({ records }: Rating): string =>
  records.map(({ stage, plugin, model }) => (stage === 'score' ? `${plugin} ${model?.name}` : '')).join('');
