import { endpoints } from '@cotejo/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { attachment } from '../documents/download.ts';
import { makePack } from './make-pack.ts';
import { changeLogo, changePackSettings, deleteLogo, readLogo, readPackSettings } from './look.ts';

type Names = 'makePack' | 'getPackSettings' | 'changePackSettings' | 'getLogo' | 'changeLogo' | 'deleteLogo';

/** Profiles of candidates for the client, and what they look like. */
export function packHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database } = dependencies;
  return {
    makePack: ({ actor, params, input, signal }) => makePack(dependencies, actor, params.id, input, signal),
    getPackSettings: ({ actor }) => readPackSettings(database, actor),
    changePackSettings: ({ actor, input }) => changePackSettings(database, actor, input),
    getLogo: async ({ actor }) => attachment(await readLogo(database, actor), endpoints.getLogo.mediaType, 'logo.png'),
    changeLogo: ({ actor, context, signal }) => changeLogo(dependencies, actor, context.req.raw, signal),
    deleteLogo: ({ actor }) => deleteLogo(database, actor),
  };
}
