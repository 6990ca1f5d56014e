import type { ResumeProfile } from '@cotejo/plugin-kit';
import { otherGender } from '../identity/gender.ts';
import { otherAddress } from './address.ts';
import { otherAge } from './age.ts';
import { seedOf } from './change.ts';
import { withGap } from './gap.ts';
import { otherNames } from './name.ts';
import { otherSchool } from './school.ts';

/** What of a resume is swapped, in the order in which it is told. */
export const swapKinds = ['name', 'gender', 'age', 'school', 'address', 'gap'] as const;
export type SwapKind = (typeof swapKinds)[number];

/** A resume's text in which one thing about its owner is another. */
export type Swap = { kind: SwapKind; text: string };

type Swapped = {
  /** The original, which may be in any language. */
  text: string;
  /** ISO 639-1. */
  language: string;
  /** What the scorer has read in it. */
  profile: ResumeProfile;
};

/**
 * The resume with another name (a woman's and a man's), the words of the other gender, another age, school and postal
 * address, and a gap in the career: each in a text of its own, the same ones every time. What a resume does not show is
 * not swapped.
 */
export function makeSwaps({ text, language: written, profile }: Swapped): Swap[] {
  const language = written === 'es' ? 'es' : 'en';
  const seed = seedOf(text);
  const education = (profile.inOriginal ?? profile).education;
  const texts: Record<SwapKind, (string | undefined)[]> = {
    name: otherNames(text, seed),
    gender: [otherGender(text, language)],
    age: [otherAge(text, education)],
    school: [otherSchool(text, education)],
    address: [otherAddress(text, language, seed)],
    gap: [withGap(text, profile.positions, seed)],
  };
  return swapKinds.flatMap((kind) =>
    texts[kind].flatMap((swapped) => (swapped === undefined || swapped === text ? [] : [{ kind, text: swapped }])),
  );
}
