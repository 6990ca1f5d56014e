import { refusal } from '../../ground/errors.ts';
import type { Database } from '../database/client.ts';
import type { Guard } from '../http/mount.ts';
import type { Mask } from './mask.ts';
import { aboutCall } from './shape.ts';
import { readSubjects } from './subjects.ts';

/** Has answers tell nobody who is masked, and refuses files that would with a 403. */
export function createGuard(database: Database, mask: Mask): Guard {
  return {
    async refuse(endpoint, actor, params) {
      if (!actor.blind || endpoint.reply !== 'file' || endpoint.masksItself) return;
      const abouts = aboutCall(endpoint, params);
      if (abouts.length === 0) throw refusal('blind:company');
      const { all } = await readSubjects(database, actor, abouts);
      if (all.length > 0) throw refusal('blind');
    },
    async mask(endpoint, actor, params, result) {
      if (!actor.blind || !endpoint.output || result instanceof Response) return result;
      return mask(actor, endpoint.output, result, aboutCall(endpoint, params));
    },
  };
}
