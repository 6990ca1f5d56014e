import { definePlugin } from '@cotejo/plugin-kit';
import { object } from 'valibot';
import { outline } from './find/outline.ts';
import { seek } from './find/seek.ts';
import { readJob } from './job/read.ts';
import { readRequirement } from './job/requirements.ts';
import { namesWork } from './resume/titles.ts';
import { scoreResume } from './score/score.ts';
import { summarise } from './summary/summarise.ts';

/** Reads job descriptions, judges resumes and sums up, with rules, a skills taxonomy and word statistics alone. */
export default definePlugin({
  apiVersion: 1,
  name: 'match-builtin',
  version: '20',
  egress: 'none',
  isolation: 'process',
  settings: object({}),
  provides: {
    jobReader: () => ({
      async read(job, { signal }) {
        signal.throwIfAborted();
        return readJob(job);
      },
      async readRequirement(text, { signal }) {
        signal.throwIfAborted();
        return readRequirement(text);
      },
      async namesWork(title, { signal }) {
        signal.throwIfAborted();
        return namesWork(title);
      },
    }),
    scorer: () => ({
      async score(request, { signal }) {
        signal.throwIfAborted();
        return scoreResume(request);
      },
      async outline(request, { signal }) {
        signal.throwIfAborted();
        return outline(request);
      },
      async seek(request, { signal }) {
        signal.throwIfAborted();
        return seek(request);
      },
    }),
    summariser: () => ({
      async summarise(request, { signal }) {
        signal.throwIfAborted();
        return summarise(request);
      },
    }),
  },
});
