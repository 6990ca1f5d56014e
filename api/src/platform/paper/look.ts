import type { Tone } from './paper.ts';

/** The colors of the light theme of the web app, as sRGB. */
export const inks = {
  plain: '#27201b',
  muted: '#5e5650',
  rule: '#e3dfd9',
  shade: '#f7f5f1',
  primary: '#6a265e',
  success: '#196632',
  warning: '#88520c',
  error: '#a51f1e',
} as const satisfies Record<Tone | 'rule' | 'shade' | 'primary', string>;

/** The tone of each verdict. */
export const verdictTones = { met: 'success', partial: 'warning', missing: 'error' } as const;
