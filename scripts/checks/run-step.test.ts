import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runStep } from './run-step.ts';

async function ranStep(command: string[], report?: string) {
  let said = '';
  const step = { name: 'a step', command, ...(report && { report }) };
  const count = await runStep(step, (text) => (said += text));
  return { count, said };
}

test('a step without a report is one test, and says what its command says', async () => {
  const { count, said } = await ranStep(['bash', '-c', 'echo out; echo problem >&2']);
  expect(count).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(said).toMatch(/^\n— a step\n(?:out\nproblem|problem\nout)\nok after [\d.]+ s\n$/);
});

test('a command that fails or is not there is one failure', async () => {
  expect((await ranStep(['false'])).count).toEqual({ passed: 0, failed: 1, failures: ['a step'] });
  const { count, said } = await ranStep(['no-such-program']);
  expect(count).toMatchObject({ passed: 0, failed: 1 });
  expect(said).toContain('ENOENT');
});

test('a step ends with its command, though a process that is left behind holds its output', async () => {
  const { count, said } = await ranStep(['bash', '-c', 'sleep 3600 & echo "left $!"; exit 3']);
  process.kill(Number(/^left (\d+)$/m.exec(said)![1]));
  expect(count).toMatchObject({ passed: 0, failed: 1 });
});

test('the tests of a report are counted, and a command that fails without one is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-step-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const report = join(folder, 'report.json');
  const passed = { fullName: 'it', status: 'passed' };
  writeFileSync(
    report,
    JSON.stringify({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [passed, passed] }] }),
  );
  expect((await ranStep(['true'], report)).count).toMatchObject({ passed: 2, failed: 0 });
  expect((await ranStep(['false'], report)).count).toMatchObject({ passed: 2, failed: 1 });
  expect((await ranStep(['false'], join(folder, 'none.json'))).count).toMatchObject({ passed: 0, failed: 1 });
});
