/** So many calls are too many for one document. */
export const mostCalls = 24;
