import { definePlugin } from '@cotejo/plugin-kit';
import { description, object, optional, pipe, string } from 'valibot';
import { createTranslator } from './translator.ts';

/** Spanish to English without network and model: Debian's apertium-eng-spa. */
export default definePlugin({
  apiVersion: 1,
  name: 'translate-apertium',
  version: '10',
  egress: 'none',
  isolation: 'process',
  programs: ({ APERTIUM_COMMAND }) => [APERTIUM_COMMAND],
  settings: object({
    APERTIUM_COMMAND: pipe(optional(string(), 'apertium'), description('The command of Apertium, or its path.')),
  }),
  provides: { translator: ({ APERTIUM_COMMAND }) => createTranslator(APERTIUM_COMMAND) },
});
