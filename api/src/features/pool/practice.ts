import { rate, seekResumes } from '@cotejo/pipeline';
import type { Dependencies } from '../../platform/dependencies.ts';
import { understand } from './search-people.ts';
import { searchTools } from './tools.ts';
import { yardstickOf } from './yardstick.ts';

/** In Spanish, so that the translator is needed too. */
const q = 'SAP y alemán';

/**
 * Asks a question on nobody's behalf in each child process, so that they have loaded what questions need before
 * somebody asks one: that takes a second of a processor's time in each.
 */
export async function practice({
  config,
  providers,
  text,
  stopping: signal,
}: Pick<Dependencies, 'config' | 'providers' | 'text' | 'stopping'>): Promise<void> {
  const once = async () => {
    const tools = searchTools({ providers, text }, signal);
    const yardstick = yardstickOf(await understand({ q }, tools), new Date());
    await seekResumes(yardstick.job, tools);
    await rate({ ...yardstick, resume: { ...yardstick.job, excluded: [], warnings: [] } }, tools);
  };
  await Promise.all(Array.from({ length: config.sandbox.processes }, once));
}
