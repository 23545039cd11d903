/** Starts a sandbox of the CRM for tests. */
import type { Client, Sandbox, SandboxOptions } from '../../../runtime/contract/context.js';
import { call, type Reply } from '../../engine/testing/shop.js';
import type { Row } from '../../engine/types.js';
import { open } from '../index.js';

const running: Sandbox[] = [];
let client: Client;

/** Sets the client of the sandboxes. It is passed in because only tests may import generated modules. */
export function use(its: Client): void {
  client = its;
}

/** Opens a sandbox, to which the other functions send their requests. */
export async function start(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await open({ client, now: '2026-03-02T12:00:00Z', ...options });
  running.push(sandbox);
  return sandbox;
}

export function origin(): string {
  return running.at(-1)?.origin ?? '';
}

export async function send(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Reply> {
  return call(origin(), method, path, body, headers);
}

export async function data(path: string): Promise<Row[]> {
  return (await send('GET', path)).body.data as Row[];
}

export async function stop(): Promise<void> {
  await Promise.all(running.splice(0).map((one) => one.close()));
}
