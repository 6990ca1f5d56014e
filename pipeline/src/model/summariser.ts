import {
  type Point,
  ProviderError,
  type Summariser,
  type Summary,
  type SummaryRequest,
  type Verdict,
} from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { type Redaction, restore } from '../identity/index.ts';
import { runStage } from '../stage/run-stage.ts';
import type { ModelRun, Named } from '../stage/tools.ts';
import { ask, openModel, type StageModel, tokensOf } from './ask.ts';
import { fence } from './fence.ts';
import { roomFor } from './fit.ts';
import { type Grounds, groundedSentences, tolerated } from '../text/grounding.ts';
import { prompts } from './prompts.ts';

const maxOutputTokens = 1_500;
const mostPoints = 5;
/** Less than this is no summary. */
const shortestSummary = 40;

const text = v.pipe(v.string(), v.maxLength(1_200));
const points = (ids: string[]) =>
  v.pipe(
    v.array(
      v.object({
        id: v.picklist(ids),
        title: v.pipe(v.string(), v.maxLength(80)),
        description: v.pipe(v.string(), v.maxLength(300)),
      }),
    ),
    v.maxLength(mostPoints),
  );

const summarySchema = (ids: string[]) =>
  v.object({
    summary: text,
    technicalSummary: text,
    experienceSummary: text,
    keyStrengths: points(ids),
    areasForConsideration: points(ids),
  });

type Written = v.InferOutput<ReturnType<typeof summarySchema>>;

/**
 * A summariser made of a language model, which reads verdicts, quotes and the profile, and never the resume. A sentence
 * that says what is not in them is dropped; a part of which nothing is left comes from the first summariser of `rest`.
 */
export function modelSummariser(stageModel: StageModel, rest: Named<Summariser>[], run: ModelRun): Summariser {
  return {
    ...(stageModel.model.check && { check: (options) => stageModel.model.check!(options) }),
    async summarise(request, { signal }) {
      signal.throwIfAborted();
      if (request.verdicts.length === 0)
        throw new ProviderError(stageModel.plugin, 'bad-input', 'There is nothing to write about');
      const asking = await openModel(stageModel, run, signal);
      const { hidden, grounds } = await run.text.gatherMaterial(
        { plugin: stageModel.plugin, hidesIdentity: stageModel.hidesIdentity, request },
        { signal },
      );
      const schema = summarySchema(request.verdicts.map(({ requirementId }) => requirementId));
      const input = fence('CANDIDATE', hidden.text);
      const room = await roomFor(asking, { system: prompts.summarise, rest: '', schema, maxOutputTokens });
      if ((await tokensOf(asking, input)) > room)
        throw new ProviderError(stageModel.plugin, 'too-long', 'The verdicts and quotes do not fit into one call');
      const written = await ask(asking, {
        system: prompts.summarise,
        input,
        schema,
        maxOutputTokens,
        complaint: (answer) => complaintAbout(answer, grounds),
        onProgress: (tokens) => run.onProgress(Math.min(0.95, tokens / maxOutputTokens)),
      });
      return fill(withNames(keepGrounded(written, request, grounds), hidden), request, rest, run, signal);
    },
  };
}

function complaintAbout(
  { summary, technicalSummary, experienceSummary }: Written,
  grounds: Grounds,
): string | undefined {
  const parts = [summary, technicalSummary, experienceSummary].map((part) => groundedSentences(part, grounds));
  const [total, dropped] = [
    parts.reduce((sum, part) => sum + part.total, 0),
    parts.reduce((sum, part) => sum + part.dropped, 0),
  ];
  return parts[0]!.kept.length < shortestSummary || dropped > total * tolerated
    ? 'Its sentences name things that do not stand in the data: use the words of the data and plain English, nothing else.'
    : undefined;
}

/** What is left when everything is dropped that does not stand in what the model was given. */
function keepGrounded(written: Written, request: SummaryRequest, grounds: Grounds): Summary {
  const verdicts = new Map(request.verdicts.map(({ requirementId, verdict }) => [requirementId, verdict]));
  const keep = (part: string): string => groundedSentences(part, grounds).kept;
  const keepPoints = (said: Written['keyStrengths'], fits: (verdict: Verdict) => boolean, allowed: Grounds): Point[] =>
    said.flatMap(({ id, title, description }) => {
      if (!fits(verdicts.get(id) ?? 'missing')) return [];
      const point = {
        title: groundedSentences(title, allowed).kept,
        description: groundedSentences(description, allowed).kept,
      };
      return point.title && point.description ? [point] : [];
    });
  return {
    summary: keep(written.summary),
    technicalSummary: keep(written.technicalSummary),
    experienceSummary: keep(written.experienceSummary),
    keyStrengths: keepPoints(written.keyStrengths, (verdict) => verdict === 'met', grounds),
    areasForConsideration: keepPoints(written.areasForConsideration, (verdict) => verdict !== 'met', {
      ...grounds,
      unshown: new Set(),
    }),
  };
}

/** What placeholders stand for in their place. */
function withNames(summary: Summary, hidden: Redaction): Summary {
  const back = (text: string): string => restore(hidden, text);
  const point = ({ title, description }: Point): Point => ({ title: back(title), description: back(description) });
  return {
    summary: back(summary.summary),
    technicalSummary: back(summary.technicalSummary ?? ''),
    experienceSummary: back(summary.experienceSummary ?? ''),
    keyStrengths: summary.keyStrengths.map(point),
    areasForConsideration: summary.areasForConsideration.map(point),
  };
}

/** Parts that are empty although there is something to say, from the next summariser. */
async function fill(
  summary: Summary,
  request: SummaryRequest,
  rest: Named<Summariser>[],
  run: ModelRun,
  signal: AbortSignal,
): Promise<Summary> {
  const { technicalSummary, experienceSummary, keyStrengths, areasForConsideration } = summary;
  const isWhole =
    technicalSummary &&
    experienceSummary &&
    (keyStrengths.length > 0 || request.verdicts.every(({ verdict }) => verdict !== 'met')) &&
    (areasForConsideration.length > 0 || request.verdicts.every(({ verdict }) => verdict === 'met'));
  if (isWhole || rest.length === 0) return summary;
  const { value, record } = await runStage(
    'summarise',
    rest,
    (summariser, inner) => summariser.summarise(request, { signal: inner }),
    { signal, onProgress: () => {} },
  );
  run.onBeside({ plugin: record.plugin, version: record.version });
  const other = {
    technicalSummary: technicalSummary || value.technicalSummary,
    experienceSummary: experienceSummary || value.experienceSummary,
  };
  return {
    summary: summary.summary,
    ...(other.technicalSummary && { technicalSummary: other.technicalSummary }),
    ...(other.experienceSummary && { experienceSummary: other.experienceSummary }),
    keyStrengths: keyStrengths.length > 0 ? keyStrengths : value.keyStrengths,
    areasForConsideration: areasForConsideration.length > 0 ? areasForConsideration : value.areasForConsideration,
  };
}
