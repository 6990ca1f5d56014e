/** The duration of a finished call as the server measured it, in nanoseconds. */
export type Measured = {
  promptTokens: number;
  promptDuration: number;
  answerTokens: number;
  answerDuration: number;
  loadDuration: number;
};

export type Patience = {
  /** Milliseconds for the first call: the model may have to be loaded from a slow disk. */
  first: number;
  /** Milliseconds that every call has at least, and at most. */
  least: number;
  most: number;
};

export const usualPatience: Patience = { first: 15 * 60_000, least: 60_000, most: 30 * 60_000 };

/** How many times as long as expected a call may take: others use the server, too. */
const margin = 4;
/** The slowest call counts less with each later one. Not the mean: prompts in the server's cache look too fast. */
const fading = 0.97;

/** Measures how fast the server is, and computes from it how long a call may take. */
export function createPace({ first, least, most }: Patience) {
  /** Milliseconds for each token and for loading the model, of the slowest recent calls. */
  let slowest: { read: number; write: number; load: number } | undefined;
  return {
    learn({ promptTokens, promptDuration, answerTokens, answerDuration, loadDuration }: Measured): void {
      const call = {
        read: perToken(promptDuration, promptTokens),
        write: perToken(answerDuration, answerTokens),
        load: loadDuration / 1e6,
      };
      const slower = (kind: keyof typeof call) => Math.max(call[kind], (slowest?.[kind] ?? 0) * fading);
      slowest = { read: slower('read'), write: slower('write'), load: slower('load') };
    },
    /** Milliseconds that a call with so many tokens may take. */
    limit(promptTokens: number, answerTokens: number): number {
      if (!slowest) return first;
      const expected = slowest.load + slowest.read * promptTokens + slowest.write * answerTokens;
      return Math.round(Math.min(most, least + margin * expected));
    },
    /** The speed in words, for an administrator. */
    describe(): string {
      if (!slowest) return 'no call has been finished yet';
      return `it reads ${perSecond(slowest.read)} and writes ${perSecond(slowest.write)} tokens a second`;
    },
  };
}

function perToken(nanoseconds: number, tokens: number): number {
  return tokens > 0 ? nanoseconds / 1e6 / tokens : 0;
}

function perSecond(millisecondsPerToken: number): string {
  return millisecondsPerToken > 0 ? (1000 / millisecondsPerToken).toPrecision(2) : 'many';
}
