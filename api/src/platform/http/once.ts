import { createHash } from 'node:crypto';

/** Milliseconds for which an answer is kept, and most calls that one process remembers. */
const KEPT = 2 * 60_000;
const MOST = 2_000;
/** Longest key that is looked at. */
export const KEY_LENGTH = 100;

/** Does the work of a call, or resolves to what the same call has resolved to already. */
export type Once = <Value>(call: readonly unknown[] | undefined, work: () => Promise<Value>) => Promise<Value>;

/**
 * Carries out each call once, though it is sent again: browsers do so by themselves where a connection breaks before
 * the answer, and people do where they have seen none. A call that failed is carried out again. What was answered is
 * kept by the process that did it, and nowhere else, as it can hold what is shown once.
 */
export function createOnce(): Once {
  const answers = new Map<string, { until: number; value: Promise<unknown> }>();
  const forgetOld = () => {
    const now = performance.now();
    for (const [key, { until }] of answers) if (until <= now || answers.size >= MOST) answers.delete(key);
  };
  return async <Value>(call: readonly unknown[] | undefined, work: () => Promise<Value>) => {
    if (!call) return work();
    const key = createHash('sha256').update(JSON.stringify(call)).digest('base64');
    // Of several that wait for one that fails, the first does the work, and the others wait for that.
    for (let before = answers.get(key); before && before.until > performance.now(); before = answers.get(key)) {
      const answer = await before.value.then(
        (value) => ({ value: value as Value }),
        () => undefined,
      );
      if (answer) return answer.value;
    }
    forgetOld();
    const value = work();
    const entry = { until: Infinity, value };
    answers.delete(key);
    answers.set(key, entry);
    value.then(
      () => {
        entry.until = performance.now() + KEPT;
      },
      () => {
        if (answers.get(key) === entry) answers.delete(key);
      },
    );
    return value;
  };
}
