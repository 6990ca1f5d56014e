/** Why the server cannot start, where the operator can change it. `message` is all that they need to see. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}
