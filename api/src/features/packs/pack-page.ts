import type { Language } from '@cotejo/contract';
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
small { color: var(--muted); font-size: .8125rem } .kind { white-space: nowrap }
@media (min-width: 40rem) { .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem } }
section { margin-top: 1.5rem } fieldset { border: 0; margin: 0; padding: 0 }
.answer { border-top: 1px solid var(--line); margin-top: 1rem; padding-top: .75rem; scroll-margin-top: 6rem }
legend, label { font-weight: 600; padding: 0 } .choices { display: flex; flex-wrap: wrap; gap: .5rem 1rem }
.choices label { display: inline-flex; gap: .4rem; min-height: 2rem; align-items: center; font-weight: 400 }
input[type=radio] { width: 1.15rem; height: 1.15rem; accent-color: var(--accent) }
textarea, input[type=password] { display: block; width: 100%; font: inherit; padding: .5rem; border: 1px solid #8a8178;
  border-radius: 6px; margin: .25rem 0 .75rem } .said { font-weight: 600; margin-bottom: .5rem }
button { font: inherit; font-weight: 600; color: #fff; background: var(--accent); border: 1px solid var(--accent);
  border-radius: 6px; padding: .55rem 1.1rem; cursor: pointer } button.plain { color: var(--accent); background: #fff }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
@media print { .answer { display: none } article { break-inside: auto; border: 0; padding: 0 } }
`;

/** Nothing to load and nothing that runs, wherever the page is opened; pictures stand in it. */
export const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** A page of profiles in its parts, as HTML: nobody is named but in the profiles. */
export type PageParts = {
  language: Language;
  title: string;
  /** `#rrggbb`. */
  accent: string;
  head: string;
  profiles: { candidacyId: number; name: string; html: string }[];
};

/** The style of a page, with the color of its company. */
export const styleOf = (accent: string): string => `:root { --accent: ${accent} }${style}`;

/** A whole page with `main` as its content. It keeps to `contentPolicy` where no header says one. */
export async function pageOf(
  { language, title, accent, head }: Omit<PageParts, 'profiles'>,
  main: Html | Html[],
  contentPolicy?: string,
): Promise<string> {
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
${contentPolicy ? html`<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">` : ''}
<title>${title}</title>
<style>${raw(styleOf(accent))}</style></head>
<body>${raw(head)}<main>
${main}
</main></body></html>
`;
  return String(await page);
}

/** The parts of a pack's page. Whatever anybody wrote is escaped, and kept from turning the line. */
export async function packParts(pack: Pack): Promise<PageParts> {
  const { language, words, brand, role, client, created, profiles } = pack;
  const { packs } = words;
  const head = html`<header>
${brand.logo ? html`<img src="data:image/png;base64,${brand.logo}" alt="${brand.name}">` : ''}
<p class="eyebrow">${packs.title}</p><h1>${told(role)}</h1><p>${told(client)}</p>
<p class="muted">${packs.preparedBy(brand.name, dayOf(created))}</p>
${profiles.some(({ masked }) => masked) ? html`<p class="muted">${packs.masked}</p>` : ''}
</header>`;
  return {
    language,
    title: `${packs.title} · ${role}`,
    accent: brand.ink,
    head: String(await head),
    profiles: await Promise.all(
      profiles.map(async (profile) => ({
        candidacyId: profile.candidacyId,
        name: profile.name,
        html: String(await profileOf(profile, pack)),
      })),
    ),
  };
}

/** A profile on a page, with what comes after it. */
export const article = (candidacyId: number, profile: string, after: Html | string = ''): Html =>
  html`<article aria-labelledby="c${candidacyId}">${raw(profile)}${after}</article>`;

/** A pack as a page that stands by itself. */
export async function packPage(pack: Pack): Promise<string> {
  const { profiles, ...parts } = await packParts(pack);
  const articles = profiles.map(({ candidacyId, html: profile }) => article(candidacyId, profile));
  return pageOf(parts, articles, policy);
}

/** What somebody wrote, whichever way it is read. */
export const told = (text: string): Html => html`<bdi>${text}</bdi>`;

function profileOf(profile: Profile, { words }: Pack): Html {
  const { packs } = words;
  const { candidacyId, name, comment, contacts, requirements } = profile;
  return html`<h2 id="c${candidacyId}">${told(name)}</h2>
<p class="muted">${packs.shown(countMet(profile), requirements.length)}</p>
${contacts.map((one) => html`<p>${packs.contact}: ${told(one)}</p>`)}
${comment === '' ? '' : html`<h3>${packs.comment}</h3><p class="comment">${told(comment)}</p>`}
<h3>${packs.requirements}</h3>
<ul class="requirements">${requirements.map((one) => requirementItem(one, profile.language, words))}</ul>
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
<small class="kind">${must ? evidence.must : evidence.nice}</small></p>
${quotes.map(shown)}</li>
`;
}
