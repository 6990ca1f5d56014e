import { signUp } from '../../../api/src/testing/client.ts';
import { uploadJob, uploadResume } from '../../../api/src/testing/upload.ts';

export type SteadyLoad = {
  /**
   * Lets the calls under way end and answers how many were made, what went wrong, and how many rows of each kind were
   * written.
   */
  stop(): Promise<{ answered: number; failures: string[]; clients: number; jobDescriptions: number }>;
};

const job = '# Cellar master\n\nRequirements\n- Five years of winemaking\n- Spanish';
const resume = 'Vera Ostrander\n\nExperience\nCellar master, Quillon Wines, 2012 - 2021';

/** People of one company who read lists, write, upload and analyze without a pause. */
export async function startLoad(origin: string): Promise<SteadyLoad> {
  const client = await signUp(origin);
  const {
    body: { id },
  } = await uploadJob(client, job);
  await uploadResume(client, id, resume);
  const end = new AbortController();
  const failures: string[] = [];
  let [answered, clients, jobDescriptions] = [0, 0, 1];
  /** Makes one call and answers whether it was served. */
  const attempt = async (what: string, call: () => Promise<{ status: number; body: unknown }>): Promise<boolean> => {
    const { status, body } = await call().catch((error: Error) => ({ status: 0, body: String(error.cause ?? error) }));
    answered += 1;
    if (status < 200 || status > 299) failures.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    return status < 300;
  };
  const until = async (work: (round: number) => Promise<void>) => {
    for (let round = 0; !end.signal.aborted; round += 1) await work(round);
  };
  const read = async (round: number) => {
    const path = ['/api/user', '/api/clients', '/api/docs', '/api/analysis-history', `/api/resumes/${id}`][round % 5]!;
    await attempt(path, () => client.call(path));
  };
  const write = (writer: number) => async (round: number) => {
    if (
      await attempt('new client', () =>
        client.call('/api/clients', { method: 'POST', json: { name: `Client ${writer} ${round}` } }),
      )
    )
      clients += 1;
  };
  const upload = async (round: number) => {
    if (await attempt('upload', () => uploadJob(client, `${job} in cellar ${round}`))) jobDescriptions += 1;
  };
  /** As the page does: told that the analysis still runs, it asks again. */
  const analyze = async () => {
    const ask = () => client.call(`/api/analyze/${id}?force=true`, { method: 'POST' });
    await attempt('analysis', async () => {
      let answer = await ask();
      while (answer.body.code === 'analysis.running') answer = await ask();
      return answer;
    });
  };
  const people = [read, read, write(0), write(1), upload, analyze].map(until);
  return {
    async stop() {
      end.abort();
      await Promise.all(people);
      return { answered, failures, clients, jobDescriptions };
    },
  };
}
