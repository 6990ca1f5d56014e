import type { ErrorBody } from '@cotejo/contract';
import type { Logger } from 'pino';
import { brokenForeignKey, isDatabaseUnavailable } from '../database/errors.ts';
import { onceAMinute } from '../../ground/log.ts';
import type { AppContext } from './context.ts';
import { AppError, refusal } from '../../ground/errors.ts';

/** Turns errors into answers; the only place that does. Logs every defect, and once a minute what is down or full. */
export function createErrorReply(log: Logger): (error: unknown, context: AppContext) => Response {
  const logFailure = (fields: { err: unknown }, message: string) => log.error(fields, message);
  const logSparingly = onceAMinute(logFailure);
  return (error, context) => {
    const known = asAppError(error);
    const requestId = context.get('requestId');
    if (known.status >= 500) (known.status === 500 ? logFailure : logSparingly)({ err: error }, known.code);
    if (known.retryAfter !== undefined) context.header('Retry-After', String(Math.max(1, Math.ceil(known.retryAfter))));
    const body: ErrorBody = {
      message: known.message,
      code: known.code,
      ...(known.key !== known.code && { key: known.key }),
      ...(known.values && { values: known.values }),
      requestId,
      ...(known.issues && { issues: known.issues }),
    };
    return context.json(body, known.status);
  };
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (brokenForeignKey(error)?.startsWith('legal_hold')) return refusal('held');
  if (isDatabaseUnavailable(error)) return refusal('database-unavailable:unreachable', { retryAfter: 5 });
  return refusal('internal');
}
