/**
 * The header of an answer with a part of a list that has more: what to send as `cursor` for the next part. Apart from
 * the schemas, so that a page that asks for lists loads none with it.
 */
export const nextCursorHeader = 'X-Next-Cursor';
