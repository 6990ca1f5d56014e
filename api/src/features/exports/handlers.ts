import { refusal } from '../../ground/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { downloadExport } from './download.ts';
import { bytesOfFiles, dropExport, exportView, findExport, startExport } from './state.ts';

type Names = 'getExport' | 'startExport' | 'deleteExport' | 'downloadExport';

/** Everything of the admin's company as an archive. */
export function exportHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    async getExport({ actor }) {
      const [row, fileBytes] = await Promise.all([findExport(database, actor), bytesOfFiles(database, actor)]);
      return { export: row ? exportView(row) : null, fileBytes };
    },
    async startExport({ actor }) {
      if (actor.blind) throw refusal('blind:company');
      return exportView(await startExport(dependencies, actor));
    },
    deleteExport: ({ actor }) =>
      database.transaction(async (transaction) => {
        await dropExport(transaction, dependencies, actor);
      }),
    downloadExport: ({ actor, context }) =>
      downloadExport(dependencies, actor, {
        range: context.req.header('Range'),
        ifRange: context.req.header('If-Range'),
      }),
  };
}
