import * as v from 'valibot';
import { languages } from './choices.ts';
import { id, idText, issue, requirementId } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

const hexColor = /^#[0-9a-f]{6}$/;

/** How far a color as `#rrggbb` stands out from white: 1 to 21, as WCAG 2.2 computes it. */
export function contrastWithWhite(color: string): number {
  const linear = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5) + 0.05);
}

/** A color in which text on white can be read (WCAG 2.2, level AA). */
const readableColor = v.pipe(
  v.string(issue('color-invalid')),
  v.toLowerCase(),
  v.regex(hexColor, issue('color-invalid')),
  v.check((color) => contrastWithWhite(color) >= limits.colorContrast, issue('color-too-light')),
);

/** What the profiles of a company look like. */
export const packSettings = v.object({
  /** Null for the name of the company. */
  name: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(limits.nameMaximum, issue('name-too-long')))),
  /** `#rrggbb`; null for the color of the product. */
  color: v.nullable(readableColor),
  hasLogo: v.boolean(),
  /** Whether profiles can be shared by a link: the server has an address of its own. */
  canShare: v.boolean(),
});
export type PackSettings = v.InferOutput<typeof packSettings>;

/** Which of a requirement's quotes stay, by their place among those that were found, in the order of the profile. */
const quotesLeft = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))), v.maxLength(100));

const profileInput = v.object({
  /** The candidacy's id. */
  id,
  comment: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(limits.packCommentMaximum, issue('pack-comment-too-long'))),
  ),
  /** By the requirement's id; a requirement that is not named keeps all its quotes. */
  quotes: v.optional(v.record(requirementId, quotesLeft)),
});

/** What profiles of candidates hold. */
export const profilesInput = {
  /** In the order in which they are to be shown. */
  candidates: v.pipe(
    v.array(profileInput),
    v.minLength(1, issue('ids-required')),
    v.maxLength(limits.candidatesInReport, issue('pack-too-many')),
  ),
  language: v.optional(v.picklist(languages, issue('language-unknown')), 'en'),
  /** Tells nobody's name; who is masked in the company is masked in any case. */
  blind: v.optional(v.boolean(), false),
  /** Tells e-mail addresses and telephone numbers of those who are named. */
  contacts: v.optional(v.boolean(), false),
  /** The ids of those that are shown, in their order; without it all, musts and the heavier ones first. */
  requirements: v.optional(
    v.pipe(v.array(requirementId), v.minLength(1, issue('requirements-all-off')), v.maxLength(300)),
  ),
};

export const packInput = v.object({ ...profilesInput, format: v.optional(v.picklist(['pdf', 'html']), 'pdf') });
export type PackInput = v.InferOutput<typeof packInput>;

const params = v.object({ id: idText });

export const makePack = endpoint({
  method: 'POST',
  path: '/api/roles/:id/packs',
  access: 'member',
  showsPeople: true,
  limited: 'reports',
  summary:
    'Profiles of chosen candidates of a role for the client, as a tagged PDF or one HTML file that stands by itself: ' +
    "requirements with the quotes that are left, and the recruiter's comment; by name or blind. A file that would " +
    'tell who is masked is refused.',
  params,
  body: 'json',
  input: packInput,
  reply: 'file',
  masksItself: true,
  refusals: ['not-found:candidate', 'report.not-drawn', 'pack.tells', 'pack.tells:withheld'],
});
export const getPackSettings = endpoint({
  method: 'GET',
  path: '/api/packs/settings',
  access: 'member',
  summary: 'The name, color and logo that profiles for clients carry.',
  reply: 'json',
  output: packSettings,
});
export const changePackSettings = endpoint({
  method: 'PUT',
  path: '/api/packs/settings',
  access: 'admin',
  summary: 'Changes the name and color that profiles for clients carry.',
  body: 'json',
  input: v.omit(packSettings, ['hasLogo', 'canShare']),
  reply: 'json',
  output: packSettings,
});
export const getLogo = endpoint({
  method: 'GET',
  path: '/api/packs/logo',
  access: 'member',
  summary: 'The logo as it is stored.',
  reply: 'file',
  masksItself: true,
  mediaType: 'image/png',
  refusals: ['logo.none'],
});
export const changeLogo = endpoint({
  method: 'PUT',
  path: '/api/packs/logo',
  access: 'admin',
  limited: 'uploads',
  summary:
    'Stores a PNG, JPEG or WebP picture as the logo. It is decoded, made small and written anew, so that nothing but ' +
    'its pixels stays.',
  body: 'multipart',
  reply: 'json',
  output: packSettings,
  refusals: ['logo.unreadable', 'logo.too-large', 'report.not-drawn'],
});
export const deleteLogo = endpoint({
  method: 'DELETE',
  path: '/api/packs/logo',
  access: 'admin',
  summary: 'Takes the logo away.',
  reply: 'json',
  output: packSettings,
});
