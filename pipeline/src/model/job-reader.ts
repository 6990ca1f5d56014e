import { type BilingualText, type JobReader, type JobReading, ProviderError, type Requirement } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { findContacts } from '../identity/contacts.ts';
import { redact, type Redaction, unredacted } from '../identity/index.ts';
import { quoteLocator } from '../match/locate-quote.ts';
import { runStage } from '../run-stage.ts';
import type { ModelRun, Named } from '../tools.ts';
import { ask, openModel, type StageModel } from './ask.ts';
import { fence } from './fence.ts';
import { roomFor, splitToFit } from './fit.ts';
import { claimsOf, foldWord, numbersIn, vocabularyOf } from './grounding.ts';
import { prompts } from './prompts.ts';

const mostRequirements = 40;
const mostInOneAnswer = 20;
const mostParts = 6;
const longestText = 240;
const maxOutputTokens = 3_000;
/** Of a small model's window, what the answer may take at most. */
const shareOfWindow = 0.4;

const readingSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(120)),
  requirements: v.pipe(v.array(v.object({
    quote: v.pipe(v.string(), v.maxLength(longestText)),
    text: v.pipe(v.string(), v.maxLength(longestText)),
    kind: v.picklist(['skill', 'experience', 'education', 'language', 'certification']),
    must: v.boolean(),
    minYears: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40)),
    skills: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(6)),
  })), v.maxLength(mostInOneAnswer)),
});

type Said = v.InferOutput<typeof readingSchema>['requirements'][number];
type Found = { start: number; requirement: Omit<Requirement, 'id'> };

/**
 * A job reader made of a language model. A requirement counts only with a quote that stands in the job description; years
 * and skills only where the quote has them. Skills are called as the first reader of `rest` calls them.
 */
export function modelJobReader(stageModel: StageModel, rest: Named<JobReader>[], run: ModelRun): JobReader {
  return {
    ...(stageModel.model.check && { check: (options) => stageModel.model.check!(options) }),
    async read(job, { signal }) {
      const base = await readingOfRest(rest, job, run, signal);
      const asking = await openModel(stageModel, run, signal);
      // Who offers the job is not the candidate, but nobody's address need leave the house.
      const hidden = stageModel.hidesIdentity ? redact(job.english, findContacts(job.english)) : unredacted(job.english);
      const find = finder(job, hidden, base.skills);
      const outputTokens = Math.min(maxOutputTokens, Math.floor(asking.identity.contextTokens * shareOfWindow));
      const room = await roomFor(asking, { system: prompts['read-job'], rest: fence('JOB', ''), schema: readingSchema, maxOutputTokens: outputTokens });
      const parts = await splitToFit(asking, hidden.text, room, mostParts);
      const found: Found[] = [];
      const titles: string[] = [];
      for (const [done, part] of parts.entries()) {
        const answer = await ask(asking, {
          system: prompts['read-job'], input: fence('JOB', part), schema: readingSchema, maxOutputTokens: outputTokens,
          complaint: ({ requirements }) => complaintAbout(requirements, find),
          onProgress: (tokens) => run.onProgress((done + Math.min(0.95, tokens / outputTokens)) / parts.length),
        });
        titles.push(answer.title);
        found.push(...answer.requirements.flatMap((said) => find(said) ?? []));
      }
      if (found.length === 0) throw new ProviderError(stageModel.plugin, 'bad-output', 'No requirement was found in the job description');
      return assemble(job, titles, found, base);
    },
  };
}

async function readingOfRest(rest: Named<JobReader>[], job: BilingualText, run: ModelRun, signal: AbortSignal): Promise<JobReading> {
  if (rest.length === 0) return { title: '', skills: [], requirements: [] };
  const { value, record } = await runStage('read-job', rest, (reader, inner) => reader.read(job, { signal: inner }), { signal, onProgress: () => {} });
  run.onBeside({ plugin: record.plugin, version: record.version });
  return value;
}

function complaintAbout(requirements: Said[], find: (said: Said) => Found | undefined): string | undefined {
  if (requirements.length === 0) return undefined;
  const located = requirements.filter(find).length;
  return located < requirements.length / 2 ? 'Most of its quotes do not stand in the text: copy the words letter by letter.' : undefined;
}

/** Returns a function that finds what a model said in the job description, and leaves away what does not stand there. */
function finder(job: BilingualText, hidden: Redaction, names: string[]): (said: Said) => Found | undefined {
  const locate = quoteLocator({ ...job, english: hidden.text }, []);
  const nameOf = new Map(names.map((name) => [foldWord(name), name]));
  return ({ quote, text, kind, must, minYears, skills }) => {
    const found = locate({ text: quote });
    if (!found) return undefined;
    const span = hidden.toReal(found.english);
    const stated = job.english.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
    const restored = hidden.restore(text).replace(/\s+/g, ' ').trim();
    const hasYears = minYears > 0 && numbersIn(stated).has(String(minYears));
    return {
      start: span.start,
      requirement: {
        text: isGrounded(restored, stated) ? restored : stated, kind, must, weight: 1,
        ...(hasYears && { minYears }),
        skills: skills.filter((skill) => isNamedIn(skill, stated)).map((skill) => nameOf.get(foldWord(skill)) ?? skill.trim()),
      },
    };
  };
}

const isGrounded = (text: string, stated: string): boolean =>
  text !== '' && claimsOf(text, vocabularyOf(stated)).length === 0;

const isNamedIn = (skill: string, stated: string): boolean =>
  /[\p{L}\p{N}]/u.test(skill) && ` ${foldWord(stated)} `.includes(foldWord(skill.trim()));

/** The requirements in the order of the text, each passage once, with our ids; the musts first where there are too many. */
function assemble(job: BilingualText, titles: string[], found: Found[], base: JobReading): JobReading {
  const seen = new Set<string>();
  const distinct = found.toSorted((a, b) => a.start - b.start).filter(({ requirement: { text } }) => !seen.has(foldWord(text)) && seen.add(foldWord(text)));
  const kept = new Set([...distinct].sort((a, b) => Number(b.requirement.must) - Number(a.requirement.must) || a.start - b.start).slice(0, mostRequirements));
  const requirements = distinct.filter((one) => kept.has(one)).map(({ requirement }, index) => ({ id: `r${index + 1}`, ...requirement }));
  const locate = quoteLocator(job, []);
  const title = titles.map((said) => locate({ text: said })?.text.replace(/\s+/g, ' ')).find(Boolean) ?? base.title;
  const isCut = kept.size < distinct.length;
  const skills = [...base.skills, ...requirements.flatMap((one) => one.skills)];
  return { title, skills: skills.filter((name, index) => skills.findIndex((other) => foldWord(other) === foldWord(name)) === index), requirements, ...(isCut && { cuts: [{ what: 'requirements', limit: mostRequirements }] }) };
}
