import type { Texts } from '../en/index.ts';
import { account } from './account.ts';
import { administration } from './administration.ts';
import { analysis } from './analysis.ts';
import { blind } from './blind.ts';
import { clients } from './clients.ts';
import { frame } from './frame.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { letters } from './letters.ts';
import { moves } from './moves.ts';
import { packs } from './packs.ts';
import { persons } from './persons.ts';
import { pool } from './pool.ts';
import { recruiting } from './recruiting.ts';
import { roleHome } from './role-home.ts';
import { rubric } from './rubric.ts';
import { search } from './search.ts';
import { shared } from './shared.ts';
import { worklist } from './worklist.ts';

/** The whole Spanish catalogue, with the same entries as the English one. */
export const es: Texts = {
  ...frame,
  ...shared,
  ...home,
  ...blind,
  ...clients,
  ...recruiting,
  ...analysis,
  ...roleHome,
  ...rubric,
  ...history,
  ...account,
  ...administration,
  ...letters,
  ...moves,
  ...imports,
  ...packs,
  ...persons,
  ...pool,
  ...search,
  ...worklist,
};
