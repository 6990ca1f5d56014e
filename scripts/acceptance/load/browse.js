// Recruiters who look at lists and opportunity pages.
import { handleSummary, optionsOf, pick, recruiterOf, setup, think, working } from './recruiter.js';

/** Milliseconds within which the data of a screen has to be there: before anybody notices a pause. */
export const limits = {
  clients: 100,
  client: 100,
  opportunities: 100,
  opportunity: 100,
  roles: 100,
  candidates: 100,
  history: 100,
  entry: 100,
  job: 100,
  analysis: 100,
};

export const options = optionsOf({ browse: working('browse', Number(__ENV.PEOPLE)) }, limits);
export { handleSummary, setup };

/** From the list of clients to the report of a candidate, asking as the web app does without what it remembers. */
export function browse(data) {
  const { ask } = recruiterOf(data);
  think();
  const client = pick(ask({ clients: '/api/clients' }).clients.json('#.id'));
  think();
  const opportunities = ask({
    client: `/api/clients/${client}`,
    opportunities: `/api/clients/${client}/opportunities`,
  }).opportunities.json('#.id');
  for (const opportunity of [pick(opportunities), pick(opportunities)]) {
    think();
    ask({ opportunity: `/api/opportunities/${opportunity}`, roles: `/api/opportunities/${opportunity}/roles` });
    const resumes =
      ask({ candidates: `/api/opportunities/${opportunity}/candidates` }).candidates.json(
        '#.candidates.#.resumeId|@flatten',
      ) ?? [];
    if (resumes.length > 0) readReport(ask, pick(resumes));
  }
  think();
  ask({ history: '/api/analysis-history' });
}

function readReport(ask, resume) {
  think();
  const [job] = ask({ entry: `/api/analysis-history?resumeId=${resume}` }).entry.json('#.id');
  ask({ job: `/api/job-description/${job}`, analysis: `/api/analysis/${job}/${resume}` });
}
