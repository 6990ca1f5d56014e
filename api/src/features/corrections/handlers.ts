import { endpoints } from '@cotejo/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { attachment } from '../documents/download.ts';
import { correctionLabels } from './labels.ts';

export function correctionHandlers({ database }: Dependencies): Pick<Handlers, 'saveCorrections'> {
  return {
    async saveCorrections({ actor }) {
      const name = `cotejo-corrections-${new Date().toISOString().slice(0, 10)}.jsonl`;
      return attachment(await correctionLabels(database, actor), endpoints.saveCorrections.mediaType, name);
    },
  };
}
