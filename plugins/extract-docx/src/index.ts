import { definePlugin } from '@cotejo/plugin-kit';
import { object } from 'valibot';
import { createWordExtractor } from './extractor.ts';

/** Reads Word documents (.docx). */
export default definePlugin({
  apiVersion: 1,
  name: 'extract-docx',
  version: '5',
  egress: 'none',
  isolation: 'process',
  mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  settings: object({}),
  provides: { extractor: createWordExtractor },
});
