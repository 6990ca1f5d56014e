import { parts, type PartName } from './parts/index.ts';
import type { Folders } from './section.ts';

/** Measures the part that the parent process names and sends it back. */
process.once('message', async ({ part, folders }: { part: PartName; folders: Folders }) => {
  const measure = await parts[part]();
  process.send!({ section: await measure(folders) }, undefined, {}, () => process.exit());
});
