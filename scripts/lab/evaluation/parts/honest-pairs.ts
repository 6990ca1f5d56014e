import { join } from 'node:path';
import { layBeside } from '../../../../pipeline/src/match/lay-beside.ts';
import { halfOf, readPairs, readRowsIfAny } from '../dataset.ts';
import { asOf } from '../matcher.ts';
import { prepareAll, prepareJobText, prepareResumeText } from '../product.ts';

type Text = { id: string; text: string };
type HonestSet = { name: string; jobs: Text[]; resumes: Text[]; pairs: { id: string; job: string; resume: string }[] };

/** What an honest resume was suspected of beside a job; `warnings` is empty for most. */
export type Suspected = { set: string; half: ReturnType<typeof halfOf>; id: string; warnings: string[] };

/** The texts without letters that one set has are no resumes. */
const isResume = ({ text }: Text): boolean => /\p{L}{2}/u.test(text);
const everyPair = (jobs: Text[], resumes: Text[]): HonestSet['pairs'] =>
  jobs.flatMap((job) => resumes.map((resume) => ({ id: `${job.id} ${resume.id}`, job: job.id, resume: resume.id })));

/** Every set of honest resumes and jobs in the evaluation folder. */
function honestSets(folder: string): HonestSet[] {
  const rows = <Row>(path: string): Row[] => readRowsIfAny<Row>(join(folder, path));
  const pairsOf = (all: { id: string; jd_id: string; resume_id: string }[]) =>
    all.map(({ id, jd_id, resume_id }) => ({ id, job: jd_id, resume: resume_id }));
  const main = readPairs(folder);
  const jobs = [...main.jobs.values()];
  const spanish = rows<{ id: string; text_es: string }>('bilingual/resumes_es.jsonl').map(({ id, text_es }) => ({
    id,
    text: text_es,
  }));
  const spanishJobs = rows<Text>('bilingual/jobs_es.jsonl');
  const [rewriteJobs, rewrites] = [
    rows<Text>('rewrites/jds.jsonl'),
    rows<Text>('rewrites/resumes.jsonl').filter(isResume),
  ];
  const [asked, cases] = [
    rows<{ id: string; jd: string; resume: string }>('evidence/linguists.jsonl'),
    rows<{ id: string; job: string; resume: string }>('evidence/scoring.jsonl'),
  ];
  const own = (name: string, all: { id: string; job: string; resume: string }[]): HonestSet => ({
    name,
    jobs: all.map(({ id, job }) => ({ id, text: job })),
    resumes: all.map(({ id, resume }) => ({ id, text: resume })).filter(isResume),
    pairs: all.flatMap(({ id, resume }) => (isResume({ id, text: resume }) ? [{ id, job: id, resume: id }] : [])),
  });
  return [
    ...[...Map.groupBy(main.pairs, ({ source }) => source)].map(([name, pairs]): HonestSet => ({
      name,
      jobs,
      resumes: [...main.resumes.values()],
      pairs: pairsOf(pairs),
    })),
    {
      name: 'advertisements',
      jobs: rows('advertisements/jds.jsonl'),
      resumes: rows('advertisements/resumes.jsonl'),
      pairs: pairsOf(rows('advertisements/pairs.jsonl')),
    },
    { name: 'bilingual', jobs, resumes: spanish, pairs: pairsOf(rows('bilingual/pairs_es.jsonl')) },
    { name: 'Spanish jobs', jobs: spanishJobs, resumes: spanish, pairs: everyPair(spanishJobs, spanish) },
    { name: 'rewrites', jobs: rewriteJobs, resumes: rewrites, pairs: everyPair(rewriteJobs, rewrites) },
    own(
      'linguists',
      asked.map(({ id, jd, resume }) => ({ id, job: jd, resume })),
    ),
    own('cases', cases),
  ];
}

/** Lays every honest resume beside its jobs, without judging it. */
export async function suspectedPairs(folder: string): Promise<Suspected[]> {
  const suspected: Suspected[] = [];
  for (const { name, jobs, resumes, pairs } of honestSets(folder)) {
    const [usedJobs, usedResumes] = [new Set(pairs.map(({ job }) => job)), new Set(pairs.map(({ resume }) => resume))];
    const preparedJobs = await prepareAll(
      jobs.filter(({ id }) => usedJobs.has(id)),
      prepareJobText,
    );
    const preparedResumes = await prepareAll(
      resumes.filter(({ id }) => usedResumes.has(id)),
      prepareResumeText,
    );
    for (const { id, job, resume } of pairs) {
      const { text, excluded, warnings } = preparedResumes.get(resume)!;
      const beside = layBeside({ job: preparedJobs.get(job)!.text, demands: [], resume: text, excluded, asOf });
      suspected.push({
        set: name,
        half: halfOf(job),
        id,
        warnings: [...warnings, ...beside.warnings].map(({ kind }) => kind),
      });
    }
  }
  return suspected;
}
