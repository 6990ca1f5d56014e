import {
  codeOf,
  englishSentences,
  type ErrorBody,
  fill,
  type IssueKey,
  type RefusalCode,
  type RefusalKey,
  refusals,
  type SentenceKey,
  type ValuesOf,
} from '@cotejo/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What is wrong with one value of the input. */
export type Issue = NonNullable<ErrorBody['issues']>[number];
type Values = Issue['values'];

type Details = {
  /** Seconds after which to try again; becomes the header `Retry-After`. */
  retryAfter?: number;
  issues?: Issue[];
  cause?: unknown;
};
/** The details of a key, with the values that its sentence names. */
type With<Key extends SentenceKey, More> = keyof ValuesOf<Key> extends never
  ? [more?: More]
  : [more: More & { values: ValuesOf<Key> }];

/** A failure that the caller is told about: `message` is a sentence for people, `code` a word for programs. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: RefusalCode;
  /** The key of the sentence in `message`; `values` are those in it. */
  readonly key: SentenceKey;
  readonly values: Values;
  readonly retryAfter: number | undefined;
  readonly issues: Issue[] | undefined;

  /** `message` is the sentence of the key, unless another one is given. */
  constructor(
    entry: RefusalKey,
    { sentence = entry, values, retryAfter, issues, cause }: Details & { sentence?: SentenceKey; values?: Values } = {},
  ) {
    super(fill(englishSentences[sentence], values), { cause });
    this.name = 'AppError';
    this.status = refusals[entry][0];
    this.code = codeOf(entry);
    this.key = sentence;
    this.values = values;
    this.retryAfter = retryAfter;
    this.issues = issues;
  }
}

/** The error of a refusal, to be thrown. */
export function refusal<Key extends RefusalKey>(key: Key, ...[details]: With<Key, Details>): AppError {
  return new AppError(key, details);
}

/** An issue of the value at `path`, in dotted form. */
export function issueAt<Key extends IssueKey>(
  path: string,
  code: Key,
  ...[more]: With<Key, { values?: Values }>
): Issue {
  const { values } = more ?? {};
  return { path, message: fill(englishSentences[code], values), code, ...(values && { values }) };
}

/** A 400 with its issues; the message is that of the first. */
export function invalidInput(first: Issue, ...others: Issue[]): AppError {
  return new AppError('invalid-input', { sentence: first.code, values: first.values, issues: [first, ...others] });
}
