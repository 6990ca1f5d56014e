import type { StageProgress } from '@cotejo/pipeline';
import type { ProgressEvent, ProgressHub } from './progress.ts';

/** Milliseconds between two reports about the same document or candidate. */
const INTERVAL = 200;

type Subject = Pick<ProgressEvent, 'jobDescriptionId' | 'resumeId' | 'flow'>;
export type Reporter = {
  report(progress: StageProgress): void;
  /** Resolves when all reports are sent: one that arrived after the event of the end would never be corrected. */
  stop(): Promise<void>;
};

/** Publishes the newest progress of each interval, as nobody reads faster. Most flows end before their first report. */
export function createReporter(hub: ProgressHub, subject: Subject): Reporter {
  let newest: StageProgress | undefined;
  let timer: NodeJS.Timeout | undefined;
  let published = Promise.resolve();

  const publish = () => {
    timer = undefined;
    const event = { ...subject, ...newest! };
    // Progress may be lost: where the database is away, the work itself fails.
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
