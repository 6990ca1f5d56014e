import { definePlugin, egressOf, ollamaAddress } from '@cotejo/plugin-kit';
import { description, object, optional, pipe, string, trim } from 'valibot';
import { createEmbedder } from './embedder.ts';

/** Vectors by a model on an Ollama server of the operator's own. */
export default definePlugin({
  apiVersion: 1,
  name: 'embed-ollama',
  version: '1',
  egress: ({ OLLAMA_HOST }) => egressOf(OLLAMA_HOST),
  enabledBy: 'OLLAMA_EMBED_MODEL',
  isolation: 'none',
  settings: object({
    OLLAMA_EMBED_MODEL: pipe(
      string(),
      trim(),
      description(
        'The model that tells what passages mean, by the name that `ollama list` shows, on the server at ' +
          '`OLLAMA_HOST`. Unset: the plugin is not used.',
      ),
    ),
    OLLAMA_HOST: pipe(
      optional(ollamaAddress, 'http://127.0.0.1:11434'),
      description('Address of the server; the same setting as that of model-ollama.'),
    ),
  }),
  provides: { embedder: createEmbedder },
});
