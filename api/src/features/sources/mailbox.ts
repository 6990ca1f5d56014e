import { isIP } from 'node:net';
import { limits } from '@cotejo/contract';
import { ImapFlow } from 'imapflow';
import { refusal } from '../../ground/errors.ts';
import {
  type Arrival,
  beginArrival,
  describeArrival,
  finishArrival,
  keyOf,
  type OfSource,
  readSource,
  recordReadTo,
} from './arrivals.ts';
import { hasRole } from './has-role.ts';
import { type Attachment, shapeOf } from './mail-shape.ts';
import { SourceError } from './problems.ts';
import type { Mailbox } from './settings.ts';
import { shortened } from './shortened.ts';
import { type Destination, type Incoming, takeFiles, type Taking } from './take-file.ts';

/** What a mail that was read is marked with, for people who look into the mailbox; nothing depends on it. */
const KEYWORD = 'Cotejo';
/** Numbers of mails that are asked for at once, and bytes of an attachment. */
const RANGE = 5000;
const CHUNK = 256 * 1024;
/** Looks at a mail that never ends well, before it is given up. */
const MOST_ATTEMPTS = 20;

/** What the mail server may send: an answer beyond these is no outline of a mail, and costs memory. */
const bounds = {
  maxLineLength: 4 * 1024 * 1024,
  maxLiteralSize: 4 * 1024 * 1024,
  maxResponseSize: 8 * 1024 * 1024,
  maxResponseTokens: 200_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
};
/** Codes of answers beyond the bounds, or that nobody can read. */
const unreadable = /^(?:(?:Line|Literal|Response)TooLarge|TooManyTokens|MAX_IMAP_NESTING_REACHED|ParserError.*)$/;

export type OfMailbox = OfSource & { mailbox: Mailbox; password: string };
type Options = { signal: AbortSignal; opened: () => Promise<void> };
type Reading = Destination & { client: ImapFlow; numbering: string };

/**
 * Takes the attachments of the mails that have come since the last look. Nothing is changed in the mailbox but a
 * keyword; mails stay unread. Throws where it cannot be opened, or the connection is lost; the next look goes on there.
 */
export async function readMailbox(taking: Taking, of: OfMailbox, options: Options): Promise<void> {
  const { roleId } = of.mailbox;
  if (roleId !== undefined && !(await hasRole(taking, of.owner, roleId))) throw new SourceError('no-such-role');
  for (let isBroken = true; isBroken;) isBroken = await readOn(taking, of, options);
}

/** Reads until nothing is left. True after an answer that ended the connection, and whose mail was given up. */
async function readOn(taking: Taking, of: OfMailbox, { signal, opened }: Options): Promise<boolean> {
  const { mailbox } = of;
  await using connection = await connect(of);
  const { client } = connection;
  await client.mailboxOpen(mailbox.folder);
  await opened();
  const { uidValidity, uidNext } = openBox(client);
  const numbering = `${mailbox.user} ${mailbox.url} ${mailbox.folder} ${uidValidity}`;
  const state = await readSource(taking.database, of);
  const reading: Reading = { client, numbering, roleId: mailbox.roleId, uploads: new Map(), signal };
  for (let from = state.numbering === numbering ? state.readTo + 1 : 1; from < uidNext; from += RANGE) {
    const to = Math.min(from + RANGE, uidNext) - 1;
    const uids = await client.search({ uid: `${from}:${to}` }, { uid: true });
    if (!uids) throw new SourceError(client.usable ? 'unexpected' : 'connection-lost');
    for (const uid of uids.sort((a, b) => a - b)) {
      if (signal.aborted) return false;
      if (!(await readMail(taking, of, reading, uid))) return true;
      await recordReadTo(taking.database, of, numbering, uid);
    }
    await recordReadTo(taking.database, of, numbering, to);
  }
  return false;
}

/**
 * The mailbox that is open. Throws where the connection is lost: the client then gives nothing, as for what is not
 * there.
 */
function openBox({ mailbox }: ImapFlow) {
  if (!mailbox) throw new SourceError('connection-lost');
  return mailbox;
}

/** An open connection to a mailbox's server, closed at the end of its block. */
async function connect({ mailbox, password }: OfMailbox): Promise<AsyncDisposable & { client: ImapFlow }> {
  const { host, port, isTls, user } = mailbox;
  const isOwnMachine = host === 'localhost' || host === '::1' || /^127\./.test(host);
  const client = new ImapFlow({
    ...bounds,
    host,
    port,
    secure: isTls,
    // A password never crosses a wire in the clear.
    ...(!isTls && { doSTARTTLS: !isOwnMachine }),
    ...(isIP(host) === 0 && { servername: host }),
    auth: { user, pass: password },
    clientInfo: { name: 'Cotejo' },
    logger: false,
    disableAutoIdle: true,
  });
  // What goes wrong is thrown by the call under way; without a listener it would end the process as well.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    client,
    async [Symbol.asyncDispose]() {
      await client.logout().catch(() => client.close());
    },
  };
}

/** Takes the attachments of a mail. False where its outline has ended the connection: it is given up then. */
async function readMail(taking: Taking, of: OfMailbox, reading: Reading, uid: number): Promise<boolean> {
  const { database } = taking;
  const arrival = await beginArrival(database, of, keyOf(reading.numbering, uid));
  if (arrival.isDone) return true;
  if (arrival.attempts > MOST_ATTEMPTS) {
    await finishArrival(database, arrival, 'broken');
    return true;
  }
  try {
    await takeMail(taking, arrival, reading, uid);
    return true;
  } catch (error) {
    if (!unreadable.test(String((error as { code?: unknown }).code))) throw error;
    await finishArrival(database, arrival, 'broken');
    return false;
  }
}

async function takeMail(taking: Taking, arrival: Arrival, reading: Reading, uid: number): Promise<void> {
  const { database } = taking;
  const { client, roleId } = reading;
  const mail = await client.fetchOne(
    String(uid),
    { envelope: true, bodyStructure: true, internalDate: true, headers: ['received', 'auto-submitted'] },
    { uid: true },
  );
  if (!mail) return finishArrival(database, arrival, 'gone');
  const { envelope, internalDate, bodyStructure, headers } = mail;
  await describeArrival(database, arrival, {
    sender: shortened(envelope?.from?.[0]?.address),
    title: shortened(envelope?.subject),
    arrivedAt: internalDate instanceof Date ? internalDate : null,
    roleId: roleId ?? null,
    ...(envelope?.messageId && { sameness: keyOf(envelope.messageId) }),
  });
  const shape = shapeOf(bodyStructure, headers?.toString('latin1') ?? '');
  if (!Array.isArray(shape)) return finishArrival(database, arrival, shape);
  const files = shape.map((attachment) => incoming(client, uid, attachment));
  await takeFiles(taking, arrival, reading, files);
  await mark(client, uid);
  await finishArrival(database, arrival);
}

/** An attachment, read piece by piece. One that is far too large is refused unread. */
function incoming(client: ImapFlow, uid: number, { part, fileName, size }: Attachment): Incoming {
  return {
    part,
    fileName,
    async open() {
      if (size > 2 * limits.archiveBytes)
        throw refusal('file.too-large:role', { values: { megabytes: limits.roleFileBytes / 1024 / 1024 } });
      const { content } = await client.download(String(uid), part, { uid: true, decodeText: false, chunkSize: CHUNK });
      if (!content) {
        openBox(client);
        // The server has no such part, though its outline of the mail says so, or the part is empty.
        throw refusal('document.empty');
      }
      return content as AsyncIterable<Buffer>;
    },
  };
}

/** Marks a mail for people, where the mailbox takes marks. */
async function mark(client: ImapFlow, uid: number): Promise<void> {
  const { permanentFlags, readOnly } = client.mailbox || {};
  if (readOnly || (permanentFlags && !permanentFlags.has('\\*') && !permanentFlags.has(KEYWORD))) return;
  await client.messageFlagsAdd(String(uid), [KEYWORD], { uid: true });
}
