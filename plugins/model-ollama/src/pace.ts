/** What a finished call took, as the server measured it; durations in nanoseconds. */
export type Measured = {
  promptTokens: number;
  promptDuration: number;
  answerTokens: number;
  answerDuration: number;
  loadDuration: number;
};

export type Patience = {
  /** Milliseconds for a call before any has been measured: the model may have to come from a slow disk. */
  first: number;
  /** Milliseconds that every call has at least, and at most. */
  least: number;
  most: number;
};

export const usualPatience: Patience = { first: 15 * 60_000, least: 60_000, most: 30 * 60_000 };

/** A call may take this many times as long as the slowest calls of late let expect: others use the server too. */
const margin = 4;
/** A slow call is forgotten by and by; the prompts that the server still has in memory make many look fast. */
const fading = 0.97;

/** Learns how fast the server is, and says how long a call may take. */
export function createPace({ first, least, most }: Patience) {
  /** Milliseconds for each token and for a load, of the slowest calls of late. */
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
    /** Milliseconds. */
    limit(promptTokens: number, answerTokens: number): number {
      if (!slowest) return first;
      const expected = slowest.load + slowest.read * promptTokens + slowest.write * answerTokens;
      return Math.round(Math.min(most, least + margin * expected));
    },
    /** For an administrator. */
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
