import { definePlugin } from '@cotejo/plugin-kit';
import { object } from 'valibot';
import { createEmbedder } from './embedder.ts';

/** Vectors of English texts by all-MiniLM-L6-v2. */
export default definePlugin({
  apiVersion: 1,
  name: 'embed-minilm',
  version: '2',
  egress: 'none',
  isolation: 'process',
  settings: object({}),
  provides: { embedder: () => createEmbedder() },
});
