import { id, limits, type Share } from '@cotejo/contract';
import * as v from 'valibot';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Database } from '../../platform/database/client.ts';
import { receiveInMemory } from '../documents/receive-in-memory.ts';
import { answerIn, takeAnswer } from './answer.ts';
import { findShareFile } from './find.ts';
import { listShares } from './list.ts';

/** Bytes of a file; fifty of the longest answers take a third of it. */
const BYTES = 1024 * 1024;
const unreadable = () => refusal('answers.unreadable');

/** What the form of a file saves: see `answer-file.ts`. */
const answers = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    share: v.string(),
    answers: v.pipe(
      v.array(v.object({ candidate: id, answer: v.string(), message: v.string() })),
      v.maxLength(limits.candidatesInReport),
    ),
  }),
);

/**
 * Takes the answers of a file that a client has sent back. Who is gone from the page is passed over. Throws "not found"
 * for answers to a page of another role or company, or one that is closed, and a 415 for any other file.
 */
export async function readClientAnswers(
  database: Database,
  actor: Actor,
  roleId: number,
  request: Request,
  signal: AbortSignal,
): Promise<Share> {
  const most = { bytes: BYTES, tooLarge: unreadable };
  const { bytes } = await receiveInMemory(request, most, signal);
  const parsed = v.safeParse(answers, new TextDecoder().decode(bytes));
  if (!parsed.success) throw unreadable();
  const said = parsed.output.answers.map(({ candidate, ...fields }) => {
    const answer = answerIn(fields);
    if (!answer) throw unreadable();
    return { candidate, answer };
  });
  const shareId = await findShareFile(database, actor, roleId, parsed.output.share);
  for (const { candidate, answer } of said)
    await takeAnswer(database, { id: shareId, companyId: actor.companyId }, candidate, answer);
  const [share] = await listShares(database, actor, roleId, shareId);
  return share!;
}
