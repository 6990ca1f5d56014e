import { pino } from 'pino';
import { expect, test } from 'vitest';
import { goOffline } from './go-offline.ts';

test('an address that is not private ends the start with the setting that names it', async () => {
  const start = goOffline(
    [
      { setting: 'DATABASE_URL', url: 'postgres://cotejo@db:5432/cotejo' },
      { setting: 'S3_ENDPOINT', url: 'http://10.0.0.4:9000' },
      { setting: 'OLLAMA_HOST', url: 'http://ollama.cotejo.svc:11434' },
      { setting: 'OPENAI_BASE_URL', url: 'https://203.0.113.7/v1' },
      { setting: 'EXTRA_URL', url: 'https://[2606:4700::1111]/' },
    ],
    pino({ enabled: false }),
  );
  await expect(start).rejects.toMatchObject({
    problems: [
      'OPENAI_BASE_URL leads to 203.0.113.7, which is not on a private network; OFFLINE=true forbids that.',
      'EXTRA_URL leads to 2606:4700::1111, which is not on a private network; OFFLINE=true forbids that.',
    ],
  });
});
