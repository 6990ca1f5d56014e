import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { inks } from '../../platform/paper/look.ts';
import { article, type Html, pageOf, styleOf } from '../packs/pack-page.ts';
import { dayOf, words } from '../reports/words.ts';
import { messageMaximum } from './answer.ts';
import type { OpenShare, ShownProfile } from './find.ts';

/** A shared page with a form for each candidate; `unsaid` is who was asked about without a question. */
export function sharedPage(share: OpenShare, profiles: ShownProfile[], unsaid?: number): Promise<string> {
  const { share: says } = words[share.language].packs;
  const gone = share.candidates - profiles.length;
  return pageOf(share, [
    ...(gone > 0 ? [html`<p class="muted" role="status">${says.gone(gone)}</p>`] : []),
    ...profiles.map((one) => article(one.candidacyId, one.html, answerForm(share, one, one.candidacyId === unsaid))),
  ]);
}

/** A button for each answer, so that one click says it. */
function answerForm(
  { language }: OpenShare,
  { candidacyId, answer, message, answeredAt }: ShownProfile,
  unsaid: boolean,
): Html {
  const { share: says } = words[language].packs;
  const { yes, no, ask } = says.answers;
  const said = answer && answeredAt && says.said(says.answers[answer], dayOf(answeredAt.toISOString()));
  return html`<form method="post" aria-labelledby="c${candidacyId}">
<input type="hidden" name="candidate" value="${candidacyId}">
${said ? html`<p class="said" role="status">${said}</p>` : ''}
${messageField(`m${candidacyId}`, says.message, message)}
${unsaid ? html`<p class="missing" role="alert">${says.wantsText}</p>` : ''}
<div class="choices" role="group" aria-label="${says.legend}"><button name="answer" value="yes">${yes}</button>
<button class="plain" name="answer" value="no">${no}</button>
<button class="plain" name="answer" value="ask">${ask}</button></div></form>`;
}

/** The field for what a client writes with an answer. */
export const messageField = (id: string, label: string, message: string | null): Html =>
  html`<label for="${id}">${label}</label>
<textarea id="${id}" name="message" rows="3" maxlength="${messageMaximum}">${message ?? ''}</textarea>`;

/** The question for the password of a page, which tells nothing else of it. */
export function passwordPage({ language, accent }: OpenShare, isWrong: boolean): Promise<string> {
  const { packs } = words[language];
  const { share: says } = packs;
  const head = html`<header><h1>${packs.title}</h1><p>${says.passwordText}</p></header>`;
  return bare(language, accent, packs.title, head, [
    html`<form method="post"><label for="password">${says.password}</label>
${isWrong ? html`<p class="missing" role="alert">${says.wrongPassword}</p>` : ''}
<input id="password" name="password" type="password" required autocomplete="off"><button>${says.open}</button></form>`,
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
