import { isUtf8 } from 'node:buffer';
import busboy from 'busboy';
import { AppError, refusal } from '../../ground/errors.ts';
import { mediaTypeOfBody } from '../../platform/http/read-input.ts';

/** A reader of a form's parts. Throws an `AppError` for what is no form. */
export function openForm(request: Request, settings: Pick<busboy.BusboyConfig, 'limits' | 'fileHwm'>): busboy.Busboy {
  if (mediaTypeOfBody(request.headers.get('Content-Type')) !== 'multipart/form-data')
    throw refusal('wrong-content-type:form');
  try {
    return busboy({ headers: Object.fromEntries(request.headers), defParamCharset: 'latin1', ...settings });
  } catch (error) {
    throw refusal('form.invalid', { cause: error });
  }
}

/**
 * The name of a form's file. Its bytes are UTF-8 by RFC 7578, and Windows-1252 if they are no UTF-8; a `filename*` has
 * been decoded already. Browsers write a quotation mark as %22.
 */
export function givenName(name: string): string {
  if (/[^\0-\xff]/.test(name)) return name;
  const bytes = Buffer.from(name, 'latin1');
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes).replaceAll('%22', '"');
}

/** The body of a call. Canceling it would close the connection before the caller has read the answer. */
export function bodyOf(request: Request): AsyncIterable<Uint8Array> | [] {
  return request.body?.values({ preventCancel: true }) ?? [];
}

/** What ended the reading of a form, as the caller is told it: what is no refusal is a form that broke off. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  return refusal('form.broken', { cause: error });
}
