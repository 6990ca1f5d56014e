import type { Texts } from '../en/index.ts';
import { administration } from './administration.ts';
import { analysis } from './analysis.ts';
import { clients } from './clients.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { plugins } from './plugins.ts';
import { recruiting } from './recruiting.ts';
import { rubric } from './rubric.ts';

/** The whole Spanish catalogue, with the same entries as the English one. */
export const es: Texts = { ...frame, ...home, ...clients, ...recruiting, ...analysis, ...administration, ...plugins, ...rubric };
