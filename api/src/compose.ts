import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { HOUR } from './ground/time.ts';
import { accountChecks, type Left } from './platform/account/leave-root.ts';
import { adminHandlers } from './features/admin/handlers.ts';
import { analysisHandlers } from './features/analysis/handlers.ts';
import { biasCheckHandlers } from './features/bias-check/handlers.ts';
import { blindHandlers } from './features/blind/handlers.ts';
import { candidacyHandlers } from './features/candidacies/handlers.ts';
import { candidateHandlers } from './features/candidates/handlers.ts';
import { clientHandlers } from './features/clients/handlers.ts';
import { correctionHandlers } from './features/corrections/handlers.ts';
import { decisionHandlers } from './features/decisions/handlers.ts';
import { createMask } from './platform/blind/mask.ts';
import type { Config } from './ground/config/config.ts';
import { StartError } from './ground/config/start-error.ts';
import { connect, disconnect } from './platform/database/client.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { letterHandlers } from './features/letters/handlers.ts';
import { importHandlers } from './features/imports/handlers.ts';
import { retentionHandlers } from './features/retention/handlers.ts';
import { erasureHandlers } from './features/erasures/handlers.ts';
import { exportHandlers } from './features/exports/handlers.ts';
import { documentHandlers } from './features/documents/handlers.ts';
import { createProgressHub } from './platform/events/progress.ts';
import { clockCheck } from './platform/health/clock.ts';
import { type Check, createReadiness, databaseCheck, healthHandlers, stateOf } from './platform/health/health.ts';
import { intakeHandlers } from './features/intake/handlers.ts';
import { historyHandlers } from './features/history/handlers.ts';
import { createApp } from './app.ts';
import type { AppEnv } from './platform/http/context.ts';
import type { Handlers } from './platform/http/handler.ts';
import { queueHandlers } from './queue-handlers.ts';
import { leaveWork } from './platform/queue/crashes.ts';
import { createQueue } from './platform/queue/queue.ts';
import { descriptionHandlers } from './features/openapi/handlers.ts';
import { drawLogoIn, drawPaperIn } from './platform/paper/draw-paper.ts';
import { calledAddresses } from './platform/plugins/called-addresses.ts';
import { goOffline } from './platform/offline/go-offline.ts';
import { opportunityHandlers } from './features/opportunities/handlers.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { createModelUsage } from './platform/models/usage.ts';
import { weightsInUse } from './platform/models/weights.ts';
import { createBreakers } from './platform/plugins/breakers.ts';
import { builtInPlugins } from './platform/plugins/built-in.ts';
import { isolatedPlugins, loadPlugins } from './platform/plugins/load.ts';
import { unreadMediaTypes } from './platform/plugins/media-types.ts';
import { packHandlers } from './features/packs/handlers.ts';
import { peopleHandlers } from './features/people/handlers.ts';
import { poolHandlers } from './features/pool/handlers.ts';
import { practice } from './features/pool/practice.ts';
import { pluginHandlers } from './features/plugins/handlers.ts';
import { pluginChecks, pluginsInUse } from './platform/plugins/in-use.ts';
import { createProviders } from './platform/plugins/providers.ts';
import { thirdPartyPlugins } from './platform/plugins/third-party.ts';
import { readTableIn } from './platform/tables/read-table.ts';
import { reportHandlers } from './features/reports/handlers.ts';
import { roleHandlers } from './features/roles/handlers.ts';
import { rubricHandlers } from './features/rubrics/handlers.ts';
import { searchHandlers } from './features/search/handlers.ts';
import { secondFactorHandlers } from './features/second-factor/handlers.ts';
import { remoteTextWork } from './platform/sandbox/remote-text-work.ts';
import { createSandbox } from './platform/sandbox/sandbox.ts';
import { createSessions } from './platform/session/sessions.ts';
import { createTokens } from './platform/session/tokens.ts';
import { createThrottle } from './platform/session/throttle.ts';
import { createStorage } from './platform/storage/create.ts';
import { createTracing } from './platform/tracing/create.ts';
import { createFirstAdmin } from './features/users/first-admin.ts';
import { tokenHandlers } from './features/tokens/handlers.ts';
import { userHandlers } from './features/users/handlers.ts';
import { signOnHandlers } from './features/sign-on/handlers.ts';
import { sourceHandlers } from './features/sources/handlers.ts';
import { watchSources } from './features/sources/read-source.ts';
import { swapCheckHandlers } from './features/swap-checks/handlers.ts';
import { shareHandlers } from './features/shares/handlers.ts';
import { deleteOldShares } from './features/shares/list.ts';
import { sampleHandlers } from './features/samples/handlers.ts';
import { watchDeliveries } from './features/webhooks/due.ts';
import { webhookHandlers } from './features/webhooks/handlers.ts';
import { worklistHandlers } from './features/worklist/handlers.ts';

export type Composition = {
  app: Hono<AppEnv>;
  dependencies: Dependencies;
  /** Starts the work that no call asks for, such as queue jobs. */
  start(): Promise<void>;
  /** Has child processes load what the first question of somebody would wait for. */
  practice(): Promise<void>;
  /** Makes the server answer that it is not ready, so that balancers send calls elsewhere. */
  leave(): void;
  /** Takes no more queue jobs, and ends streams and waiting calls. */
  beginStop(): void;
  /**
   * Ends all work and closes what was opened; call it when no call is under way. After a failure (`orderly` is false)
   * the rows still say what was in work, so that its crash is counted.
   */
  stop(orderly?: boolean): Promise<void>;
};

/** Milliseconds that queue jobs may still take after the last call has ended. */
const JOBS_TIMEOUT = 5000;
/** The same for a worker, whose queue jobs have had no time before, as it has no calls. */
const WORKER_JOBS_TIMEOUT = 20_000;

/**
 * Joins the modules of the server; the only place that knows them all. The database must be migrated; `left` says which
 * account a start by root has ended in.
 */
export async function compose(config: Config, databaseUrl: string, log: Logger, left?: Left): Promise<Composition> {
  const order = await loadPlugins(config, [
    ...(await thirdPartyPlugins(config.plugins.thirdParty, builtInPlugins)),
    ...builtInPlugins,
  ]);
  for (const mediaType of unreadMediaTypes(order))
    log.warn({ mediaType }, 'no plugin reads files of this kind, as EXTRACTOR is set: they are refused');
  if (config.process.offline) await goOffline(calledAddresses(config, order), log);
  const direct = connect(databaseUrl, config.database);
  const { poolerUrl } = config.database;
  const database = poolerUrl ? connect(poolerUrl, { ...config.database, pooled: true }) : direct;
  const [leaving, stopping] = [new AbortController(), new AbortController()];
  const metrics = createMetrics({ ofProcess: config.metrics.port !== undefined });
  const tracing = await createTracing(config, log);
  const sandbox = createSandbox({
    size: config.sandbox.processes,
    memory: config.sandbox.memory,
    patience: config.plugins.timeout * 1000,
    isolated: isolatedPlugins(order),
    dataFolder: config.process.dataFolder,
    debug: config.sandbox.debug,
  });
  const breakers = createBreakers({ config, metrics, log });
  const providers = createProviders(order, {
    config,
    sandbox,
    breakers,
    usage: createModelUsage(database, metrics),
    tracing,
    log,
  });
  const plugins = pluginsInUse(order, providers, breakers);
  const storage = await createStorage(config);
  const queue = createQueue(databaseUrl, tracing, log);
  const progress = createProgressHub(database, direct, metrics, log);
  const clock = clockCheck(database);
  const text = remoteTextWork(sandbox.texts);
  const dependencies: Dependencies = {
    config,
    log,
    database,
    databaseUrl,
    sessions: createSessions(config, database),
    tokens: createTokens(config, database),
    storage,
    queue,
    progress,
    metrics,
    tracing,
    providers,
    text,
    mask: createMask({ database, text }),
    drawPaper: drawPaperIn(sandbox.papers),
    drawLogo: drawLogoIn(sandbox.papers),
    readTable: readTableIn(sandbox.texts),
    weights: weightsInUse(providers),
    plugins,
    readiness: createReadiness(
      [
        databaseCheck(database),
        clock,
        { name: 'storage', check: storage.check },
        queue.check,
        sandbox.check,
        ...accountChecks(left),
        ...pluginChecks(plugins),
      ],
      leaving.signal,
    ),
    leaving: leaving.signal,
    stopping: stopping.signal,
  };
  const handlers: Handlers = {
    ...healthHandlers(dependencies),
    ...descriptionHandlers(),
    ...userHandlers(dependencies),
    ...signOnHandlers(dependencies),
    ...secondFactorHandlers(dependencies),
    ...tokenHandlers(dependencies),
    ...adminHandlers(dependencies),
    ...erasureHandlers(dependencies),
    ...retentionHandlers(dependencies),
    ...exportHandlers(dependencies),
    ...pluginHandlers(dependencies),
    ...clientHandlers(dependencies),
    ...opportunityHandlers(dependencies),
    ...roleHandlers(dependencies),
    ...candidacyHandlers(dependencies),
    ...candidateHandlers(dependencies),
    ...reportHandlers(dependencies),
    ...packHandlers(dependencies),
    ...shareHandlers(dependencies),
    ...letterHandlers(dependencies),
    ...decisionHandlers(dependencies),
    ...correctionHandlers(dependencies),
    ...documentHandlers(dependencies),
    ...intakeHandlers(dependencies),
    ...analysisHandlers(dependencies),
    ...historyHandlers(dependencies),
    ...rubricHandlers(dependencies),
    ...searchHandlers(dependencies),
    ...importHandlers(dependencies),
    ...biasCheckHandlers(dependencies),
    ...blindHandlers(dependencies),
    ...peopleHandlers(dependencies),
    ...poolHandlers(dependencies),
    ...sampleHandlers(dependencies),
    ...swapCheckHandlers(dependencies),
    ...sourceHandlers(dependencies),
    ...webhookHandlers(dependencies),
    ...worklistHandlers(dependencies),
  };
  let housekeeping: NodeJS.Timeout | undefined;
  let watches: { stop(): void }[] = [];

  return {
    app: createApp(dependencies, handlers),
    dependencies,
    async start() {
      await createFirstAdmin(dependencies);
      // A store that is down may come up later. Until then uploads are refused, and the health check says so.
      await storage.open().catch((error: unknown) => {
        if (error instanceof StartError) throw error;
        log.error({ err: error }, 'the file storage cannot be used');
      });
      await queue.open();
      // A worker publishes progress, and has no streams that would receive it.
      if (config.process.role !== 'worker') await progress.open();
      if (config.process.role !== 'web') {
        log.info((await sandbox.check.check(leaving.signal)).message);
        sandbox.start();
        await queue.work(queueHandlers(dependencies), config.queue.concurrency);
        await queue.send(database, 'reconcile', {});
        watches = [watchSources(dependencies), watchDeliveries(dependencies)];
      }
      await tellClock(clock, log);
      housekeeping = setInterval(() => keepHouse(dependencies, clock), HOUR);
    },
    practice: () => practice(dependencies),
    leave: () => leaving.abort(),
    beginStop() {
      leaving.abort();
      stopping.abort();
      for (const watch of watches) watch.stop();
      queue.pause().catch((error: unknown) => log.warn({ err: error }, 'the queue could not be paused'));
    },
    async stop(orderly = true) {
      clearInterval(housekeeping);
      for (const watch of watches) watch.stop();
      await queue.stop(config.process.role === 'worker' ? WORKER_JOBS_TIMEOUT : JOBS_TIMEOUT);
      await sandbox.stop();
      if (orderly)
        await leaveWork(database).catch((error: unknown) =>
          log.warn({ err: error }, 'the work under way could not be left in order'),
        );
      await Promise.all([progress.close(), tracing.stop()]);
      await Promise.all([disconnect(database), disconnect(direct)]);
    },
  };
}

function keepHouse({ database, sessions, log }: Dependencies, clock: Check): void {
  Promise.all([
    sessions.deleteExpired(),
    createThrottle(database).deleteOld(),
    deleteOldShares(database),
    tellClock(clock, log),
  ]).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
}

async function tellClock(clock: Check, log: Logger): Promise<void> {
  const { ok, message } = await stateOf(clock);
  if (!ok) log.warn({ reason: message }, 'the clock is wrong');
}
