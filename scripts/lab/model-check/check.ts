import { type Health, ProviderError } from '@cotejo/plugin-kit';
import type { Environment } from '../../../api/src/ground/config/config.ts';
import { StartError } from '../../../api/src/ground/config/start-error.ts';
import { cases, lines } from './cases/index.ts';
import { readDevelopment } from './development.ts';
import { figuresOf } from './figures.ts';
import { measure, type Measured, nothingMeasured, type Plan, stepsOf } from './measure.ts';
import { openSubjects, type Subject } from './subjects.ts';
import type { Checked } from './table.ts';
import { linesOf } from './verdict.ts';

export type Wish = {
  environment: Environment;
  /** Half of the cases, one order and one repeat. */
  quick: boolean;
  /** How often some candidates are judged, so that the answers can be compared. */
  repeats: number;
  /** A folder of labeled pairs, and how many of them to judge. */
  evaluation?: { folder: string; pairs: number };
  signal: AbortSignal;
  /** Told of every step as it begins. */
  tell(step: string): void;
};

/**
 * Measures every model that the environment configures, each before the plugins that need none, and these alone beside
 * it. Aborted, it gives what was measured so far. Throws a `StartError` where no model is configured or one cannot be
 * asked.
 */
export async function checkModels(wish: Wish): Promise<Checked[]> {
  const { signal, tell } = wish;
  const plan = planFor(wish);
  const { models, builtIn, seconds, close } = await openSubjects(wish.environment);
  try {
    if (models.length === 0)
      throw new StartError(
        'No language model is configured: set OLLAMA_HOST and OLLAMA_MODEL, or OPENAI_MODEL, ANTHROPIC_MODEL or ' +
          'GEMINI_MODEL with its key (docs/models.md).',
      );
    const around = ({ plugin }: Subject) => ({ seconds, signal, tell: stepTeller(plugin, stepsOf(plan), tell) });
    const identities = await Promise.all(models.map((subject) => identify(subject, signal)));
    const plain = await measureUntilStopped(builtIn, plan, around(builtIn));
    const checked: Checked[] = [];
    for (const [index, subject] of models.entries()) {
      const figures = figuresOf(await measureUntilStopped(subject, plan, around(subject)), subject.recorder.questions);
      checked.push({
        plugin: subject.plugin,
        ...identities[index]!,
        failures: figures.answers.failures,
        lines: linesOf(figures, figuresOf(plain, [])),
      });
    }
    return checked;
  } finally {
    await close();
  }
}

function planFor({ quick, repeats, evaluation }: Wish): Plan {
  const chosen = quick ? cases.slice(0, 2) : cases;
  const inBetween = chosen.flatMap(({ candidates }) => candidates.filter(({ fit }) => fit === 1));
  return {
    cases: chosen,
    lines,
    repeated: inBetween.slice(0, quick ? 1 : 2),
    repeats: quick ? Math.min(2, repeats) : repeats,
    orders: quick ? [1] : [2, 2],
    development: evaluation ? developmentOf(evaluation) : [],
  };
}

function developmentOf({ folder, pairs }: NonNullable<Wish['evaluation']>): Plan['development'] {
  try {
    return readDevelopment(folder, pairs);
  } catch (error) {
    throw new StartError(`--eval: ${(error as Error).message}`, error);
  }
}

async function measureUntilStopped(
  subject: Subject,
  plan: Plan,
  around: Parameters<typeof measure>[2],
): Promise<Measured> {
  const measured = nothingMeasured();
  try {
    around.signal.throwIfAborted();
    await measure(subject, plan, around, measured);
  } catch (error) {
    if (!around.signal.aborted) throw error;
    // The question that was open when the work was called off says nothing about the model.
    const { questions } = subject.recorder;
    if (questions.at(-1)?.isAccepted === false) questions.pop();
  }
  return measured;
}

/** Which weights will answer. Throws a `StartError` with what the plugin says where none will. */
async function identify({ plugin, recorder: { model } }: Subject, signal: AbortSignal) {
  const health: Health = (await model!.check?.({ signal })) ?? { ok: true };
  try {
    if (!health.ok) throw new ProviderError(plugin, 'unavailable', health.message ?? 'it does not say why');
    return await model!.identify({ signal });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new StartError(`The model of ${plugin} cannot be asked: ${error.message}`);
  }
}

/** Steps with their number and the time since the first one. */
function stepTeller(plugin: string, steps: number, tell: (step: string) => void): (step: string) => void {
  const started = performance.now();
  let step = 0;
  return (what) =>
    tell(`${plugin}, step ${(step += 1)} of ${steps}, ${Math.round((performance.now() - started) / 1000)} s: ${what}`);
}
