import { definePlugin, type ExtractedDocument } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { attempt } from './attempt.ts';

/** A plugin for the tests of the sandbox, which runs the code in the document. */
export default definePlugin({
  apiVersion: 1,
  name: 'escapes',
  version: '1',
  egress: 'none',
  isolation: 'process',
  mediaTypes: ['text/plain'],
  settings: v.object({}),
  provides: {
    extractor: () => ({
      async extract({ bytes }): Promise<ExtractedDocument> {
        return {
          pages: [{ text: await attempt(new TextDecoder().decode(bytes)), hidden: [], hasGraphics: false }],
          cuts: [],
        };
      },
    }),
  },
});
