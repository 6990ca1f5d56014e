/** A plugin that can be loaded: the module for the sandbox's children, and `load` for this process. */
export type PluginSource = {
  name: string;
  module: string;
  /** Does not come with Cotejo. */ thirdParty?: true;
  load(): Promise<{ default: object }>;
};

/** Every plugin that comes with Cotejo, for each capability in order of preference; settings can change the order. */
export const builtInPlugins: PluginSource[] = [
  { name: 'extract-pdf', module: '@cotejo/extract-pdf', load: () => import('@cotejo/extract-pdf') },
  { name: 'extract-docx', module: '@cotejo/extract-docx', load: () => import('@cotejo/extract-docx') },
  { name: 'extract-text', module: '@cotejo/extract-text', load: () => import('@cotejo/extract-text') },
  { name: 'ocr-tesseract', module: '@cotejo/ocr-tesseract', load: () => import('@cotejo/ocr-tesseract') },
  { name: 'detect-eld', module: '@cotejo/detect-eld', load: () => import('@cotejo/detect-eld') },
  { name: 'model-ollama', module: '@cotejo/model-ollama', load: () => import('@cotejo/model-ollama') },
  { name: 'model-openai', module: '@cotejo/model-openai', load: () => import('@cotejo/model-openai') },
  { name: 'model-anthropic', module: '@cotejo/model-anthropic', load: () => import('@cotejo/model-anthropic') },
  { name: 'model-gemini', module: '@cotejo/model-gemini', load: () => import('@cotejo/model-gemini') },
  {
    name: 'translate-apertium',
    module: '@cotejo/translate-apertium',
    load: () => import('@cotejo/translate-apertium'),
  },
  { name: 'embed-ollama', module: '@cotejo/embed-ollama', load: () => import('@cotejo/embed-ollama') },
  { name: 'embed-minilm', module: '@cotejo/embed-minilm', load: () => import('@cotejo/embed-minilm') },
  { name: 'match-builtin', module: '@cotejo/match-builtin', load: () => import('@cotejo/match-builtin') },
];
