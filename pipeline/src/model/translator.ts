import { estimateTokens, ProviderError, type TranslationRequest, type Translator } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { restore } from '../identity/index.ts';
import { translatorsFor } from '../stage/translators-for.ts';
import { runStage } from '../stage/run-stage.ts';
import type { ModelRun, Named } from '../stage/tools.ts';
import { ask, type Asking, openModel, type StageModel } from './ask.ts';
import { fence } from './fence.ts';
import { roomFor } from './fit.ts';
import { mostCalls } from '../hiding/limits.ts';
import { prompts } from './prompts.ts';
import { isFaithful, toleratedLines } from '../text/faithful.ts';
import { type Line, tokensAroundLine, tokensAtOnce, tokensOfLine } from '../hiding/read-lines.ts';
import { hasLetter } from '../text/split.ts';

/** Tokens that an English line may have for each one of the Spanish line, with its number and marks. */
const growth = 1.5;
const longestLine = 4_000;

/**
 * A translator made of a language model. A line whose figures, addresses or names have changed is translated by `rest`
 * instead.
 */
export function modelTranslator(stageModel: StageModel, rest: Named<Translator>[], run: ModelRun): Translator {
  return {
    ...(stageModel.model.check && { check: (options) => stageModel.model.check!(options) }),
    supports: (from, to) => from === 'es' && to === 'en',
    async translate(request, { signal }) {
      signal.throwIfAborted();
      if (!request.segments.some(hasLetter)) return { segments: [...request.segments] };
      const { plugin, hidesIdentity } = stageModel;
      const lines = await run.text.hideLines({ plugin, hidesIdentity, segments: request.segments }, { signal });
      const asking = await openModel(stageModel, run, signal);
      const translated = new Map<number, string>();
      const groups = await group(asking, lines);
      for (const [done, lines] of groups.entries()) {
        const answers = await translateLines(asking, lines, request.keep, (fraction) =>
          run.onProgress((done + fraction) / groups.length),
        );
        for (const [index, text] of answers) translated.set(index, text);
      }
      const left = request.segments.flatMap((segment, index) =>
        hasLetter(segment) && !translated.has(index) ? [index] : [],
      );
      await doOver(asking, request, left, rest, translated);
      return { segments: request.segments.map((segment, index) => translated.get(index) ?? segment) };
    },
  };
}

/** Lines that fit into one call together. Throws `ProviderError` (`too-long`) where there are too many. */
async function group(asking: Asking, lines: Line[]): Promise<Line[][]> {
  const room = await roomFor(asking, {
    system: prompts.translate,
    rest: fence('LINES', ''),
    schema: linesSchema(99),
    maxOutputTokens: 0,
  });
  const most = Math.min(tokensAtOnce, room / (1 + growth));
  const groups: Line[][] = [];
  let left = 0;
  for (const line of lines) {
    const tokens = tokensOfLine(line);
    if (tokens > most) continue;
    if (tokens > left) {
      groups.push([]);
      left = most;
    }
    groups.at(-1)!.push(line);
    left -= tokens;
  }
  if (groups.length > mostCalls)
    throw new ProviderError(asking.plugin, 'too-long', `${groups.length} calls would be needed`);
  return groups;
}

function linesSchema(lines: number) {
  return v.object({
    lines: v.pipe(
      v.array(
        v.object({ number: v.pipe(v.number(), v.integer()), english: v.pipe(v.string(), v.maxLength(longestLine)) }),
      ),
      v.minLength(lines),
      v.maxLength(lines),
    ),
  });
}

/** English by the line's index; lines that came back changed in what must not change are left out. */
async function translateLines(
  asking: Asking,
  lines: Line[],
  keep: string[],
  onFraction: (fraction: number) => void,
): Promise<[number, string][]> {
  const maxOutputTokens = lines.reduce(
    (sum, { hidden }) => sum + Math.ceil(estimateTokens(hidden.text) * growth) + tokensAroundLine,
    64,
  );
  const faithful = (answers: { english: string }[]) =>
    lines.flatMap(({ index, hidden }, at): [number, string][] => {
      const english = answers[at]!.english.trim();
      return isFaithful(hidden.text, english, keep) ? [[index, restore(hidden, english)]] : [];
    });
  const answer = await ask(asking, {
    system: prompts.translate,
    input: fence('LINES', lines.map(({ hidden }, at) => `${at + 1}: ${hidden.text}`).join('\n')),
    schema: linesSchema(lines.length),
    maxOutputTokens,
    complaint({ lines: answers }) {
      if (answers.some(({ number }, at) => number !== at + 1)) return 'It did not give every line once and in order.';
      const lost = lines.length - faithful(answers).length;
      return lost > Math.max(1, lines.length * toleratedLines)
        ? 'It changed, lost or added figures, names, addresses or marks in square brackets.'
        : undefined;
    },
    onProgress: (tokens) => onFraction(Math.min(0.95, tokens / maxOutputTokens)),
  });
  onFraction(1);
  return faithful(answer.lines);
}

/** Has the lines that are left translated by the next translator. */
async function doOver(
  asking: Asking,
  { segments, ...request }: TranslationRequest,
  left: number[],
  rest: Named<Translator>[],
  translated: Map<number, string>,
): Promise<void> {
  if (left.length === 0) return;
  const able = translatorsFor(rest, request.from, request.to);
  if (able.length === 0)
    throw new ProviderError(
      asking.plugin,
      'bad-output',
      `${left.length} lines came back with other figures, names or addresses`,
    );
  const given = left.map((index) => segments[index]!);
  const { value, record } = await runStage(
    'translate',
    able,
    (translator, inner) => translator.translate({ ...request, segments: given }, { signal: inner }),
    { signal: asking.signal, onProgress: () => {} },
  );
  asking.run.onBeside({ plugin: record.plugin, version: record.version });
  for (const [at, index] of left.entries()) translated.set(index, value.segments[at] ?? segments[index]!);
}
