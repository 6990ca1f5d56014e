/** What one of several speakers at once has to say, and that it has said all. */
export type Voice = { say(text: string): void; end(): void };

/**
 * Voices that are heard one after the other, as if each had waited for those before it: the first that has not ended is
 * heard at once, and what later ones say is kept until their turn.
 */
export function oneVoiceAtATime(count: number, say: (text: string) => void): Voice[] {
  const kept = Array.from({ length: count }, () => '');
  const hasEnded = kept.map(() => false);
  let turn = 0;
  return kept.map((_, index) => ({
    say: (text) => {
      if (index === turn) say(text);
      else kept[index] += text;
    },
    end: () => {
      hasEnded[index] = true;
      while (hasEnded[turn]) {
        turn += 1;
        say(kept[turn] ?? '');
      }
    },
  }));
}
