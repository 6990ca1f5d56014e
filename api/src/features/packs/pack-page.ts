import { html, raw } from 'hono/html';
import { dayOf } from '../reports/words.ts';
import { countMet } from './pack-paper.ts';
import type { Pack, Profile, ShownQuote, ShownRequirement } from './read-pack.ts';

export type Html = ReturnType<typeof html>;

const style = `
:root { color-scheme: light; --line: #e3dfd9; --muted: #5e5650 }
* { box-sizing: border-box }
body { font: 16px/1.5 system-ui, sans-serif; color: #27201b; background: #fff; max-width: 60rem; margin: 0 auto;
  padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere }
header { border-bottom: 3px solid var(--accent); padding-bottom: 1rem }
header img { display: block; max-width: 240px; max-height: 72px; margin-bottom: .75rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .25rem 0 } h2 { font-size: 1.4rem; margin: 0 0 .25rem }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem } p { margin: .25rem 0 } ul { list-style: none; margin: 0; padding: 0 }
.eyebrow { color: var(--accent); font-weight: 600; font-size: .875rem } .muted { color: var(--muted) }
article { border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; margin-top: 1.5rem }
.comment { white-space: pre-line } .requirements > li { border-top: 1px solid var(--line); padding: .75rem 0 }
.verdict { font-weight: 600; white-space: nowrap } .met { color: #196632 } .partial { color: #88520c }
.missing { color: #a51f1e } 
blockquote { margin: .35rem 0 0; padding-left: .75rem; border-left: 3px solid var(--line) }
small { color: var(--muted); font-size: .8125rem }
@media (min-width: 40rem) { .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem } }
@media print { article { break-inside: auto; border: 0; padding: 0 } }
`;

/** Nothing to load and nothing that runs, wherever the page is opened; pictures stand in it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** A pack as a page that stands by itself. Whatever anybody wrote is escaped, and kept from turning the line. */
export async function packPage(pack: Pack): Promise<string> {
  const { words, brand, role, client, created, profiles } = pack;
  const { packs, language } = words;
  const page = html`<!doctype html>
<html lang="${language.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${policy}"><title>${packs.title} · ${role}</title>
<style>${raw(`:root { --accent: ${brand.ink} }${style}`)}</style></head>
<body><header>
${brand.logo ? html`<img src="data:image/png;base64,${brand.logo}" alt="${brand.name}">` : ''}
<p class="eyebrow">${packs.title}</p><h1>${told(role)}</h1><p>${told(client)}</p>
<p class="muted">${packs.preparedBy(brand.name, dayOf(created))}</p>
${profiles.some(({ masked }) => masked) ? html`<p class="muted">${packs.masked}</p>` : ''}
</header><main>
${profiles.map((profile) => article(profile, pack))}
</main></body></html>
`;
  return String(await page);
}

/** What somebody wrote, whichever way it is read. */
const told = (text: string): Html => html`<bdi>${text}</bdi>`;

function article(profile: Profile, { words }: Pack): Html {
  const { packs } = words;
  const { candidacyId, name, comment, contacts, requirements } = profile;
  const heading = `c${candidacyId}`;
  return html`<article aria-labelledby="${heading}"><h2 id="${heading}">${told(name)}</h2>
<p class="muted">${packs.shown(countMet(profile), requirements.length)}</p>
${contacts.map((one) => html`<p>${packs.contact}: ${told(one)}</p>`)}
${comment === '' ? '' : html`<h3>${packs.comment}</h3><p class="comment">${told(comment)}</p>`}
<h3>${packs.requirements}</h3>
<ul class="requirements">${requirements.map((one) => requirementItem(one, profile.language, words))}</ul></article>
`;
}

const marks = { met: '●', partial: '◐', missing: '○' };

function requirementItem(
  { text, must, verdict, quotes }: ShownRequirement,
  language: string,
  { evidence, packs }: Pack['words'],
): Html {
  const shown = ({ text: said, original }: ShownQuote) =>
    original === undefined
      ? html`<blockquote>${told(said)}</blockquote>`
      : html`<div class="pair"><blockquote>${told(said)}</blockquote>
<div><blockquote lang="${language}">${told(original)}</blockquote><small>${packs.original}</small></div></div>`;
  return html`<li><p><span class="verdict ${verdict}"><span aria-hidden="true">${marks[verdict]}</span>
${evidence.verdicts[verdict]}</span> · <strong>${told(text)}</strong>
<small>${must ? evidence.must : evidence.nice}</small></p>
${quotes.map(shown)}</li>
`;
}
