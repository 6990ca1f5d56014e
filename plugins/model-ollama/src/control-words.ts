/**
 * Marks of the begin and end of a turn in the chat formats of common models: `<|im_end|>`, `<｜User｜>`, `</s>`,
 * `<start_of_turn>`, `[INST]`, `[img-0]`.
 */
const angled = /<(?=[|｜][^\n<>]{1,40}[|｜]>|\/?[a-z][a-z_\d]{0,40}>)/g;
const squared = /\[(?=\/?[A-Z][A-Z_]{2,30}\]|img-\d+\])/g;

/** Breaks control words with a space: otherwise a document could end its turn and give instructions to the model. */
export function withoutControlWords(text: string): string {
  return text.replace(angled, '< ').replace(squared, '[ ');
}
