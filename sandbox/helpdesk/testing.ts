/** Starts a sandbox of the help desk for tests. */
import type { Client, Sandbox } from '../../runtime/contract/context.js';
import { open } from './index.js';

export const NOW = '2026-11-20T12:00:00Z';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read responses freely
export type Loose = any;

export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed body; undefined when it was empty. */
  readonly body: Loose;
}

export type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Asked>;

/** Opens a sandbox at a fixed time; `call` has credentials for both hosts. */
export async function begin(client: Client): Promise<{ sandbox: Sandbox; ask: Ask }> {
  const sandbox = await open({ client, now: NOW, hold: true });
  const ask: Ask = async (method, path, body, headers = {}) => {
    const basic = `Basic ${Buffer.from('sandbox:X').toString('base64')}`;
    const reply = await fetch(`${sandbox.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        authorization: path.startsWith('/v1') ? basic : 'Bearer sandbox',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: text === '' ? undefined : JSON.parse(text) };
  };
  return { sandbox, ask };
}
