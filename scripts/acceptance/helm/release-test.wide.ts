import { execFile } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { startProduct } from '../../demo/drive/product.ts';
import { find, podOf, render } from './chart.ts';

type Outcome = { code: number; output: string };

/** Does what the pod of `helm test` does, toward another address. */
async function runReleaseTest(origin: string): Promise<Outcome> {
  const {
    containers: [container],
  } = podOf(find(await render(), 'Pod', 'cotejo-test'))!.spec;
  const [program, ...parameters] = container!.args!;
  expect(program).toBe('node');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      parameters.map((parameter) => parameter.replace('http://cotejo-web.work.svc', origin)),
      (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
      },
    );
  });
}

test('the test of a release passes with a product that works', async () => {
  const product = await startProduct();
  onTestFinished(product.stop);
  const outcome = await runReleaseTest(product.origin);
  expect(outcome).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /ok: {2}everything is ready\nok: {2}the web app is served\nok: {2}nobody signs in with a wrong password\n$/,
    ) as string,
  });
});

test('it fails, and says how, where nobody answers', async () => {
  expect(await runReleaseTest('http://127.0.0.1:3')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/NOT: {2}anybody answers at http:\/\/127\.0\.0\.1:3 .*ECONNREFUSED/) as string,
  });
});
