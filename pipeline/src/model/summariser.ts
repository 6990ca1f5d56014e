import { type Point, ProviderError, type Summariser, type Summary, type SummaryRequest } from '@cotejo/plugin-kit';
import { type Redaction, restore } from '../identity/index.ts';
import { runStage } from '../stage/run-stage.ts';
import type { ModelRun, Named } from '../stage/tools.ts';
import { ask, openModel, type StageModel, tokensOf } from './ask.ts';
import { fence } from './fence.ts';
import { roomFor } from './fit.ts';
import { prompts } from './prompts.ts';
import { summarySchema, complaintAbout, keepGrounded } from './written-summary.ts';

const maxOutputTokens = 1_500;

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
