// One user sends a hundred uploads and fifty analyses at once, again and again, while recruiters of other companies
// browse; before that, these browse alone.
import exec from 'k6/execution';
import { browse as browseAsOne, limits as browseLimits } from './browse.js';
import { anyDocument, uploadAll } from './documents.js';
import { handleSummary, optionsOf, recruiterOf, setup as signIn, working } from './recruiter.js';

const UPLOADS = 100;
const ANALYSES = 50;
/** Job descriptions: as many as one user may analyze at once, so that each analysis is work of its own. */
const JOBS = 20;
const { COMPANIES, PEOPLE, SECONDS, WARM_UP } = __ENV;

/** Milliseconds that the calls of a screen may take beside a flood. */
export const limits = Object.fromEntries(
  Object.entries(browseLimits).map(([call, milliseconds]) => [call, 2 * milliseconds]),
);

/** The phases are scenarios, one after the other: `warm`, `alone` and `steady`, which has the flood beside it. */
const browsing = (start, seconds) => ({
  ...working('browse', Number(PEOPLE)),
  startTime: `${start}s`,
  duration: `${seconds}s`,
  gracefulStop: '2s',
});
const [alone, steady] = [Number(WARM_UP), Number(WARM_UP) + Number(SECONDS) + 2];
const flooding = { ...working('flood', 1), startTime: `${steady}s`, duration: `${SECONDS}s` };
const common = optionsOf(
  { warm: browsing(0, alone), alone: browsing(alone, SECONDS), steady: browsing(steady, SECONDS), flood: flooding },
  limits,
);
const answered = Object.fromEntries(
  [200, 201, 429].map((status) => [`http_reqs{phase:flood,status:${status}}`, ['count>0']]),
);
export const options = {
  ...common,
  batch: UPLOADS + ANALYSES,
  batchPerHost: UPLOADS + ANALYSES,
  thresholds: {
    ...common.thresholds,
    ...answered,
    'http_req_duration{phase:alone}': [],
    'http_req_duration{phase:steady}': [],
  },
};
export { handleSummary };

/** The first recruiter floods; a colleague of the same company has uploaded what is analyzed. */
export function setup() {
  const { cookies } = signIn();
  const isOfFirst = (_, index) => index % Number(COMPANIES) === 0;
  const [flooder, colleague] = cookies.filter(isOfFirst);
  const jobs = Array.from({ length: JOBS }, () =>
    uploadAll(recruiterOf({ cookies: [colleague], phase: 'setup' }), () => {}),
  );
  return { flooder, jobs, others: cookies.filter((...entry) => !isOfFirst(...entry)) };
}

export const browse = ({ others }) => browseAsOne({ cookies: others, phase: exec.scenario.name });

/** Sends again at once, whatever `Retry-After` says. */
export function flood({ flooder, jobs }) {
  const upload = (_, index) => ({ call: 'upload', path: '/api/job-description', body: { file: anyDocument(index) } });
  const analyze = (_, index) => ({ call: 'analyze', path: `/api/analyze/${jobs[index % JOBS]}?force=true` });
  recruiterOf({ cookies: [flooder], phase: 'flood' }).rush([
    ...Array.from({ length: UPLOADS }, upload),
    ...Array.from({ length: ANALYSES }, analyze),
  ]);
}
