import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { DeliveryFailure } from '@cotejo/contract';
import { addressRefused, type PublicOnly } from '../../platform/offline/public-only.ts';

/** Milliseconds that a receiver has for its answer. */
const PATIENCE = 10_000;

/** How a try went: the status of the answer, if there was one, and why it does not count as delivered. */
export type Outcome = { status: number | null; failure: DeliveryFailure | null };

type Message = { url: string; secret: string; event: string; deliveryId: number; body: string };

/**
 * Posts a message, signed, and says how that went; it follows no redirects and reads no answers. Rejects only where
 * `stopping` aborts.
 */
export async function post(publicOnly: PublicOnly, message: Message, stopping: AbortSignal): Promise<Outcome> {
  const late = AbortSignal.timeout(PATIENCE);
  try {
    const status = await statusOf(publicOnly, message, AbortSignal.any([late, stopping]));
    if (status >= 200 && status < 300) return { status, failure: null };
    return { status, failure: status >= 300 && status < 400 ? 'redirect' : 'status' };
  } catch (error) {
    stopping.throwIfAborted();
    return { status: null, failure: late.aborted ? 'timeout' : failureOf(error) };
  }
}

function statusOf(publicOnly: PublicOnly, message: Message, signal: AbortSignal): Promise<number> {
  const { event, deliveryId, body } = message;
  const url = new URL(message.url);
  const agent = publicOnly.agentFor(url);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'Cotejo',
    'Cotejo-Event': event,
    'Cotejo-Delivery': deliveryId,
    'Cotejo-Signature': signature(message),
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, { method: 'POST', headers, agent, signal }, (response) => {
      resolve(response.statusCode!);
      response.on('error', () => {}).destroy();
    })
      .on('error', reject)
      .end(body);
  });
}

/** `t=` seconds since 1970, `v1=` HMAC-SHA256 in hex over those seconds, a point and the body. */
function signature({ secret, body }: Message): string {
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

const certificate = /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_|ERR_SSL_|EPROTO)/;

function failureOf(error: unknown): DeliveryFailure {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === addressRefused) return 'address';
  return certificate.test(code) ? 'certificate' : 'unreachable';
}
