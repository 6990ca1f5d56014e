import { definePlugin, egressOf } from '@cotejo/plugin-kit';
import { createModel } from './model.ts';
import { pluginName } from './failures.ts';
import { settings } from './settings.ts';

/** A model on a server of the operator's own, by Ollama. */
export default definePlugin({
  apiVersion: 1,
  name: pluginName,
  version: '1',
  egress: ({ OLLAMA_HOST }) => egressOf(OLLAMA_HOST),
  enabledBy: 'OLLAMA_HOST',
  isolation: 'none',
  settings,
  provides: { languageModel: (settings, { log }) => createModel(settings, log) },
});
