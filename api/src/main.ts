import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { leaveRoot, type Left } from './platform/account/leave-root.ts';
import { type Composition, compose } from './compose.ts';
import { type Config, loadConfig } from './ground/config/config.ts';
import { StartError } from './ground/config/start-error.ts';
import { startEmbedded } from './platform/database/embedded.ts';
import { isDatabaseUnavailable } from './platform/database/errors.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { logForeignOutput } from './ground/foreign-output.ts';
import { hostOf } from './platform/http/reach.ts';
import { assertCanListen, holdPort, listen, type Place, type RunningServer } from './platform/http/server.ts';
import { createLogger } from './ground/log.ts';
import { createMetricsApp } from './platform/metrics/app.ts';
import { say, sayWhatTakesLong } from './operator.ts';
import { builtInPlugins } from './platform/plugins/built-in.ts';

/** Milliseconds that the calls under way may take, and the whole stop after the delay of the settings. */
const CALLS_TIMEOUT = 20_000;
const STOP_TIMEOUT = 29_000;

const metricsSettings = { host: 'METRICS_HOST', port: 'METRICS_PORT' };

async function main(config: Config, log: Logger): Promise<void> {
  let end: (exitCode: number) => void = process.exit;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected error');
    end(1);
  });
  const { port: metricsPort, host: metricsHost } = config.metrics;
  const { publicUrl, stopDelay } = config.http;
  const place = await holdPort({ host: hostOf(config.http), port: config.http.port });
  const metricsPlace =
    metricsPort === undefined ? undefined : await holdPort({ host: metricsHost, port: metricsPort }, metricsSettings);
  // The account that takes over from root cannot read root's cache of compiled code.
  if (process.getuid?.() === 0)
    await sayWhatTakesLong(log, 'Reading the plugins', Promise.all(builtInPlugins.map(({ load }) => load())));
  const left = await leaveRoot(config, { takeOver: true });
  await assertCanListen(place);
  if (metricsPlace) await assertCanListen(metricsPlace, metricsSettings);
  logAccount(left, log);
  const takesLong = <T>(what: string, work: Promise<T>): Promise<T> => sayWhatTakesLong(log, what, work);
  const embedded = config.database.url
    ? undefined
    : await takesLong('Starting the database', startEmbedded(config.process.dataFolder));
  const databaseUrl = config.database.url ?? embedded!.url;
  let server: Composition | undefined;
  try {
    await takesLong(
      'Bringing the tables up to date',
      migrateDatabase(databaseUrl, config.database.url && config.database.ownerUrl),
    );
    server = await takesLong('Loading the plugins', compose(config, databaseUrl, log, left));
    await takesLong('Starting the queue and what reads documents', server.start());
    const http = await listen(server.app, place);
    const metrics = metricsPlace && (await listenForMetrics(metricsPlace, server.dependencies));

    const { leave, beginStop, stop: stopWork } = server;
    const delay = stopDelay * 1000;
    end = onceSignalled(STOP_TIMEOUT + delay, async (exitCode) => {
      try {
        leave();
        await pause(delay);
        beginStop();
        await http.stop(CALLS_TIMEOUT);
        await metrics?.stop(0);
        await stopWork(exitCode === 0);
      } finally {
        await embedded?.stop();
      }
    });
    // Ends at once: without its database no work can be finished.
    embedded?.keepRunning(log, (reason) => fail(log, reason));
    // Saves compiled code for the next process, however this one ends; does nothing without NODE_COMPILE_CACHE.
    flushCompileCache();
    // After the handlers of signals are set, as a reader of this line may send one at once.
    say(log, 'info', `Cotejo is ready: ${publicUrl ?? http.url}`);
    if (config.process.role !== 'worker')
      server.practice().catch((error: unknown) => log.debug({ err: error }, 'the first question will take longer'));
  } catch (error) {
    // A process that has not started leaves nothing running.
    await server?.stop(false).catch(() => {});
    await embedded?.stop().catch(() => {});
    throw error;
  }
}

/** Logs which account a start by root has ended in. */
function logAccount(left: Left | undefined, log: Logger): void {
  if (!left) return;
  if ('obstacle' in left) {
    log.warn({ reason: left.obstacle }, 'Cotejo was started by root and goes on as root');
    return;
  }
  log.info({ account: left.account.name }, 'Cotejo was started by root and goes on as an account of its own');
  if (left.closedSecrets.length > 0)
    log.warn(
      { account: left.account.name, files: left.closedSecrets },
      'these files of secrets cannot be read again: a key that is changed in them holds from the next start',
    );
}

/** Serves `/metrics` on a port of its own. */
async function listenForMetrics(place: Place, dependencies: Dependencies): Promise<RunningServer> {
  const served = await listen(createMetricsApp(dependencies), place, metricsSettings);
  dependencies.log.info({ address: `${served.url}/metrics` }, 'metrics are served');
  return served;
}

/**
 * Runs `work` at the first SIGTERM or SIGINT, then exits. A second signal, or more than `milliseconds`, ends the
 * process at once.
 */
function onceSignalled(milliseconds: number, work: (exitCode: number) => Promise<void>): (exitCode: number) => void {
  let stopping = false;
  const stop = (exitCode: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), milliseconds).unref();
    work(exitCode).then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  return stop;
}

function fail(log: Logger, error: unknown): never {
  // A StartError is for the operator, who needs its message alone. Anything else is a defect, and keeps its stack.
  if (error instanceof StartError) say(log, 'fatal', error.message);
  else if (isDatabaseUnavailable(error))
    say(log, 'fatal', 'The database stopped answering while Cotejo started. Start Cotejo again once it answers.');
  else say(log, 'fatal', 'Cotejo cannot go on.', { err: error });
  process.exit(1);
}

let log = createLogger({ process: { logLevel: 'info' } });
logForeignOutput(log);
try {
  const config = loadConfig();
  log = createLogger(config);
  await main(config, log);
} catch (error) {
  fail(log, error);
}
