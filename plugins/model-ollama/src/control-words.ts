/** How chat formats mark where a turn begins and ends, in the vocabularies of the common models: `<|im_end|>`, `<｜User｜>`, `</s>`, `<start_of_turn>`, `[INST]`, `[img-0]`. */
const angled = /<(?=[|｜][^\n<>]{1,40}[|｜]>|\/?[a-z][a-z_\d]{0,40}>)/g;
const squared = /\[(?=\/?[A-Z][A-Z_]{2,30}\]|img-\d+\])/g;

/** Parts control words with a space: the server would read them in a document as it does its own, and the document could speak as somebody else. */
export function withoutControlWords(text: string): string {
  return text.replace(angled, '< ').replace(squared, '[ ');
}
