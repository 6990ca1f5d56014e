// @ts-check
import { definePlugin, egressOf } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { createTranslator } from './translator.js';

/** Translates into English with a LibreTranslate server. */
export default definePlugin({
  apiVersion: 1,
  name: 'translate-libretranslate',
  version: '1',
  enabledBy: 'LIBRETRANSLATE_URL',
  egress: ({ LIBRETRANSLATE_URL }) => egressOf(LIBRETRANSLATE_URL),
  // A plugin that calls a server needs the network, which an isolated process does not have.
  isolation: 'none',
  settings: v.object({
    LIBRETRANSLATE_URL: v.pipe(
      v.string(),
      v.url('must be an address'),
      v.description('Address of the LibreTranslate server.'),
    ),
    LIBRETRANSLATE_API_KEY: v.optional(v.pipe(v.string(), v.description('Key, where the server asks for one.'))),
    LIBRETRANSLATE_LANGUAGES: v.pipe(
      v.optional(v.string(), 'es'),
      v.transform((codes) => codes.split(',').map((code) => code.trim())),
      v.description('Languages that the server translates into English, separated by commas.'),
    ),
  }),
  provides: { translator: createTranslator },
});
