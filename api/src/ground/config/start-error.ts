/** The server cannot start, for a reason that the operator can do something about: `message` is all that they need to see. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}
