import { analysisStates } from './analysis.ts';
import { blindStates } from './blind.ts';
import { clientStates } from './client.ts';
import { historyStates } from './history.ts';
import { letterStates } from './letters.ts';
import { opportunityStates } from './opportunity.ts';
import { peopleStates } from './people.ts';
import { personStates } from './persons.ts';
import { publicStates } from './public.ts';
import { retentionStates } from './retention.ts';
import { roleStates } from './role.ts';
import { secondFactorStates } from './second-factor.ts';
import { tokenStates } from './tokens.ts';
import { webhookStates } from './webhooks.ts';

export type { Person, State } from './state.ts';

/** Every screen in every state: the test of all screens goes through these. */
export const states = [
  ...publicStates,
  ...clientStates,
  ...opportunityStates,
  ...roleStates,
  ...analysisStates,
  ...historyStates,
  ...peopleStates,
  ...personStates,
  ...letterStates,
  ...retentionStates,
  ...blindStates,
  ...secondFactorStates,
  ...tokenStates,
  ...webhookStates,
];
