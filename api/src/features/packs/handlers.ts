import { endpoints } from '@cotejo/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { makePack } from './make-pack.ts';
import { changeLogo, changeLook, deleteLogo, readLogo, readLook } from './look.ts';

type Names = 'makePack' | 'getPackSettings' | 'changePackSettings' | 'getLogo' | 'changeLogo' | 'deleteLogo';

/** Profiles of candidates for the client, and what they look like. */
export function packHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { config, database } = dependencies;
  const canShare = config.http.publicUrl !== undefined;
  return {
    makePack: ({ actor, params, input, signal }) => makePack(dependencies, actor, params.id, input, signal),
    getPackSettings: async ({ actor }) => ({ ...(await readLook(database, actor)), canShare }),
    changePackSettings: async ({ actor, input }) => ({ ...(await changeLook(database, actor, input)), canShare }),
    getLogo: async ({ actor }) => attachment(await readLogo(database, actor), endpoints.getLogo.mediaType, 'logo.png'),
    changeLogo: async ({ actor, context, signal }) => ({
      ...(await changeLogo(dependencies, actor, context.req.raw, signal)),
      canShare,
    }),
    deleteLogo: async ({ actor }) => ({ ...(await deleteLogo(database, actor)), canShare }),
  };
}
