/** Calls that one document may take at most. */
export const mostCalls = 24;
