import type { SourceProblem } from '@cotejo/contract';
import { AppError } from '../../ground/errors.ts';
import { StorageError } from '../../platform/storage/storage.ts';

/** A problem of a source that is known by its name already. */
export class SourceError extends Error {
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem, cause?: unknown) {
    super(`The source cannot be read: ${problem}`, { cause });
    this.name = 'SourceError';
    this.problem = problem;
  }
}

/** Problems by the codes of Node, of OpenSSL and of the IMAP client. */
const byCode: Record<string, SourceProblem> = {
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'host-unknown',
  ECONNREFUSED: 'host-refuses',
  EHOSTUNREACH: 'host-silent',
  ETIMEDOUT: 'host-silent',
  CONNECT_TIMEOUT: 'host-silent',
  GREETING_TIMEOUT: 'host-silent',
  UPGRADE_TIMEOUT: 'host-silent',
  ENETUNREACH: 'offline',
  ECONNRESET: 'connection-lost',
  EPIPE: 'connection-lost',
  ETIMEOUT: 'connection-lost',
  NoConnection: 'connection-lost',
  EConnectionClosed: 'connection-lost',
  ClosedAfterConnectText: 'connection-lost',
  ClosedAfterConnectTLS: 'connection-lost',
  DownloadIncomplete: 'connection-lost',
  MissingServerExtension: 'no-tls',
  STARTTLS_INJECTION: 'no-tls',
  CERT_HAS_EXPIRED: 'certificate-expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate-of-another',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate-unknown',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate-unknown',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate-unknown',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate-unknown',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate-unknown',
  ENOENT: 'folder-gone',
  ENOTDIR: 'folder-gone',
  EACCES: 'folder-closed',
  EPERM: 'folder-closed',
  EIO: 'folder-fails',
  ESTALE: 'folder-fails',
  ENOTCONN: 'folder-fails',
  EHOSTDOWN: 'folder-fails',
  ENOSPC: 'storage-full',
};

type Marked = { code?: unknown; authenticationFailed?: boolean; mailboxMissing?: boolean; tlsFailed?: boolean };

/** Which problem an error is, as an administrator is told it. */
export function problemOf(error: unknown): SourceProblem {
  if (error instanceof SourceError) return error.problem;
  if (error instanceof StorageError) return error.reason === 'full' ? 'storage-full' : 'storage-away';
  if (error instanceof AppError) return error.key === 'not-found:role' ? 'no-such-role' : 'unexpected';
  const { code, authenticationFailed, mailboxMissing, tlsFailed } = Object(error) as Marked;
  if (authenticationFailed) return 'wrong-password';
  if (mailboxMissing) return 'no-such-mail-folder';
  const known = byCode[String(code)];
  if (known) return known;
  return tlsFailed || /^ERR_SSL_/.test(String(code)) ? 'no-tls' : 'unexpected';
}
