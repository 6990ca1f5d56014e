import { createHash } from 'node:crypto';
import { endpoints, safeFileName } from '@cotejo/contract';
import { makeZip } from 'client-zip';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { words as allWords } from '../reports/words.ts';
import { readDecision } from './decision.ts';
import { decisionPage } from './page.ts';

/** The time of every file in the archive, so that the archive follows from its files byte by byte. */
const noTime = new Date(1980, 0, 1);

/**
 * The decision file of a candidacy, with a page in a language; the history gets the digest of its manifest. Throws "not
 * found" for a candidacy that is absent or another company's, and a 409 where the score is not up to date.
 */
export async function decisionFile(
  database: Database,
  actor: Actor,
  id: number,
  language: 'en' | 'es',
): Promise<Response> {
  const words = allWords[language];
  const madeAt = new Date();
  const read = await database.transaction((snapshot) => readDecision(snapshot, actor, id, madeAt), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const { decision, texts, candidacy } = read;
  const files = Object.entries({
    'decision.json': json(decision),
    'decision.html': await decisionPage(read, words),
    ...texts,
  }).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  const manifest = Buffer.from(
    json({
      format: 'cotejo-decision-manifest',
      version: decision.version,
      parts: files.map(({ name, bytes }) => ({ name, size: bytes.length, sha256: sha256(bytes) })),
    }),
  );
  await audit(database, actor, 'decision-file-made', id, { manifest: sha256(manifest) });
  const parts = [{ name: 'manifest.json', bytes: manifest }, ...files];
  const archive = makeZip(parts.map(({ name, bytes }) => ({ name, input: bytes, lastModified: noTime })));
  const fileName = safeFileName(`${candidacy.name} - ${words.decision.fileName}`);
  return attachment(archive, endpoints.decisionFile.mediaType, `${fileName}.zip`);
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
