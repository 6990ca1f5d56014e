import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultDataFolder, machineFolder } from './data-folder.ts';

async function projectBelow(mode: number): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'cotejo-home-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const project = path.join(home, 'project');
  await mkdir(project);
  await chmod(home, mode);
  return project;
}

test('data lies below a project that everybody may enter', async () => {
  const project = await projectBelow(0o755);
  expect(defaultDataFolder(project)).toBe(path.join(project, '.data'));
});

test.runIf(userInfo().uid === 0)(
  "root's data lies outside a home that the database's account may not enter, one folder for each project",
  async () => {
    const [one, other] = [await projectBelow(0o700), await projectBelow(0o700)];
    expect(path.dirname(defaultDataFolder(one))).toBe(machineFolder);
    expect(defaultDataFolder(one)).toBe(defaultDataFolder(one));
    expect(defaultDataFolder(one)).not.toBe(defaultDataFolder(other));
  },
);
