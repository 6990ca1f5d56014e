export type * from './tools.ts';
export type * from './results.ts';
