import { execFileSync, spawn } from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import fs from 'node:fs';
import inspector from 'node:inspector';
import net from 'node:net';
import os from 'node:os';
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** Names that the code of an escape may use. */
const tools = { execFileSync, spawn, dgram, dns, once, fs, inspector, net, os, serialize, Worker };
const names = Object.keys(tools);

/**
 * Runs code as a document that has taken over a process could; resolves to `reached` with its result, or `refused` with
 * the reason.
 */
export async function attempt(code: string): Promise<string> {
  try {
    const run = new Function(...names, `return (async () => { ${code} })();`) as (
      ...values: unknown[]
    ) => Promise<unknown>;
    return `reached ${String(await run(...Object.values(tools)))}`;
  } catch (error) {
    const { code: kind, message } = error as NodeJS.ErrnoException;
    return `refused ${kind ?? message}`;
  }
}
