import { expect, onTestFinished } from 'vitest';
import type { Database } from '../../../api/src/platform/database/client.ts';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import type { ServerProcess } from '../../../api/src/testing/server-process.ts';
import { startCaddy } from './caddy.ts';
import { startLoad } from './steady-load.ts';

type Start = (env: Record<string, string>) => Promise<ServerProcess>;

export type LoadedWebs = {
  /** Puts a process that `start` starts in the place of each, one after the other. */
  exchange(start: Start): Promise<void>;
  /** Ends the load, of which no call may have failed or been carried out twice, and answers what it made. */
  finish(rows: Database): Promise<{ answered: number; clients: number; jobDescriptions: number }>;
};

/** Two web processes behind Caddy, under the load of people who work without a pause. */
export async function startLoadedWebs(start: Start): Promise<LoadedWebs> {
  const ports = [await freePort(), await freePort()];
  const startWeb = (by: Start, port: number) =>
    by({ ROLE: 'web', PORT: String(port), STOP_DELAY: '3', LOG_LEVEL: 'info' });
  const webs = await Promise.all(ports.map((port) => startWeb(start, port)));
  const proxy = await startCaddy(ports.map((port) => `127.0.0.1:${port}`));
  onTestFinished(proxy.stop);
  const load = await startLoad(proxy.origin);
  return {
    async exchange(by) {
      for (const [which, port] of ports.entries()) {
        expect(await webs[which]!.stop()).toBe(0);
        const web = await startWeb(by, port);
        webs[which] = web;
        await expect
          .poll(() => web.output(), { message: 'Caddy sends calls here again', timeout: 60_000 })
          .toContain('"route":"/api/user"');
      }
    },
    async finish({ $client: rows }) {
      const { failures, answered, ...made } = await load.stop();
      expect(failures).toEqual([]);
      const [kept] = await rows`
        select (select count(*) from clients)::int as clients,
          (select count(*) from job_descriptions)::int as "jobDescriptions"`;
      expect(kept).toEqual(made);
      return { answered, ...made };
    },
  };
}
