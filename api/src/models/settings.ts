import { integer, settings } from '../config/setting.ts';

export const modelSettings = settings({
  monthlyTokens: {
    name: 'MODEL_MONTHLY_TOKENS',
    meaning: 'Most tokens, read and written together, that models outside may cost in a calendar month; after that the next plugin does the work. Models at addresses of your own are not limited. Unset: no limit.',
    schema: integer(1, 1_000_000_000_000),
  },
});
