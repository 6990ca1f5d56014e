import { endpoints } from '@cotejo/contract';
import { isoDay } from '../../ground/time.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { correctionLabels } from './labels.ts';

export function correctionHandlers({ database }: Dependencies): Pick<Handlers, 'saveCorrections'> {
  return {
    async saveCorrections({ actor }) {
      const name = `cotejo-corrections-${isoDay(new Date())}.jsonl`;
      return attachment(await correctionLabels(database, actor), endpoints.saveCorrections.mediaType, name);
    },
  };
}
