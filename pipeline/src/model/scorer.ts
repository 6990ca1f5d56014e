import {
  type Quote,
  type Requirement,
  type RequirementVerdict,
  type Scorer,
  type ScoreRequest,
  type Scoring,
  type Verdict,
} from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { runStage } from '../stage/run-stage.ts';
import type { ModelRun, Named } from '../stage/tools.ts';
import { ask, type Asking, openModel, type StageModel, tokensOf } from './ask.ts';
import { fence } from './fence.ts';
import { inGroups, roomFor, splitToFit } from './fit.ts';
import { mostCalls } from '../hiding/limits.ts';
import { prompts } from './prompts.ts';

/** How far a model says that a requirement is shown, and what that is worth. Words are steadier than numbers. */
const worth: Record<string, { verdict: Verdict; degree: number }> = {
  fully: { verdict: 'met', degree: 1 },
  mostly: { verdict: 'met', degree: 0.8 },
  partly: { verdict: 'partial', degree: 0.5 },
  barely: { verdict: 'partial', degree: 0.2 },
  not: { verdict: 'missing', degree: 0 },
};
const batchSizes = [8, 4, 2, 1];
const longestQuote = 240;
const mostQuotes = 2;
const lettersThatTell = 10;
/** Tokens of an answer about one requirement with the longest quotes. */
const tokensEach = 200;
const tokensAround = 60;

const noProfile: Scoring['profile'] = {
  positions: [],
  totalYears: 0,
  education: [],
  languages: [],
  certifications: [],
  skills: [],
};

/**
 * A scorer made of a language model. The model says for each requirement how far its quotes show it. Signals and
 * profile come from the first scorer of `rest`, which reads dates and measures closeness without guessing.
 */
export function modelScorer(stageModel: StageModel, rest: Named<Scorer>[], run: ModelRun): Scorer {
  return {
    ...(stageModel.model.check && { check: (options) => stageModel.model.check!(options) }),
    async score(request, { signal }) {
      const base = await scoreOfRest(rest, request, run, signal);
      const asking = await openModel(stageModel, run, signal);
      const verdicts = request.job.requirements.length > 0 ? await judgeAll(asking, stageModel, request) : [];
      return {
        ...base,
        verdicts: verdicts.map((verdict, index) =>
          withinCareer(verdict, request.job.requirements[index]!, base.profile),
        ),
      };
    },
  };
}

async function scoreOfRest(
  rest: Named<Scorer>[],
  request: ScoreRequest,
  run: ModelRun,
  signal: AbortSignal,
): Promise<Scoring> {
  if (rest.length === 0) return { verdicts: [], signals: [], profile: noProfile };
  const { value, record } = await runStage('score', rest, (scorer, inner) => scorer.score(request, { signal: inner }), {
    signal,
    onProgress: () => {},
  });
  run.onBeside({ plugin: record.plugin, version: record.version });
  return value;
}

/** For each quote its place in the resume, where it has one. */
type Locate = (quotes: string[]) => Promise<(Quote | undefined)[]>;

async function judgeAll(asking: Asking, stageModel: StageModel, request: ScoreRequest): Promise<RequirementVerdict[]> {
  const {
    run: { text },
    signal,
  } = asking;
  const reading = { plugin: stageModel.plugin, hidesIdentity: stageModel.hidesIdentity, resume: request.resume };
  const { parts, batches } = await plan(asking, await text.hideOwner(reading, { signal }), request.job.requirements);
  const locate: Locate = (quotes) => text.findQuoted({ ...reading, quotes }, { signal });
  const verdicts: RequirementVerdict[] = [];
  for (const [index, batch] of batches.entries()) {
    const judged: RequirementVerdict[][] = [];
    for (const [place, part] of parts.entries()) {
      const done = index * parts.length + place;
      judged.push(
        await judgeBatch(asking, part, batch, locate, (fraction) =>
          asking.run.onProgress((done + fraction) / (batches.length * parts.length)),
        ),
      );
    }
    verdicts.push(...batch.map((_, at) => bestOf(judged.map((part) => part[at]!))));
  }
  return verdicts;
}

/** Cuts the work so that every call fits: fewer requirements a call first, then parts of the resume. */
async function plan(
  asking: Asking,
  resume: string,
  requirements: Requirement[],
): Promise<{ parts: string[]; batches: Requirement[][] }> {
  const tokens = await tokensOf(asking, resume);
  let room = 0;
  for (const size of batchSizes) {
    const batches = inGroups(requirements, size);
    const longest = batches.map(listOf).reduce((a, b) => (b.length > a.length ? b : a));
    room = await roomFor(asking, {
      system: prompts.score,
      rest: `${fence('RESUME', '')}\n${longest}`,
      schema: verdictsSchema(batches[0]!),
      maxOutputTokens: outputTokens(size),
    });
    const parts = tokens <= room ? [resume] : undefined;
    if (parts || (size > 1 && room > asking.identity.contextTokens / 3))
      return {
        batches,
        parts: parts ?? (await splitToFit(asking, resume, room, Math.floor(mostCalls / batches.length))),
      };
  }
  const batches = inGroups(requirements, 1);
  return { batches, parts: await splitToFit(asking, resume, room, Math.floor(mostCalls / batches.length)) };
}

const outputTokens = (requirements: number): number => tokensAround + tokensEach * requirements;

const listOf = (requirements: Requirement[]): string =>
  requirements
    .map(
      ({ id, text, minYears }) =>
        `${id}: ${text.replace(/\s+/g, ' ')}${minYears ? ` (at least ${minYears} years)` : ''}`,
    )
    .join('\n');

function verdictsSchema(requirements: Requirement[]) {
  return v.object({
    verdicts: v.pipe(
      v.array(
        v.object({
          id: v.picklist(requirements.map(({ id }) => id)),
          quotes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(longestQuote))), v.maxLength(mostQuotes)),
          shown: v.picklist(Object.keys(worth)),
        }),
      ),
      v.minLength(requirements.length),
      v.maxLength(requirements.length),
    ),
  });
}

type Judged = v.InferOutput<ReturnType<typeof verdictsSchema>>['verdicts'];

async function judgeBatch(
  asking: Asking,
  resume: string,
  batch: Requirement[],
  locate: Locate,
  onFraction: (fraction: number) => void,
): Promise<RequirementVerdict[]> {
  const maxOutputTokens = outputTokens(batch.length);
  const { verdicts } = await ask(asking, {
    system: prompts.score,
    // The resume stands first, so that an engine can keep what it has read of it for the next batch.
    input: `${fence('RESUME', resume)}\n\n${fence('REQUIREMENTS', listOf(batch))}`,
    schema: verdictsSchema(batch),
    maxOutputTokens,
    complaint: (answer) => complaintAbout(answer.verdicts, locate),
    onProgress: (tokens) => onFraction(Math.min(0.95, tokens / maxOutputTokens)),
  });
  onFraction(1);
  const quoted = verdicts.flatMap(({ quotes }) => quotes);
  const places = await locate(quoted);
  const real = new Map(quoted.map((quote, at) => [quote, places[at]]));
  return batch.map((requirement) => {
    const { id } = requirement;
    const answer = verdicts.find((one) => one.id === id)!;
    const quotes = answer.quotes.filter((quote) => tells(quote, requirement)).flatMap((quote) => real.get(quote) ?? []);
    const { verdict, degree } = worth[quotes.length > 0 ? answer.shown : 'not']!;
    return { requirementId: id, verdict, degree, quotes: verdict === 'missing' ? [] : quotes };
  });
}

async function complaintAbout(verdicts: Judged, locate: Locate): Promise<string | undefined> {
  const ids = new Set(verdicts.map(({ id }) => id));
  if (ids.size < verdicts.length) return 'It did not judge every requirement exactly once.';
  const quotes = verdicts.flatMap((one) => (one.shown === 'not' ? [] : one.quotes));
  if (quotes.length > 0 && (await locate(quotes)).every((place) => place === undefined))
    return 'None of its quotes stands in the resume: copy passages letter by letter.';
  return undefined;
}

/** A word or two show something only where they are the requirement's own, such as "Go" or "SAP". */
function tells(quote: string, { text, skills }: Requirement): boolean {
  const words = wordsOf(quote);
  if (words.join('').length >= lettersThatTell) return true;
  const asked = new Set(wordsOf([text, ...skills].join(' ')));
  return words.some((word) => asked.has(word));
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/\[[A-Z \d]+\]/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** Of the verdicts on several parts of a resume the one with the best evidence. */
const bestOf = (verdicts: RequirementVerdict[]): RequirementVerdict =>
  verdicts.reduce((best, one) => (one.degree > best.degree ? one : best));

/** Nobody has more years in a field than in all dated positions together. */
function withinCareer(
  verdict: RequirementVerdict,
  { minYears }: Requirement,
  { totalYears }: Scoring['profile'],
): RequirementVerdict {
  if (!minYears || totalYears === 0 || totalYears >= minYears || verdict.verdict === 'missing') return verdict;
  const degree = Math.min(verdict.degree, Math.round((totalYears / minYears) * 1000) / 1000);
  return {
    ...verdict,
    degree,
    verdict: degree < worth.mostly!.degree ? 'partial' : verdict.verdict,
    note: `${totalYears} of ${minYears} years in dated positions`,
    noteInSpanish: `Los empleos con fechas suman ${`${totalYears}`.replace('.', ',')} de los ${minYears} años`,
    years: totalYears,
  };
}
