import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type DataFolder, dataFolder, project, sentenceAbout } from '../evaluation/data-folder.ts';

/** What a builder reads, and how it writes a file that it names as from the root of the repository. */
type Builder = DataFolder & { write: (path: string, content: string | NodeJS.ArrayBufferView) => void };

/**
 * Begins a builder of the matcher's data. Its options: `--from`, the folder that it reads (`dataFolder` says which
 * otherwise), and `--to`, a folder that takes the place of the repository. What comes of the small set never goes into
 * the repository: without `--to` it goes to a new temporary folder.
 */
export function openBuilder(kind: Parameters<typeof dataFolder>[0]): Builder {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const data = dataFolder(kind, values.from);
  const to = values.to ?? rootFor(data);
  console.error(sentenceAbout(data));
  return {
    ...data,
    write: (path, content) => {
      if (values['dry-run']) return;
      if (data.isSample && relative(project, to) === '')
        throw new Error('What comes of the small set is not written into the repository: name another folder by --to.');
      mkdirSync(dirname(join(to, path)), { recursive: true });
      writeFileSync(join(to, path), content);
      console.error(`Written: ${join(to, path)}`);
    },
  };
}

const rootFor = ({ isSample }: DataFolder): string =>
  isSample ? mkdtempSync(join(tmpdir(), 'cotejo-matcher-')) : project;
