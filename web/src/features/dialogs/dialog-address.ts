import { naturalIn, oneOf, type Search } from '../../lib/search.ts';

/** The dialog in the address, so that a reload or a new login comes back to it. */
export type DialogAddress = { dialog?: 'new' | 'edit' | 'delete' | undefined; id?: number | undefined };

export const dialogIn = ({ dialog, id }: Search): DialogAddress => ({
  dialog: oneOf(['new', 'edit', 'delete'], dialog),
  id: naturalIn(id),
});
