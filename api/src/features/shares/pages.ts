import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { inks } from '../../platform/paper/look.ts';
import { article, type Html, pageOf, styleOf } from '../packs/pack-page.ts';
import { dayOf, words } from '../reports/words.ts';
import { messageMaximum } from './answer.ts';
import type { OpenShare, ShownProfile } from './find.ts';

/** What a client has typed into the form of a page, with who is asked about without a question. */
export type Typed = { messages: Map<number, string>; unsaid?: number };

/**
 * A shared page in one form, so that an answer about one candidate loses nothing that was typed below the others;
 * `typed` stands in the place of what was said before.
 */
export function sharedPage(share: OpenShare, profiles: ShownProfile[], typed?: Typed): Promise<string> {
  const { share: says } = words[share.language].packs;
  const gone = share.candidates - profiles.length;
  const articles = profiles.map((one) => article(one.candidacyId, one.html, answerFields(share, one, typed)));
  return pageOf(share, [
    ...(gone > 0 ? [html`<p class="muted" role="status">${says.gone(gone)}</p>`] : []),
    html`<form method="post">${articles}</form>`,
  ]);
}

/** The place of a candidate's answer on the page, to which the page is scrolled once it is given. */
export const placeOf = (candidacyId: number): string => `#a${candidacyId}`;

/** A button for each answer, so that one click says it. */
function answerFields(
  { language }: OpenShare,
  { candidacyId, answer, message, answeredAt }: ShownProfile,
  typed?: Typed,
): Html {
  const { share: says } = words[language].packs;
  const said = answer && answeredAt && says.said(says.answers[answer], dayOf(answeredAt.toISOString()));
  const button = (one: typeof answer & string, style = 'plain') =>
    html`<button class="${style}" name="answer" value="${candidacyId} ${one}" formaction="${placeOf(candidacyId)}">
${says.answers[one]}</button>`;
  return html`<div class="answer" id="${placeOf(candidacyId).slice(1)}" role="group" aria-labelledby="c${candidacyId}">
${said ? html`<p class="said" role="status">${said}</p>` : ''}
${messageField(candidacyId, says.message, typed?.messages.get(candidacyId) ?? message)}
${typed?.unsaid === candidacyId ? html`<p class="missing" role="alert">${says.wantsText}</p>` : ''}
<div class="choices" role="group" aria-label="${says.legend}">${button('yes', '')}${button('no')}${button('ask')}</div>
</div>`;
}

/** The field for what a client writes with an answer about a candidate. */
export const messageField = (candidacyId: number, label: string, message: string | null): Html =>
  html`<label for="m${candidacyId}">${label}</label>
<textarea id="m${candidacyId}" name="m${candidacyId}" rows="3" maxlength="${messageMaximum}">
${message ?? ''}</textarea>`;

/** The question for the password of a page, which tells nothing else of it. */
export function passwordPage({ language, accent }: OpenShare, isWrong: boolean): Promise<string> {
  const { packs } = words[language];
  const { share: says } = packs;
  const head = html`<header><h1>${packs.title}</h1><p>${says.passwordText}</p></header>`;
  return bare(language, accent, packs.title, head, [
    html`<form class="answer" method="post"><label for="password">${says.password}</label>
${isWrong ? html`<p class="missing" role="alert">${says.wrongPassword}</p>` : ''}
<input id="password" name="password" type="password" required autocomplete="off" autofocus>
<button>${says.open}</button></form>`,
  ]);
}

/** A page in both languages, as nobody knows whose it is: of an address that opens nothing, or of what is refused. */
export function noPage(why: 'closed' | 'refused'): Promise<string> {
  const [english, spanish] = [words.en.packs.share[why], words.es.packs.share[why]];
  const head = html`<header><h1>${english.title}</h1><p>${english.text}</p></header>`;
  return bare('en', inks.primary, english.title, head, [
    html`<section lang="es"><h2>${spanish.title}</h2><p>${spanish.text}</p></section>`,
  ]);
}

async function bare(language: 'en' | 'es', accent: string, title: string, head: Html, main: Html[]): Promise<string> {
  return pageOf({ language, title, accent, head: String(await head) }, main);
}

/**
 * Headers of every page below /s: nothing runs or is loaded, nobody keeps, indexes or frames it, or hears its address.
 */
export const headersOf = (accent: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(accent)).digest('base64')}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});
