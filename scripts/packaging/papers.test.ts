import path from 'node:path';
import { expect, test } from 'vitest';
import { allNotices, billOfMaterials, runtimePackages } from './papers.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the bill of materials names every package that runs and none that does not, alike each time', () => {
  const bill = billOfMaterials(root, 0);
  const ofOthers = bill.components.map((part) => part['bom-ref']).filter((ref) => !ref.startsWith('@cotejo/'));
  const runs = runtimePackages(root).map(({ name, version }) => `${name}@${version}`);
  expect(new Set(ofOthers)).toEqual(new Set(runs));
  expect(bill).toEqual(billOfMaterials(root, 0));
});

test('the notices hold every package that runs, with its license', () => {
  const notices = allNotices(root);
  for (const { name, version, license } of runtimePackages(root))
    expect(notices).toContain(`\n${name} ${version}\n${license}\n`);
});
