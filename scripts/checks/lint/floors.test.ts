import { beforeAll, describe, expect, test } from 'vitest';
import { lint } from './testing/lint.ts';

type Output = Awaited<ReturnType<typeof lint>>;

const uses = (target: string) => `import { it } from '${target}';\nexport const used = it;\n`;
const gives = 'export const it = 1;\n';

/** Every form in which a file can import another one. */
const forms: [form: string, text: (target: string) => string][] = [
  ['a type', (target) => `import type { It } from '${target}';\nexport type Used = It;\n`],
  ['a type over several lines', (target) => `import type {\n  It,\n} from '${target}';\nexport type Used = It;\n`],
  ['a type in place', (target) => `export type Used = import('${target}').It;\n`],
  ['a re-export', (target) => `export { it } from '${target}';\n`],
  ['a re-export of everything', (target) => `export * from '${target}';\n`],
  ['an import for its effect', (target) => `import '${target}';\nexport {};\n`],
  ['a dynamic import', (target) => `export const later = () => import('${target}');\n`],
];

describe('an import upward is refused, and the message says from where', () => {
  const upward = [
    ['api/src/ground/a.ts', '../platform/log/b.ts', 'on a higher floor than "api/src/ground"'],
    ['api/src/platform/log/a.ts', '../../features/users/b.ts', 'on a higher floor than "api/src/platform"'],
    ['api/src/platform/log/b.ts', '../../somewhere/b.ts', 'on a higher floor than "api/src/platform"'],
    ['api/src/features/users/a.ts', '../../compose.ts', 'on a higher floor than "api/src/features"'],
    ['pipeline/src/results.ts', './text/b.ts', 'on a higher floor than "pipeline/src/results.ts"'],
    ['pipeline/src/text/a.ts', '../match/b.ts', 'on a higher floor than "pipeline/src/text"'],
    ['pipeline/src/stage/a.ts', '../flows/b.ts', 'on a higher floor than "pipeline/src/stage"'],
    ['pipeline/src/facts/a.ts', '../prepare/b.ts', 'on the same floor as "pipeline/src/facts"'],
    ['plugins/match-builtin/src/text/a.ts', '../job/b.ts', 'on a higher floor than "plugins/match-builtin/src/text"'],
    ['plugins/match-builtin/src/job/a.ts', '../resume/b.ts', 'on the same floor as "plugins/match-builtin/src/job"'],
    ['web/src/lib/a.ts', '../ui/b.tsx', 'on a higher floor than "web/src/lib"'],
    ['web/src/lib/b.ts', '../texts/b.ts', 'on the same floor as "web/src/lib"'],
    ['web/src/texts/a.ts', '../lib/b.ts', 'on the same floor as "web/src/texts"'],
    ['web/src/ui/a.tsx', '../features/clients/b.tsx', 'on a higher floor than "web/src/ui"'],
    ['web/src/features/clients/a.tsx', '../../routes/b.tsx', 'on a higher floor than "web/src/features"'],
    ['web/src/routes/a.tsx', '../app.tsx', 'on a higher floor than "web/src/routes"'],
    ['scripts/demo/a.ts', '../lab/b.ts', 'on a higher floor than "scripts/demo"'],
    ['scripts/lab/a.ts', '../acceptance/b.ts', 'on the same floor as "scripts/lab"'],
    ['scripts/acceptance/a.ts', '../checks/b.ts', 'on a higher floor than "scripts/acceptance"'],
  ] as const;
  const fileOf = (form: string) => `api/src/ground/${form.replaceAll(' ', '-')}.ts`;
  let output: Output;

  beforeAll(async () => {
    output = await lint(
      Object.fromEntries([
        ...upward.map(([from, target]) => [from, uses(target)]),
        ...forms.map(([form, text]) => [fileOf(form), text('../features/users/b.ts')]),
      ]),
    );
  });

  test.each(upward)('%s may not import %s', (from, _target, reason) => {
    expect(output[from]).toContain(reason);
  });

  test.each(forms)('nor as %s', (form) => {
    expect(output[fileOf(form)]).toContain('on a higher floor than "api/src/ground"');
  });
});

describe('a circle of folders is refused, and the message shows the way around', () => {
  const folders = [
    ['api/src/', 'platform/queue', 'platform/storage'],
    ['api/src/', 'features/clients', 'features/roles'],
    ['pipeline/src/', 'prepare/inspect', 'prepare/translate'],
    ['web/src/', 'features/clients', 'features/roles'],
    ['scripts/', 'lab/evaluation', 'lab/matcher'],
    ['scripts/', 'acceptance/load', 'acceptance/servers'],
    ['plugins/one/', 'src/layout', 'src/styles'],
    ['plugins/match-builtin/src/', 'score/evidence', 'score/verdict'],
  ] as const;
  const pairOf = (form: string) =>
    ['to', 'from'].map((way) => `web/src/features/${way}-${form.replaceAll(' ', '-')}`) as [string, string];
  let output: Output;

  /** Four files: no two of them make a circle, their two folders do. */
  const circle = (one: string, other: string, back: (target: string) => string) => [
    [`${one}/a.ts`, uses(`../${other.split('/').at(-1)}/a.ts`)],
    [`${other}/a.ts`, gives],
    [`${other}/b.ts`, back(`../${one.split('/').at(-1)}/b.ts`)],
    [`${one}/b.ts`, gives],
  ];

  beforeAll(async () => {
    output = await lint(
      Object.fromEntries([
        ...folders.flatMap(([tree, one, other]) => circle(tree + one, tree + other, uses)),
        ...forms.flatMap(([form, text]) => circle(...pairOf(form), text)),
        ['api/src/features/first/a.ts', uses('../second/a.ts')],
        ['api/src/features/second/b.ts', uses('../third/a.ts')],
        ['api/src/features/third/b.ts', uses('../first/b.ts')],
      ]),
    );
  });

  test.each(folders)('in %s of %s and %s', (tree, one, other) => {
    expect(output[`${tree}${one}/a.ts`]).toContain(`closes a circle of folders, ${one} → ${other} → ${one}`);
    expect(output[`${tree}${other}/b.ts`]).toContain(`closes a circle of folders, ${other} → ${one} → ${other}`);
  });

  test.each(forms)('also when the way back is %s', (form) => {
    const [one, other] = pairOf(form);
    expect(output[`${one}/a.ts`]).toContain('closes a circle');
    expect(output[`${other}/b.ts`]).toContain('closes a circle');
  });

  test('also over a third folder', () => {
    expect(output['api/src/features/first/a.ts']).toContain(
      'features/first → features/second → features/third → features/first',
    );
  });
});

test('imports downward, within a folder and from the roof pass, and tests import what they need', async () => {
  const output = await lint({
    'api/src/main.ts': uses('./features/users/a.ts'),
    'api/src/features/users/a.ts': uses('../clients/a.ts'),
    'api/src/features/clients/a.ts': uses('../../platform/log/a.ts'),
    'api/src/platform/log/a.ts': uses('../../ground/errors.ts'),
    'api/src/ground/errors.ts': uses('./actor.ts'),
    'web/src/ui/a.tsx': uses('../lib/b.ts'),
    'api/src/ground/a.test.ts': uses('../features/users/a.ts'),
    'api/src/platform/log/testing/a.ts': uses('../../../features/users/a.ts'),
    'scripts/demo/a.wide.ts': uses('../checks/a.ts'),
    'scripts/acceptance/browser/a.e2e.ts': uses('../../checks/a.ts'),
    'web/src/features/one/a.ts': uses('../two/a.ts'),
    'web/src/features/two/a.test.ts': uses('../one/a.ts'),
  });
  expect(Object.values(output).join('')).toBe('');
});

describe('the configuration joins the settings of the modules', () => {
  const configuration = 'api/src/ground/config/config.ts';
  const form = '../../ground/config/setting.ts';

  test('it may import those of each module, which makes no circle', async () => {
    const output = await lint({
      [configuration]: `${uses('../../platform/log/settings.ts')}export * from '../../features/users/settings.ts';\n`,
      'api/src/platform/log/settings.ts': uses(form),
      'api/src/features/users/settings.ts': uses(form),
      'api/src/platform/log/log.ts': uses('../../ground/config/config.ts'),
    });
    expect(Object.values(output).join('')).toBe('');
  });

  test('but nothing else from above, and no other file of the ground may', async () => {
    const output = await lint({
      [configuration]: uses('../../platform/log/log.ts'),
      'api/src/ground/config/settings.ts': uses('../../platform/log/deep/settings.ts'),
      'api/src/ground/config/setting.ts': uses('../../platform/log/settings.ts'),
      'api/src/ground/errors.ts': uses('../platform/log/settings.ts'),
    });
    for (const complaint of Object.values(output))
      expect(complaint).toContain('on a higher floor than "api/src/ground"');
    const deep = await lint({ [configuration]: uses('../../platform/log/deep/settings.ts') });
    expect(deep[configuration]).toContain('on a higher floor than "api/src/ground"');
  });

  test('and they import the form of a setting alone', async () => {
    const output = await lint({
      'api/src/platform/log/settings.ts': uses('./log.ts'),
      'api/src/platform/http/settings.ts': uses('../../ground/errors.ts'),
      'api/src/platform/queue/settings.ts': uses('../http/settings.ts'),
      'api/src/features/users/settings.ts': uses('../../ground/config/config.ts'),
    });
    for (const complaint of Object.values(output))
      expect(complaint).toContain('settings of a module import api/src/ground/config/setting.ts alone');
  });
});
