export type * from './provider.ts';
export type * from './capabilities.ts';
export type * from './documents.ts';
export * from './judgement.ts';
export * from './errors.ts';
export * from './plugin.ts';
export * from './egress.ts';
export * from './limits.ts';
export * from './language-model.ts';
