import * as v from 'valibot';

/**
 * What the list of a role marks a candidacy with: `same-person` where another resume of the same person is in the role,
 * too; `client-…` what the client has said last on a shared page.
 */
export const candidacyFlag = v.picklist([
  'same-person',
  'warning',
  'low-confidence',
  'translated',
  'outdated',
  'client-yes',
  'client-no',
  'client-ask',
]);
export type CandidacyFlag = v.InferOutput<typeof candidacyFlag>;
