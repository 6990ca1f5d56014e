import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createClient, deleteClient, findClient, listClients, renameClient } from './clients.ts';

type Names = 'listClients' | 'createClient' | 'getClient' | 'updateClient' | 'deleteClient';

export function clientHandlers({ database }: Dependencies): Pick<Handlers, Names> {
  return {
    listClients: ({ actor }) => listClients(database, actor),
    createClient: ({ actor, input }) => createClient(database, actor, input.name),
    getClient: ({ actor, params }) => findClient(database, actor, params.id),
    updateClient: ({ actor, params, input }) => renameClient(database, actor, params.id, input),
    deleteClient: ({ actor, params }) => deleteClient(database, actor, params.id),
  };
}
