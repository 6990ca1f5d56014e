import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { AppError, refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { inks } from '../../platform/paper/look.ts';
import { verifyPassword } from '../../platform/session/passwords.ts';
import { createThrottle } from '../../platform/session/throttle.ts';
import { answerIn, messageIn, takeAnswer } from './answer.ts';
import { findShare, mayOpen, type OpenShare, proofOf, readProfiles, recordOpening, type ShownProfile } from './find.ts';
import { headersOf, noPage, passwordPage, placeOf, sharedPage, type Typed } from './pages.ts';

type Needed = Pick<Dependencies, 'config' | 'database'>;
type Visit = { params: { token: string }; context: Context };
type Fields = Record<string, string>;

/** Addresses that open nothing, from one network; tries of a password; forms that one page takes. */
const misses = { attempts: 30, seconds: 300 };
const passwords = { attempts: 5, seconds: 900 };
const forms = { attempts: 120, seconds: 600 };
/** Bytes of a form with all its messages, and seconds for which a browser remembers that the password was right. */
const FORM = 524_288;
const REMEMBERED = 12 * 3600;
const cookie = 'cotejo-share';

/** The calls of a client, who has nothing but the address of a page. */
export function shareVisits({ config, database }: Needed) {
  const throttle = createThrottle(database);
  const addressOf = clientAddress(config.http.trustedProxies);
  const isSecure = config.http.publicUrl?.startsWith('https:') ?? false;

  const closed = async (context: Context): Promise<Response> => {
    await throttle.attempt(['share', addressOf(context)], misses);
    return answer(await noPage('closed'), inks.primary, 404);
  };
  const shown = async (share: OpenShare, typed?: Typed, profiles?: ShownProfile[]) => {
    const page = await sharedPage(share, profiles ?? (await readProfiles(database, share)), typed);
    return answer(page, share.accent, typed?.unsaid ? 422 : 200);
  };
  const asked = async (share: OpenShare, status: number, isWrong = false) =>
    answer(await passwordPage(share, isWrong), share.accent, status);

  /** Remembers in the browser that the password was right. */
  const enter = async (share: OpenShare, { params: { token }, context }: Visit, password: string) => {
    const subject = ['share-password', String(share.id), addressOf(context)];
    await throttle.attempt(subject, passwords);
    if (!(await verifyPassword(share.passwordHash, password))) return asked(share, 403, true);
    await throttle.forget(subject);
    const path = `/s/${token}`;
    const options = { path, httpOnly: true, sameSite: 'Lax', maxAge: REMEMBERED, secure: isSecure } as const;
    setCookie(context, cookie, proofOf(token, share), options);
    return context.redirect(path, 303);
  };
  const say = async (share: OpenShare, { params: { token }, context }: Visit, fields: Fields) => {
    const [, candidate = '', answered] = /^([1-9]\d{0,8}) (\w+)$/.exec(fields['answer'] ?? '') ?? [];
    const said = answerIn({ answer: answered ?? '', message: fields[`m${candidate}`] ?? '' });
    if (!said) throw refusal('invalid-input');
    const [id, messages] = [Number(candidate), messagesIn(fields)];
    if (said.answer === 'ask' && said.message === null) return shown(share, { messages, unsaid: id });
    // Of somebody who is gone the page says so.
    await takeAnswer(database, share, id, said);
    const kept = await readProfiles(database, share);
    // What was typed below others is shown again; otherwise the page can be loaded anew without sending anything.
    const isUnsent = kept.some((one) => (messages.get(one.candidacyId) ?? '') !== (one.message ?? ''));
    return isUnsent ? shown(share, { messages }, kept) : context.redirect(`/s/${token}${placeOf(id)}`, 303);
  };

  return {
    open: inPages(async ({ params: { token }, context }) => {
      const share = await findShare(database, token);
      if (!share) return closed(context);
      if (!mayOpen(token, share, getCookie(context, cookie))) return asked(share, 200);
      if (await recordOpening(database, share)) {
        const { companyId, roleId, id } = share;
        await audit(database, { companyId, userId: null }, 'share-opened', roleId, { shareId: id });
      }
      return shown(share);
    }),

    send: inPages(async (visit) => {
      const { params, context } = visit;
      const share = await findShare(database, params.token);
      if (!share) return closed(context);
      const fields = await readForm(context);
      if (fields['password'] !== undefined) return enter(share, visit, fields['password']);
      if (!mayOpen(params.token, share, getCookie(context, cookie))) return asked(share, 403);
      // Counted only now, so that nobody without the password keeps the client from answering.
      await throttle.attempt(['share-form', String(share.id)], forms);
      return say(share, visit, fields);
    }),
  };
}

/** What was typed below each candidate of a page, as it is kept. */
const messagesIn = (fields: Fields) =>
  new Map(
    Object.entries(fields).flatMap(([name, text]): [number, string][] =>
      /^m[1-9]\d{0,8}$/.test(name) ? [[Number(name.slice(1)), messageIn(text)]] : [],
    ),
  );

/** Says a refusal by a page, as a client has no screen of ours that would. */
const inPages =
  (work: (visit: Visit) => Promise<Response>) =>
  async (visit: Visit): Promise<Response> => {
    try {
      return await work(visit);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      const refused = answer(await noPage('refused'), inks.primary, error.status);
      if (error.retryAfter !== undefined) refused.headers.set('Retry-After', String(error.retryAfter));
      return refused;
    }
  };

const answer = (page: string, accent: string, status = 200): Response =>
  new Response(page, { status, headers: headersOf(accent) });

/** The fields of a page's form, each once. Throws an `AppError` for what no page of ours sends. */
async function readForm({ req }: Context): Promise<Fields> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(req.header('Content-Type') ?? ''))
    throw refusal('wrong-content-type:form');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.raw.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > FORM) throw refusal('body-too-large');
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
