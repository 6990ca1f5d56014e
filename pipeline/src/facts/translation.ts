import { ProviderError, type TranslationRequest } from '@cotejo/plugin-kit';
import { isFaithful, toleratedLines } from '../text/faithful.ts';
import type { BorneOut } from './borne-out.ts';

type Input = { plugin: string; request: Pick<TranslationRequest, 'segments' | 'keep'>; translated: string[] };

/**
 * Translated lines held against their originals: one with other figures, addresses or names, or much longer or shorter,
 * stays as it was written. Throws `ProviderError` (`bad-output`) where that is so of too many.
 */
export function bearOutTranslation({ plugin, request: { segments, keep }, translated }: Input): BorneOut<string[]> {
  const value = segments.map((segment, index) =>
    isFaithful(segment, translated[index]!.replace(/\s+/g, ' ').trim(), keep) ? translated[index]! : segment,
  );
  const leftOut = value.filter((line, index) => line !== translated[index]).length;
  if (leftOut > Math.max(1, segments.length * toleratedLines))
    throw new ProviderError(
      plugin,
      'bad-output',
      `${leftOut} of ${segments.length} lines came back with other figures, names or addresses`,
    );
  return { value, leftOut };
}
