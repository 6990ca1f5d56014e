import { wholeNumber } from '@cotejo/plugin-kit';
import { list, listOrNone, settings } from '../../ground/config/setting.ts';

const order =
  'Plugins in order of preference, separated by commas; the next one stands in where one fails. Unset: ' +
  'the built-in order.';

/** Which plugins serve which capability; what a plugin itself can be told stands with the plugin. */
export const pluginSettings = settings({
  thirdParty: {
    name: 'PLUGINS',
    meaning:
      'Plugins that do not come with Cotejo: package names or paths, separated by commas. ' +
      'Each goes before the built-in ones.',
    schema: list,
    default: '',
  },
  timeout: {
    name: 'PLUGIN_TIMEOUT',
    meaning:
      'Seconds for which one call of a plugin may wait without working, as for a server that does not answer; ' +
      'after them the next plugin does the work. Language models have `MODEL_SECONDS`.',
    schema: wholeNumber(1, 600),
    default: '15',
  },
  extractor: { name: 'EXTRACTOR', meaning: `Reads documents. ${order}`, schema: list },
  ocr: { name: 'OCR', meaning: `Reads scanned pages. ${order}`, schema: list },
  languageDetector: { name: 'LANGUAGE_DETECTOR', meaning: `Tells a document's language. ${order}`, schema: list },
  translator: { name: 'TRANSLATOR', meaning: `Translates into English. ${order}`, schema: list },
  jobReader: { name: 'JOB_READER', meaning: `Reads requirements out of a job description. ${order}`, schema: list },
  scorer: { name: 'SCORER', meaning: `Judges requirements against a resume. ${order}`, schema: list },
  summariser: { name: 'SUMMARISER', meaning: `Writes the summaries. ${order}`, schema: list },
  embedder: {
    name: 'EMBEDDER',
    meaning: `Tells what passages mean. ${order} \`none\`: resumes are judged by words alone.`,
    schema: listOrNone,
  },
});
