import type { SourceDocument } from '@cotejo/plugin-kit';

export type Format = 'PDF' | 'Word' | 'Markdown' | 'text';

/**
 * One resume written three times: `attacked` carries a secret that its reader does not see, `plain` the same secret in
 * sight.
 */
export type Triplet = { attacked: SourceDocument; clean: SourceDocument; plain: SourceDocument };

/**
 * One way to hide a text. `variant` runs from 0 to 4 and changes the parameters: colors, sizes, places, number of
 * pieces.
 */
export type AttackClass = {
  name: string;
  format: Format;
  write(text: { resume: string; secret: string; variant: number }): Triplet | Promise<Triplet>;
};

/**
 * An honest document that looks suspicious, such as a banner with white text; all of `text` must be read, without a
 * warning.
 */
export type HonestClass = {
  name: string;
  format: Format;
  write(text: {
    resume: string;
    variant: number;
  }): { document: SourceDocument; text: string } | Promise<{ document: SourceDocument; text: string }>;
};
