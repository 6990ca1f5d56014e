import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compiledFor } from './compiled.ts';
import { reachOf } from './reach.ts';
import { takenOver } from './testing/taken-over.ts';
import { noWall } from './wall.ts';

const reach = reachOf([], { debug: false, dataFolder: '' })();
/** As on a system whose kernel has no wall for files. */
const wall = { ...reach.wall, landlock: 0 };

async function folderWith(file: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-compiled-'));
  onTestFinished(async () => {
    await chmod(folder, 0o755);
    await rm(folder, { recursive: true });
  });
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, file), 'compiled');
  return folder;
}

describe.runIf(wall.seccomp)('what Node has compiled for children', () => {
  it('is theirs to read, and not to write even where files have no wall', async () => {
    const compiled = await folderWith('code');
    await chmod(path.join(compiled, 'code'), 0o444);
    await chmod(compiled, 0o555);
    expect(compiledFor(wall, compiled)).toBe(compiled);

    const file = JSON.stringify(path.join(compiled, 'code'));
    for (const user of [wall.user, undefined]) {
      const { say } = takenOver({ ...reach, wall: { ...wall, user }, compiled });
      expect(await say(`return fs.readFileSync(${file}, 'utf8')`)).toBe('reached compiled');
      for (const code of [
        `fs.writeFileSync(${file}, 'out')`,
        `fs.openSync(${file}, fs.constants.O_RDONLY | fs.constants.O_TRUNC)`,
        `fs.unlinkSync(${file})`,
        `fs.writeFileSync(${file} + '2', 'out')`,
        `fs.chmodSync(${file}, 0o666)`,
        `fs.chmodSync(${JSON.stringify(compiled)}, 0o777)`,
      ])
        expect([code, await say(code)]).toEqual([code, expect.stringMatching(/^refused E(?:ACCES|PERM)$/)]);
    }
  });

  it('is not given to them where somebody may write it, or nothing would keep them from opening it', async () => {
    const compiled = await folderWith('code');
    expect(compiledFor(wall, compiled)).toBeUndefined();
    await chmod(compiled, 0o555);
    expect(compiledFor(noWall, compiled)).toBeUndefined();
    expect(compiledFor(wall, path.join(compiled, 'none'))).toBeUndefined();
  });
});
