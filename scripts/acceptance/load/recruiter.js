// What the recruiters of all scenarios have in common. Runs in k6.
import { check, sleep } from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';

const { ORIGIN, COMPANIES, RECRUITERS, PASSWORD, WARM_UP, THINK, PATIENCE, SUMMARY } = __ENV;
const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'es,en;q=0.8' };

/**
 * Options of a scenario: who works, and for each call the milliseconds within which 95 of 100 are answered. What
 * happens while the server warms up is not counted, but may not fail either.
 */
export function optionsOf(scenarios, limits) {
  const thresholds = {
    http_req_failed: ['rate==0'],
    checks: ['rate==1'],
    'http_reqs{phase:steady}': ['count>0'],
    'http_req_failed{phase:steady}': ['rate==0'],
  };
  for (const [call, milliseconds] of Object.entries(limits))
    thresholds[`http_req_duration{phase:steady,call:${call}}`] = [`p(95)<${milliseconds * Number(PATIENCE)}`];
  return {
    scenarios,
    thresholds,
    summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
    setupTimeout: '5m',
    userAgent: 'k6',
  };
}

/** A scenario of so many recruiters at once, who repeat the same work. */
export const working = (name, recruiters) => ({
  executor: 'constant-vus',
  exec: name,
  vus: recruiters,
  duration: `${Number(WARM_UP) + Number(__ENV.SECONDS)}s`,
  gracefulStop: '60s',
});

/** Signs everybody in, one after the other, so that hashing passwords is over when the clock starts. */
export function setup() {
  const cookies = [];
  for (let recruiter = 1; recruiter <= Number(RECRUITERS); recruiter += 1) {
    for (let company = 1; company <= Number(COMPANIES); company += 1)
      cookies.push(signIn(`recruiter-${company}-${recruiter}`));
  }
  return { cookies, started: Date.now() };
}

function signIn(username) {
  const answer = http.post(`${ORIGIN}/api/login`, JSON.stringify({ username, password: PASSWORD }), {
    headers: { ...asBrowser, 'Content-Type': 'application/json' },
    jar: new http.CookieJar(),
    tags: { call: 'login' },
  });
  return Object.values(answer.cookies)
    .map(([{ name, value }]) => `${name}=${value}`)
    .join('; ');
}

/** Waits as people do who read: half to one and a half times as long as they do on average. */
export const think = (times = 1) => sleep(Number(THINK) * times * (0.5 + Math.random()));

export const pick = (list) => list[Math.floor(Math.random() * list.length)];

/**
 * The recruiter whom this virtual user plays. Neighbors are of different companies. `phase` is said where time does
 * not tell it.
 */
export function recruiterOf({ cookies, started, phase: given }) {
  const cookie = cookies[(exec.vu.idInTest - 1) % cookies.length];
  const phase = () => given ?? (Date.now() - started < Number(WARM_UP) * 1000 ? 'warm' : 'steady');
  const parameters = (call, more = {}) => ({
    headers: { ...asBrowser, Cookie: cookie },
    jar: new http.CookieJar(),
    tags: { call, name: call, phase: phase() },
    ...more,
  });
  const checked = (call, answer) => {
    check(answer, { [`${call} is answered`]: ({ status }) => status >= 200 && status < 300 });
    return answer;
  };
  return {
    /** Asks for what a screen needs, all at once: paths by the names of their calls; answers by the same. */
    ask(paths) {
      const answers = http.batch(
        Object.fromEntries(
          Object.entries(paths).map(([call, path]) => [
            call,
            { method: 'GET', url: ORIGIN + path, params: parameters(call) },
          ]),
        ),
      );
      for (const [call, answer] of Object.entries(answers)) checked(call, answer);
      return answers;
    },
    /**
     * Sends calls with forms all at once, `{ call, path, body }` each, and takes it that some are refused as too many.
     */
    rush(calls) {
      const responseCallback = http.expectedStatuses({ min: 200, max: 299 }, 429);
      const answers = http.batch(
        calls.map(({ call, path, body }) => ({
          method: 'POST',
          url: ORIGIN + path,
          body,
          params: parameters(call, { timeout: '5m', responseCallback }),
        })),
      );
      for (const answer of answers)
        check(answer, {
          'too many are told when to come back': ({ status, headers }) =>
            status !== 429 || Number(headers['Retry-After']) > 0,
        });
    },
    send: (call, path, body) => checked(call, http.post(ORIGIN + path, body, parameters(call, { timeout: '5m' }))),
  };
}

/** Writes the figures for the report. */
export const handleSummary = ({ metrics }) => ({ [SUMMARY]: JSON.stringify(metrics) });
