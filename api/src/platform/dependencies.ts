import type { Providers, TextWork } from '@cotejo/pipeline';
import type { Logger } from 'pino';
import type { Config } from '../ground/config/config.ts';
import type { Mask } from './blind/mask.ts';
import type { Database } from './database/client.ts';
import type { ProgressHub } from './events/progress.ts';
import type { AskReadiness } from './health/health.ts';
import type { Queue } from './queue/queue.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Weights } from './models/weights.ts';
import type { DrawLogo, DrawPaper } from './paper/draw-paper.ts';
import type { PluginInUse } from './plugins/in-use.ts';
import type { Sessions } from './session/sessions.ts';
import type { Tokens } from './session/tokens.ts';
import type { Storage } from './storage/storage.ts';
import type { ReadTable } from './tables/read-table.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What the modules of the server need; made once, in `compose.ts`. */
export type Dependencies = {
  config: Config;
  log: Logger;
  database: Database;
  /** For modules with a connection of their own, such as the queue. */
  databaseUrl: string;
  sessions: Sessions;
  tokens: Tokens;
  storage: Storage;
  queue: Queue;
  progress: ProgressHub;
  metrics: Metrics;
  tracing: Tracing;
  providers: Providers;
  /** The pipeline's own work on whole texts. */
  text: TextWork;
  /** Answers as they may be shown while somebody is reviewed blind. */
  mask: Mask;
  /** Draws reports, away from the thread that answers calls. */
  drawPaper: DrawPaper;
  /** Draws pictures of strangers anew there. */
  drawLogo: DrawLogo;
  /** Reads spreadsheets, away from it as well. */
  readTable: ReadTable;
  /** The weights that the providers' language models have at this moment. */
  weights(): Promise<Weights>;
  /** The providers' plugins, each once. */
  plugins: PluginInUse[];
  /** Asks the components that must work for the server to be ready. */
  readiness: AskReadiness;
  /**
   * Aborts when the server is asked to stop. If the settings say so, it still takes calls for a while, though it is not
   * ready.
   */
  leaving: AbortSignal;
  /** Aborts when the server begins to stop: streams and waiting calls end then, uploads under way do not. */
  stopping: AbortSignal;
};
