import { beforeAll, describe, expect, test } from 'vitest';
import { lint } from './testing/lint.ts';

const uses = (name: string) => `import * as it from '${name}';\nexport const used = it;\n`;

describe('an import against the arrows is refused, and the message says why', () => {
  const sins = [
    ['web', 'web/src/a.ts', '@cotejo/api', 'web knows nothing of the server'],
    ['web', 'web/src/b.ts', '@cotejo/pipeline', 'web knows nothing of the server'],
    ['the contract', 'api/contract/src/a.ts', '@cotejo/plugin-kit', 'the contract imports nothing of ours'],
    ['the kit', 'plugins/kit/src/a.ts', '@cotejo/contract', 'the kit imports nothing of ours'],
    ['api outside its composition root', 'api/src/a.ts', '@cotejo/extract-pdf', 'plugins are joined in'],
    ['api', 'api/src/b.ts', '@cotejo/web', 'may not be imported here'],
    ['the pipeline', 'pipeline/src/a.ts', '@cotejo/match-builtin', 'names no plugin'],
    ['the pipeline', 'pipeline/src/b.ts', '@cotejo/contract', 'names no plugin'],
    ['the pipeline', 'pipeline/src/c.ts', 'hono', 'HTTP is the business of api'],
    ['the pipeline', 'pipeline/src/d.ts', 'postgres', 'rows, jobs and stored files'],
    ['a plugin', 'plugins/one/src/a.ts', '@cotejo/pipeline', 'not the pipeline and not other plugins'],
    ['a plugin', 'plugins/one/src/b.ts', '@cotejo/two', 'not the pipeline and not other plugins'],
    ['a plugin', 'plugins/one/src/c.ts', 'drizzle-orm', 'rows, jobs and stored files'],
    ['a plugin', 'plugins/one/src/d.ts', '../../two/src/secret.ts', 'leaves plugins/one/'],
    ['api', 'api/src/c.ts', '../contract/src/users.ts', 'leaves api/'],
    [
      'api outside its sessions',
      'api/src/platform/http/a.ts',
      'oslo/password',
      'lucia, oslo and openid-client stay behind',
    ],
    ['api outside its traces', 'api/src/platform/http/b.ts', '@opentelemetry/api', 'OpenTelemetry stays behind'],
    ['api beside its database', 'api/src/d.ts', 'drizzle-orm/pg-core', 'in the build that every process loads fastest'],
    ['web', 'web/src/c.ts', 'drizzle-orm', 'rows, jobs and stored files'],
    ['a screen', 'web/src/features/one/d.tsx', 'date-fns', 'writes dates for all screens'],
  ] as const;
  let output: Record<string, string>;

  beforeAll(async () => {
    output = await lint(Object.fromEntries(sins.map(([, file, target]) => [file, uses(target)])));
  });

  test.each(sins)('%s (%s) may not import %s', (_who, file, target, reason) => {
    expect(output[file]).toContain(`"${target}"`);
    expect(output[file]).toContain(reason);
  });

  test('nor may it be hidden in a dynamic import or a re-export', async () => {
    const output = await lint({
      'plugins/one/src/e.ts': "export const late = () => import('@cotejo/two');\n",
      'plugins/one/src/f.ts': "export * from '@cotejo/three';\n",
    });
    expect(output['plugins/one/src/e.ts']).toContain('"@cotejo/two"');
    expect(output['plugins/one/src/f.ts']).toContain('"@cotejo/three"');
  });
});

test('imports along the arrows pass', async () => {
  const output = await lint({
    'web/src/ok.ts': uses('@cotejo/contract'),
    'web/src/lib/dates.ts': uses('date-fns'),
    'api/src/ok.ts': uses('@cotejo/pipeline'),
    'api/src/platform/plugins/ok.ts': uses('@cotejo/extract-pdf'),
    'api/src/platform/session/ok.ts': uses('lucia'),
    'pipeline/src/ok.ts': uses('@cotejo/plugin-kit'),
    'plugins/one/src/ok.ts': uses('@cotejo/plugin-kit'),
  });
  expect(Object.values(output).join('')).toBe('');
});

test('files that import each other in a circle are refused', async () => {
  const output = await lint({
    'pipeline/src/chicken.ts': "import { egg } from './egg.ts';\nexport const chicken = () => egg;\n",
    'pipeline/src/egg.ts': "import { chicken } from './chicken.ts';\nexport const egg = () => chicken;\n",
  });
  for (const complaint of Object.values(output)) expect(complaint).toContain('no-cycle');
});

test('only api/src/ground/config looks at the environment', async () => {
  const reads = 'export const port = process.env.PORT;\n';
  const output = await lint({ 'api/src/port.ts': reads, 'api/src/ground/config/port.ts': reads });
  expect(output['api/src/port.ts']).toContain('Settings are read in api/src/ground/config');
  expect(output['api/src/ground/config/port.ts']).toBe('');
});
