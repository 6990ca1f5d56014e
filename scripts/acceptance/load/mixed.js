// Everybody at once: most look, one in twenty analyses documents of their own.
import { analyze, limits as analyzeLimits } from './analyze.js';
import { browse, limits as browseLimits } from './browse.js';
import { handleSummary, optionsOf, setup, working } from './recruiter.js';

/** While documents are read, screens may take three times as long. */
const looking = Object.fromEntries(
  Object.entries(browseLimits).map(([call, milliseconds]) => [call, 3 * milliseconds]),
);
const people = Number(__ENV.PEOPLE);
const analysing = Math.ceil(people / 20);

export const options = optionsOf(
  { browse: working('browse', people - analysing), analyze: working('analyze', analysing) },
  { ...analyzeLimits, ...looking },
);
export { analyze, browse, handleSummary, setup };
