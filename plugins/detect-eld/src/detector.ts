import { type LanguageDetector, ProviderError } from '@cotejo/plugin-kit';

/** Words with a capital or digit first. Many are names of products and people, which do not tell the language. */
const capitalized = /(?<![\p{L}\p{N}])[\p{Lu}\p{N}][^\s,;|/]*/gu;
const address = /(?<!\S)\S+@\S+|https?:\/\/\S+|www\.\S+/gu;
const fewestLetters = 20;

type Eld = (typeof import('./engine.ts'))['eld'];

/** Detects with eld's smallest data set: it has all languages, and is as good on resumes as the larger ones. */
export function createDetector(): LanguageDetector {
  let engine: Promise<Eld> | undefined;
  return {
    async detect(text, { signal }) {
      signal.throwIfAborted();
      engine ??= import('./engine.ts').then(({ eld }) => eld);
      const eld = await engine.catch((cause: unknown) => {
        engine = undefined;
        throw new ProviderError('detect-eld', 'unavailable', 'The language data could not be loaded', { cause });
      });
      signal.throwIfAborted();
      const found = eld.detect(prose(text));
      const score = found.getScores()[found.language] ?? 0;
      return { language: found.language || 'und', confidence: Math.min(1, Math.max(0, score)) };
    },
  };
}

/** Removes names and addresses, where enough is left: resumes in every language are full of English product names. */
function prose(text: string): string {
  const plain = text.replace(address, ' ');
  const rest = plain.replace(capitalized, ' ');
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters ? rest : plain;
}
