// What the memory of a child holds from its start, where `scripts/setup` has made a snapshot of it: the modules that
// nearly every document needs, with their data loaded. Bundled into one script, at whose end Node stores its memory; a
// child goes on from there, with the script that it is started with.
import { startupSnapshot } from 'node:v8';
import detectEld from '@cotejo/detect-eld';
import extractText from '@cotejo/extract-text';
import matchBuiltin from '@cotejo/match-builtin';
import { textWork } from '@cotejo/pipeline/text-work';
import { preloaded, type preloadedModules } from '../sandbox/preloaded.ts';

const modules: Record<(typeof preloadedModules)[number], object> = {
  '@cotejo/detect-eld': { default: detectEld },
  '@cotejo/extract-text': { default: extractText },
  '@cotejo/match-builtin': { default: matchBuiltin },
  '@cotejo/pipeline/text-work': { textWork },
};
for (const [name, module] of Object.entries(modules)) preloaded.set(name, module);

/** Has each of them work once, as data is loaded and functions are compiled where they are first needed. */
async function workOnce(): Promise<void> {
  const original =
    'Ann Example\nAccountant\n\nExperience\n2015 - 2020 Accountant, Example Ltd\nKept the books with SAP.';
  const whole = { start: 0, end: original.length };
  const text = { language: 'en', original, english: original, alignment: [{ original: whole, english: whole }] };
  const options = { signal: new AbortController().signal };
  const log = { info() {}, warn() {} };
  await (await detectEld.provides.languageDetector!({}, { log })).detect(original, options);
  await (await matchBuiltin.provides.jobReader!({}, { log })).read(text, options);
  await textWork.inspectResume(original, options);
  await textWork.findPassages({ resume: text, excluded: [] }, options);
}

void workOnce();

startupSnapshot.setDeserializeMainFunction(() => {
  const { constants, Script } = process.getBuiltinModule('node:vm');
  const load = new Script('(script) => import(script)', {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  void (load.runInThisContext() as (script: string) => Promise<unknown>)(process.argv[1]!);
});
