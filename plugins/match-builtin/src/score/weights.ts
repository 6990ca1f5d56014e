/** Shares of the score; what the signals leave belongs to the requirements. */
export const signalShares = { text: 0.3, title: 0.25 } as const;
