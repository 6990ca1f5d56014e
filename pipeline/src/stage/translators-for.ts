import type { Translator } from '@cotejo/plugin-kit';
import type { Named } from './tools.ts';

/** The translators that know two languages. One that fails to answer this counts as not knowing them. */
export function translatorsFor(
  translators: readonly Named<Translator>[],
  from: string,
  to: string,
): Named<Translator>[] {
  return translators.filter(({ provider }) => {
    try {
      return provider.supports(from, to) === true;
    } catch {
      return false;
    }
  });
}
