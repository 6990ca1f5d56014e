import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { changeBlind, readBlind } from './company-blind.ts';

/** Whether the company reviews blind. A role's own switch is the role's. */
export function blindHandlers({ database }: Dependencies): Pick<Handlers, 'getBlind' | 'changeBlind'> {
  return {
    getBlind: ({ actor }) => readBlind(database, actor),
    changeBlind: ({ actor, input }) => changeBlind(database, actor, input.blind),
  };
}
