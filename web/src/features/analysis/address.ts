import type { Analysis } from '@cotejo/contract';
import { naturalIn, oneOf, type Search } from '../../lib/search.ts';

/**
 * What the address of the analysis screen may carry. `none` stands in place of the selected candidate once that one
 * was removed: no other candidate takes its place.
 */
export type Address = {
  jobDescriptionId?: number | undefined;
  resumeId?: number | 'none' | undefined;
  roleId?: number | undefined;
};

/** How the screen asks for another address; a function is given the address of that moment. */
export type OnAddress = (next: Address | ((now: Address) => Address)) => void;

export const addressIn = ({ jobDescriptionId, resumeId, roleId }: Search): Address => ({
  jobDescriptionId: naturalIn(jobDescriptionId),
  resumeId: naturalIn(resumeId) ?? oneOf(['none'], resumeId),
  roleId: naturalIn(roleId),
});

/** The selected candidate: the one in the address, otherwise the best one of the analysis. */
export function selectedIn({ resumeId }: Address, analysis: Analysis | undefined): number | undefined {
  if (resumeId === 'none') return undefined;
  return resumeId ?? analysis?.selectedCandidate?.id ?? analysis?.resumes[0]?.id;
}
