// Bundles a module with all that it imports into one script, as Node takes a snapshot only of such: for scripts/setup.
//   node scripts/bundle.ts MODULE SCRIPT
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const [input, file] = process.argv.slice(2);
const bundle = await rolldown({
  input: input!,
  platform: 'node',
  // Our modules are imported for their exports alone. What nobody uses is left out, with what no snapshot can hold.
  treeshake: { moduleSideEffects: (id) => id.includes('/node_modules/') },
  plugins: [
    {
      name: 'place of each module',
      // Lists and data are read from beside the module that they belong to.
      transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    },
  ],
});
await bundle.write({ file: file!, format: 'cjs', codeSplitting: false });
