import type { PreparedJob } from '@cotejo/pipeline';
import { blends } from '../attacks/blends.ts';
import { disguises as pasteDisguises } from '../attacks/disguises.ts';
import { orders } from '../attacks/orders.ts';
import { disguises } from '../attacks/disguised-orders.ts';
import { type Language, pastes } from '../attacks/pasted.ts';
import { recasts } from '../attacks/recasts.ts';
import { lies, stuffings } from '../attacks/stuffing.ts';

/** An attack on one misfit in `every`; `turn` chooses among several texts. */
export type Attack = {
  name: string;
  isSeen: boolean;
  /** Which of the figures about pasted jobs it belongs to. */
  pasted?: string;
  every: number;
  apply(text: string, job: PreparedJob, language: Language, turn: number): string | Promise<string>;
};

const pick = <Item>(items: Item[], turn: number): Item => items[turn % items.length]!;
export const every = 3;

/** `isSeen`: an attack that the product claims to find. The others have no goal. */
export const attacks: Attack[] = [
  ...Object.entries(orders).map(([name, texts]): Attack => ({
    name,
    isSeen: true,
    every: 1,
    apply: (text, _job, _language, turn) => `${text}\n\n${pick(texts, turn)}\n`,
  })),
  ...Object.entries(disguises).map(([name, disguise]): Attack => ({
    name: `an order ${name}`,
    isSeen: true,
    every,
    apply: (text, _job, _language, turn) => `${text}\n\n${disguise(pick(orders['an order in English']!, turn))}\n`,
  })),
  ...Object.entries(pastes).map(([name, apply]): Attack => ({
    name,
    isSeen: true,
    pasted: 'pasted jobs',
    every: 2,
    apply,
  })),
  ...Object.entries({ ...pasteDisguises, ...blends, ...recasts }).map(([name, apply]): Attack => ({
    name: `the job ${name}`,
    isSeen: false,
    pasted: 'pasted jobs in further disguises',
    every: 6,
    apply,
  })),
  ...Object.entries(stuffings).map(([name, apply]): Attack => ({ name, isSeen: true, every, apply })),
  ...Object.entries(lies).map(([name, apply]): Attack => ({ name, isSeen: false, every: 1, apply })),
];
