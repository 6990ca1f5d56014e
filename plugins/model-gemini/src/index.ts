import { definePlugin, serverAddress, wholeNumber } from '@cotejo/plugin-kit';
import { createServiceModel } from '@cotejo/plugin-kit/service';
import { description, object, optional, pipe, string } from 'valibot';
import { geminiService } from './service.ts';

/** Gemini, by Google's Gemini API. */
export default definePlugin({
  apiVersion: 1,
  name: 'model-gemini',
  version: '1',
  egress: 'cloud',
  enabledBy: 'GEMINI_MODEL',
  isolation: 'none',
  settings: object(
    {
      GEMINI_MODEL: pipe(
        string(),
        description(
          'Model of Google that judges and writes, such as `gemini-2.5-flash`. Unset: the plugin is not used.',
        ),
      ),
      GEMINI_API_KEY: pipe(string(), description('Key of the Gemini API.')),
      GEMINI_BASE_URL: pipe(
        optional(serverAddress, 'https://generativelanguage.googleapis.com'),
        description('Address of the Gemini API or of a gateway to it.'),
      ),
      GEMINI_CONTEXT_TOKENS: pipe(
        optional(wholeNumber(1024, 10_000_000)),
        description('Tokens that the model reads and writes together. Unset: what Google says of the model.'),
      ),
    },
    'is needed',
  ),
  provides: { languageModel: (settings) => createServiceModel(geminiService(settings)) },
});
