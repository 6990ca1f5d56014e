import type { Providers } from '@cotejo/pipeline';
import type { Capabilities, Capability, Factory, Plugin } from '@cotejo/plugin-kit';
import detectEld from '@cotejo/detect-eld';
import extractDocx from '@cotejo/extract-docx';
import extractPdf from '@cotejo/extract-pdf';
import extractText from '@cotejo/extract-text';
import matchBuiltin from '@cotejo/match-builtin';
import ocrTesseract from '@cotejo/ocr-tesseract';
import translateApertium from '@cotejo/translate-apertium';
import * as v from 'valibot';

const log = { info: () => {}, warn: () => {} };
const plugins: Plugin[] = [extractPdf, extractDocx, extractText, ocrTesseract, detectEld, translateApertium, matchBuiltin];

function create<Kind extends Capability>(plugin: Plugin, capability: Kind): Capabilities[Kind] {
  const factory = plugin.provides[capability] as Factory<Capabilities[Kind], unknown>;
  return factory(v.parse(plugin.settings, {}), { log });
}

function named<Kind extends Capability>(capability: Kind) {
  return plugins
    .filter((plugin) => plugin.provides[capability])
    .map((plugin) => ({ plugin: plugin.name, version: plugin.version, mediaTypes: plugin.mediaTypes ?? [], provider: create(plugin, capability) }));
}

/** All built-in providers with default settings, in this process: without the sandbox, whose cost the main job's figures show. */
export const localProviders = (): Providers => ({
  extractor: named('extractor'),
  ocr: named('ocr'),
  languageDetector: named('languageDetector'),
  translator: named('translator'),
  jobReader: named('jobReader'),
  scorer: named('scorer'),
  summariser: named('summariser'),
});
