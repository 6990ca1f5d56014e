import { wholeNumber } from '@cotejo/plugin-kit';
import { choice, settings } from '../../ground/config/setting.ts';

/** Settings of all language models, whichever plugin brings them. */
export const modelSettings = settings({
  seconds: {
    name: 'MODEL_SECONDS',
    meaning:
      'Seconds that language models may take for one document or one candidate; ' +
      'after them the next plugin does what is left.',
    schema: wholeNumber(5, 600),
    default: '120',
  },
  hideIdentity: {
    name: 'HIDE_IDENTITY',
    meaning:
      'Which models read a resume without name, address and whatever else says whose it is, which is put back in ' +
      'what is shown: `cloud` (those outside your network), `always`, `never`.',
    schema: choice(['cloud', 'always', 'never']),
    default: 'cloud',
  },
  monthlyTokens: {
    name: 'MODEL_MONTHLY_TOKENS',
    meaning:
      'Most tokens, read and written together, that models outside may cost in a calendar month; ' +
      'after that the next plugin does the work. Models at addresses of your own are not limited. Unset: no limit.',
    schema: wholeNumber(1, 1_000_000_000_000),
  },
});
