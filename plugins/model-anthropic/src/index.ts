import { definePlugin, serverAddress, wholeNumber } from '@cotejo/plugin-kit';
import { createServiceModel } from '@cotejo/plugin-kit/service';
import { description, object, optional, pipe, string } from 'valibot';
import { anthropicService } from './service.ts';

/** Claude, by Anthropic's Messages API. */
export default definePlugin({
  apiVersion: 1,
  name: 'model-anthropic',
  version: '1',
  egress: 'cloud',
  enabledBy: 'ANTHROPIC_MODEL',
  isolation: 'none',
  settings: object(
    {
      ANTHROPIC_MODEL: pipe(
        string(),
        description(
          'Model of Anthropic that judges and writes, such as `claude-sonnet-5-5`. Unset: the plugin is not used.',
        ),
      ),
      ANTHROPIC_API_KEY: pipe(string(), description('Key of Anthropic.')),
      ANTHROPIC_BASE_URL: pipe(
        optional(serverAddress, 'https://api.anthropic.com'),
        description('Address of Anthropic or of a gateway to it.'),
      ),
      ANTHROPIC_CONTEXT_TOKENS: pipe(
        optional(wholeNumber(1024, 10_000_000)),
        description('Tokens that the model reads and writes together. Unset: what Anthropic says of the model.'),
      ),
    },
    'is needed',
  ),
  provides: { languageModel: (settings) => createServiceModel(anthropicService(settings)) },
});
