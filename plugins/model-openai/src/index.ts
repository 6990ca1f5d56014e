import { definePlugin, egressOf, serverAddress, wholeNumber } from '@cotejo/plugin-kit';
import { createServiceModel } from '@cotejo/plugin-kit/service';
import { check, description, object, optional, picklist, pipe, string } from 'valibot';
import { openaiService } from './service.ts';

/** OpenAI, and everything that speaks its protocol: Azure, OpenRouter, vLLM, LM Studio, llama.cpp. */
export default definePlugin({
  apiVersion: 1,
  name: 'model-openai',
  version: '1',
  egress: ({ OPENAI_BASE_URL }) => egressOf(OPENAI_BASE_URL),
  enabledBy: 'OPENAI_MODEL',
  isolation: 'none',
  settings: pipe(
    object(
      {
        OPENAI_MODEL: pipe(
          string(),
          description('Model, or on Azure the deployment, that judges and writes. Unset: the plugin is not used.'),
        ),
        OPENAI_API_KEY: pipe(
          optional(string()),
          description('Key of the service; a server of your own may need none.'),
        ),
        OPENAI_BASE_URL: pipe(
          optional(serverAddress, 'https://api.openai.com/v1'),
          description(
            'Address of OpenAI or of a server with its protocol: `http://vllm:8000/v1`, `http://localhost:1234/v1` ' +
              'for LM Studio, `https://openrouter.ai/api/v1`, `https://<resource>.openai.azure.com/openai/v1`. An ' +
              'address of your own network counts as local.',
          ),
        ),
        OPENAI_API_VERSION: pipe(
          optional(string()),
          description(
            'For the dated interface of Azure, such as `2024-10-21`; `OPENAI_BASE_URL` is then ' +
              '`https://<resource>.openai.azure.com`.',
          ),
        ),
        OPENAI_CONTEXT_TOKENS: pipe(
          optional(wholeNumber(1024, 10_000_000)),
          description(
            'Tokens that the model reads and writes together. Unset: 128000, and 8192 for a server of your own, ' +
              'which would otherwise cut what it cannot hold.',
          ),
        ),
        OPENAI_REASONING_EFFORT: pipe(
          optional(
            picklist(['none', 'minimal', 'low', 'medium', 'high'], 'must be none, minimal, low, medium or high'),
          ),
          description('For models that think before they answer: how much.'),
        ),
      },
      'is needed',
    ),
    check(
      ({ OPENAI_API_KEY, OPENAI_BASE_URL }) => OPENAI_API_KEY !== undefined || egressOf(OPENAI_BASE_URL) === 'local',
      'OPENAI_API_KEY is needed for a service outside',
    ),
  ),
  provides: { languageModel: (settings) => createServiceModel(openaiService(settings)) },
});
