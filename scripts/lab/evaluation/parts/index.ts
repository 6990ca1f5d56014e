import type { Part } from '../section.ts';

/** The parts of the evaluation in the order of the report; each is loaded in a process of its own. */
export const parts = {
  match: () => import('./match.ts').then(({ matchPart }) => matchPart),
  judgment: () => import('./judgment.ts').then(({ judgmentPart }) => judgmentPart),
  documents: () => import('./documents.ts').then(({ documentsPart }) => documentsPart),
  translation: () => import('./translation.ts').then(({ translationPart }) => translationPart),
  languages: () => import('./languages.ts').then(({ languagesPart }) => languagesPart),
  finding: () => import('./finding.ts').then(({ findingPart }) => findingPart),
  stability: () => import('./stability.ts').then(({ stabilityPart }) => stabilityPart),
  identity: () => import('./identity.ts').then(({ identityPart }) => identityPart),
  attacks: () => import('./attacks.ts').then(({ attacksPart }) => attacksPart),
  unseen: () => import('./unseen.ts').then(({ unseenPart }) => unseenPart),
  cost: () => import('./cost.ts').then(({ costPart }) => costPart),
} satisfies Record<string, () => Promise<Part>>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
