import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { compose } from './compose.ts';
import { type Config, loadConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { type EmbeddedDatabase, startEmbedded } from './database/embedded.ts';
import { isDatabaseUnavailable } from './database/errors.ts';
import { migrateDatabase } from './database/migrate.ts';
import type { Dependencies } from './dependencies.ts';
import { listen, type RunningServer } from './http/server.ts';
import { createLogger } from './log.ts';
import { createMetricsApp } from './metrics/app.ts';

/** How long the calls under way may go on, and the whole stop take after the delay that the settings ask for, in milliseconds. */
const CALLS_TIMEOUT = 20_000;
const STOP_TIMEOUT = 29_000;

async function main(config: Config): Promise<void> {
  const log = createLogger(config);
  const embedded = config.database.url ? undefined : await startEmbedded(config.process.dataFolder);
  const databaseUrl = config.database.url ?? embedded!.url;
  try {
    await migrateDatabase(databaseUrl);
    const server = await compose(config, databaseUrl, log);
    await server.start();
    const http = await listen(server.app, config.http);
    const metrics = await listenForMetrics(config, server.dependencies);

    const delay = config.http.stopDelay * 1000;
    const stop = onceSignalled(STOP_TIMEOUT + delay, async (exitCode) => {
      try {
        server.leave();
        await pause(delay);
        server.beginStop();
        await http.stop(CALLS_TIMEOUT);
        await metrics?.stop(0);
        await server.stop(exitCode === 0);
      } finally {
        await embedded?.stop();
      }
    });
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'unexpected error');
      stop(1);
    });
    // So that the next process starts on what this one has compiled, however this one ends. Nothing where no NODE_COMPILE_CACHE is set.
    flushCompileCache();
    // Only now: whoever reads it may at once send the signal.
    console.log(`Cotejo is ready: ${config.http.publicUrl ?? http.url}`);
  } catch (error) {
    await stopQuietly(embedded);
    throw error;
  }
}

/** Serves `/metrics` on a port of its own, where the settings name one. */
async function listenForMetrics({ metrics: { host, port } }: Config, { metrics, database, log }: Dependencies): Promise<RunningServer | undefined> {
  if (port === undefined) return undefined;
  const served = await listen(createMetricsApp(metrics, database, log), { host, port }, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  log.info({ address: `${served.url}/metrics` }, 'metrics are served');
  return served;
}

/** Runs `work` at the first SIGTERM or SIGINT, then exits. A second signal, or more than `milliseconds`, ends the process at once. */
function onceSignalled(milliseconds: number, work: (exitCode: number) => Promise<void>): (exitCode: number) => void {
  let stopping = false;
  const stop = (exitCode: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), milliseconds).unref();
    work(exitCode).then(() => process.exit(exitCode), () => process.exit(1));
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  return stop;
}

async function stopQuietly(embedded: EmbeddedDatabase | undefined): Promise<void> {
  await embedded?.stop().catch(() => {});
}

try {
  await main(loadConfig());
} catch (error) {
  // What an operator can act on is one clear message; anything else is a defect and keeps its stack.
  const clear = error instanceof StartError ? error.message : isDatabaseUnavailable(error) && 'The database stopped answering while Cotejo started. Start Cotejo again once it answers.';
  console.error(clear || error);
  process.exit(1);
}
