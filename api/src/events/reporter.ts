import type { StageProgress } from '@cotejo/pipeline';
import type { ProgressEvent, ProgressHub } from './progress.ts';

/** Milliseconds between two reports about the same document or candidate. */
const INTERVAL = 200;

type Subject = Pick<ProgressEvent, 'jobDescriptionId' | 'resumeId' | 'flow'>;
export type Reporter = { report(progress: StageProgress): void; stop(): void };

/** Publishes a run's progress, not more often than anybody can read: the newest report of each interval. */
export function createReporter(hub: ProgressHub, subject: Subject): Reporter {
  let newest: StageProgress | undefined;
  let timer: NodeJS.Timeout | undefined;

  const publish = () => {
    timer = undefined;
    if (!newest) return;
    const event = { ...subject, ...newest };
    newest = undefined;
    timer = setTimeout(publish, INTERVAL);
    // Nothing depends on it: where the database is gone, the work itself will notice.
    hub.publish(event).catch(() => {});
  };

  return {
    report(progress) {
      newest = progress;
      if (!timer) publish();
    },
    stop() {
      clearTimeout(timer);
      newest = undefined;
    },
  };
}
