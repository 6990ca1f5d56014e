import type { StageProgress } from '@cotejo/pipeline';
import type { ProgressEvent, ProgressHub } from './progress.ts';

/** Milliseconds between two reports about the same document or candidate. */
const INTERVAL = 200;

type Subject = Pick<ProgressEvent, 'jobDescriptionId' | 'resumeId' | 'flow'>;
export type Reporter = {
  report(progress: StageProgress): void;
  /** Resolves once no report is on its way any more: one that came after the news of the end would never be corrected. */
  stop(): Promise<void>;
};

/** Publishes a run's progress, not more often than anybody can read: the newest report of each interval, so that most runs have ended before their first. */
export function createReporter(hub: ProgressHub, subject: Subject): Reporter {
  let newest: StageProgress | undefined;
  let timer: NodeJS.Timeout | undefined;
  let published = Promise.resolve();

  const publish = () => {
    timer = undefined;
    const event = { ...subject, ...newest! };
    // Nothing depends on it: where the database is gone, the work itself will notice.
    published = published.then(() => hub.publish(event)).catch(() => {});
  };

  return {
    report(progress) {
      newest = progress;
      timer ??= setTimeout(publish, INTERVAL);
    },
    stop() {
      clearTimeout(timer);
      return published;
    },
  };
}
