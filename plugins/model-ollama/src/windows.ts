const smallest = 8192;
/** A low estimate of tokens: few resumes have more bytes a token. In the end the server's own count decides. */
const bytesPerToken = 4;

/**
 * The context windows, in tokens, to try for a prompt and its answer: from the smallest that may hold them to the
 * model's largest. They double, because the server loads the model again for each new window.
 */
export function windowsFor(promptBytes: number, maxOutputTokens: number, contextTokens: number): number[] {
  const least = Math.ceil(promptBytes / bytesPerToken) + maxOutputTokens;
  const sizes: number[] = [];
  for (let size = smallest; size < contextTokens; size *= 2) sizes.push(size);
  const fitting = sizes.filter((size) => size >= least);
  return [...fitting, contextTokens];
}
