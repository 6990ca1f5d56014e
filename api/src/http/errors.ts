import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Details = {
  /** Seconds after which trying again makes sense; becomes the header `Retry-After`. */
  retryAfter?: number;
  issues?: { path: string; message: string }[];
  cause?: unknown;
};

/** A failure that the caller is told about: `message` is a sentence for people, `code` a word for programs. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly retryAfter: number | undefined;
  readonly issues: { path: string; message: string }[] | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { retryAfter, issues, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.issues = issues;
  }
}

/** For what is absent and for what belongs to another company: the two must not be told apart. */
export function notFound(message: string): AppError {
  return new AppError(404, 'not-found', message);
}
