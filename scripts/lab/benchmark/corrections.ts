import type { Candidacy, CandidacyList, Rubric, Verdict } from '@cotejo/contract';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { type Client, signUp } from '../../../api/src/testing/client.ts';
import { colleagueOf } from '../../../api/src/testing/colleague.ts';
import { newRole, uploadFiles } from '../../../api/src/testing/upload.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { correctFacts } from './fact-corrections.ts';
import { type Figure, median, quantile } from './figure.ts';
import { listOf, until } from './large-role.ts';
import { madeUpResumes } from './made-up-resumes.ts';

/** Candidacies of the role, corrections while its rubric changes, and people who correct at once. */
const [CANDIDACIES, CORRECTIONS, RECRUITERS] = [50, Number(process.env.CORRECTIONS ?? 1000), 4];
/** Corrections while nothing else happens. */
const QUIET = 100;

/** What stands in a candidacy, by candidacy and requirement. */
type Line = { id: number; requirementId: string };
type Corrected = Line & { verdict: Verdict };

const random = seededRandom(1);
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
const keyOf = ({ id, requirementId }: Line): string => `${id} ${requirementId}`;

/** What a correction costs, and whether any is lost where people correct and change the rubric at the same time. */
export async function measureCorrections(): Promise<Figure[]> {
  // One person changes the rubric more often than people may.
  const product = await startProduct({ ANALYSES_PER_MINUTE: '10000' });
  try {
    const client = await signUp(product.origin);
    const roleId = await newRole(client);
    const files = (await madeUpResumes(CANDIDACIES)).map(({ name, bytes }) => [name, bytes]);
    await uploadFiles(client, roleId, Object.fromEntries(files));
    await until(async () => isSettled(await listOf(client, roleId), CANDIDACIES));
    const lines = await linesOf(client, roleId);
    const quiet = await correctInTurn(
      client,
      Array.from({ length: QUIET }, () => oneOf(lines)),
    );
    const colleagues = await Promise.all(Array.from({ length: RECRUITERS }, () => colleagueOf(client, product.origin)));
    const figures = [
      ...(await measureCrowd(client, colleagues, roleId, lines)),
      ...(await measureMeeting(colleagues, lines)),
    ];
    return [
      { name: 'a corrected verdict with the new score, median', value: median(quiet), unit: 'ms' },
      {
        name: 'a corrected verdict with the new score, p95',
        value: quantile(quiet, 0.95),
        unit: 'ms',
        target: 'under 100 ms',
      },
      ...figures,
      ...(await correctFacts(client, roleId)),
    ];
  } finally {
    await product.stop();
  }
}

const isSettled = ({ total, waiting, outdated }: CandidacyList, wanted: number): boolean =>
  total === wanted && waiting === 0 && outdated === 0;

const read = async (client: Client, id: number) => (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;

async function idsOf(client: Client, roleId: number): Promise<number[]> {
  return (await listOf(client, roleId, '?limit=500')).items.map(({ id }) => id);
}

async function linesOf(client: Client, roleId: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const id of await idsOf(client, roleId))
    lines.push(...(await read(client, id)).requirements.map((one) => ({ id, requirementId: one.id })));
  return lines;
}

const correct = (client: Client, { id, requirementId, ...json }: Corrected, seen?: string | null) =>
  client.call(`/api/candidacies/${id}/corrections/${requirementId}`, {
    method: 'PUT',
    json: { ...json, reason: 'Heard on the phone', ...(seen !== undefined && { seen }) },
  });

const withVerdict = (line: Line): Corrected => ({ ...line, verdict: oneOf(['met', 'partial', 'missing']) });

/** Corrects lines one after the other; answers how many milliseconds each took, and tells `each` what was taken. */
async function correctInTurn(client: Client, lines: Line[], each: (made: Corrected) => void = () => {}) {
  const latencies: number[] = [];
  for (const line of lines) {
    const made = withVerdict(line);
    const started = performance.now();
    const { status, body } = await correct(client, made);
    latencies.push(performance.now() - started);
    if (status !== 200) throw new Error(`A correction was refused: ${status} ${JSON.stringify(body)}`);
    each(made);
  }
  return latencies;
}

/** Several people correct while another changes the rubric; afterwards each candidacy has what was said of it last. */
async function measureCrowd(owner: Client, people: Client[], roleId: number, lines: Line[]): Promise<Figure[]> {
  const last = new Map<string, Corrected>();
  // Each has lines of their own, so that it is known which correction was the last.
  const shareOf = (at: number) => lines.filter((_, index) => index % people.length === at);
  const work = Promise.all(
    people.map((client, at) => {
      const own = shareOf(at);
      const wanted = Array.from({ length: CORRECTIONS / people.length }, () => oneOf(own));
      return correctInTurn(client, wanted, (made) => last.set(keyOf(made), made));
    }),
  );
  let isOver = false;
  const [latencies, versions] = await Promise.all([
    work.then((each) => each.flat()).finally(() => (isOver = true)),
    changeRubric(owner, roleId, () => isOver),
  ]);
  await until(async () => isSettled(await listOf(owner, roleId), CANDIDACIES));
  return [
    {
      name: `of ${latencies.length} corrections while the rubric changes, median`,
      value: median(latencies),
      unit: 'ms',
    },
    { name: 'p95', value: quantile(latencies, 0.95), unit: 'ms' },
    { name: 'versions of the rubric meanwhile', value: versions, unit: '' },
    {
      name: `of ${last.size} corrected lines lost`,
      value: await countLost(owner, roleId, last),
      unit: '',
      target: '0',
    },
  ];
}

async function countLost(client: Client, roleId: number, last: Map<string, Corrected>): Promise<number> {
  let lost = 0;
  for (const id of await idsOf(client, roleId)) {
    const { requirements, corrections } = await read(client, id);
    const wanted = [...last.values()].filter((one) => one.id === id);
    const counts = ({ requirementId, verdict }: Corrected) =>
      requirements.some((one) => one.id === requirementId && one.verdict === verdict) &&
      corrections.some((one) => one.requirementId === requirementId && one.verdict === verdict && one.fits);
    lost += wanted.filter((one) => !counts(one)).length;
  }
  return lost;
}

/** Gives requirements other weights again and again; answers how many versions that made. */
async function changeRubric(client: Client, roleId: number, isOver: () => boolean): Promise<number> {
  const address = `/api/roles/${roleId}/rubric`;
  let versions = 0;
  while (!isOver()) {
    const { version, requirements } = (await client.call<Rubric>(address)).body;
    const json = {
      version,
      requirements: requirements.map(({ id, active, must }) => ({ id, active, must, weight: 0.5 + random() * 4 })),
    };
    const { status } = await client.call(address, { method: 'PUT', json });
    if (status !== 200) throw new Error(`The rubric could not be changed: ${status}.`);
    versions += 1;
  }
  return versions;
}

/** Two people correct the same line at once, who both saw what stood there: one of them is told. */
async function measureMeeting([one, other]: Client[], lines: Line[]): Promise<Figure[]> {
  const times = 50;
  let settled = 0;
  for (const line of lines.slice(0, times)) {
    const { corrections } = await read(one!, line.id);
    const seen = corrections.find(({ requirementId }) => requirementId === line.requirementId)?.correctedAt ?? null;
    const answers = await Promise.all([one!, other!].map((client) => correct(client, withVerdict(line), seen)));
    settled += Number(
      answers
        .map(({ status }) => status)
        .toSorted()
        .join() === '200,409',
    );
  }
  return [
    { name: `of ${times} times that two correct one line, told to one`, value: settled, unit: '', target: `${times}` },
  ];
}
