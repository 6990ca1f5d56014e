// Loaded before a server: writes down the turns of its event loop that take 10 ms of processor time or more. Time by
// the clock would count what else the machine does.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const LONG = 10;
const file = process.env.WATCH_TURNS;

if (isMainThread && file) {
  let before = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    const milliseconds = (now.user - before.user + now.system - before.system) / 1000;
    before = now;
    if (milliseconds >= LONG) appendFileSync(file, `${Date.now()} ${milliseconds}\n`);
  }, 1).unref();
}
