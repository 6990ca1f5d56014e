import { definePlugin } from '@cotejo/plugin-kit';
import { object } from 'valibot';
import { createTextExtractor } from './extractor.ts';

/** Reads Markdown and plain text in any common encoding. */
export default definePlugin({
  apiVersion: 1,
  name: 'extract-text',
  version: '5',
  egress: 'none',
  isolation: 'process',
  mediaTypes: ['text/markdown', 'text/plain'],
  settings: object({}),
  provides: { extractor: createTextExtractor },
});
