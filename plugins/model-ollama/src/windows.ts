const smallest = 8192;
/** Few texts of people's working lives have more characters a token; the server's own count decides in the end. */
const bytesPerToken = 4;

/**
 * The sizes of context window, in tokens, to try for a prompt and its answer: from the first that may hold them up to the
 * most that the model can read. Doubling, so that the server does not load the model anew for every call.
 */
export function windowsFor(promptBytes: number, maxOutputTokens: number, contextTokens: number): number[] {
  const least = Math.ceil(promptBytes / bytesPerToken) + maxOutputTokens;
  const sizes: number[] = [];
  for (let size = smallest; size < contextTokens; size *= 2) sizes.push(size);
  const fitting = sizes.filter((size) => size >= least);
  return [...fitting, contextTokens];
}
