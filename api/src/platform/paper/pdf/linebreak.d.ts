/** The package brings no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place in the text where a line may end, or must; null after the last. */
    nextBreak(): { position: number; required?: boolean } | null;
  }
}
