/** An invented service for tests of the engine. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, Sandbox, SandboxOptions } from '../../../runtime/contract/context.js';
import type { Route } from '../../../runtime/contract/route.js';
import type { Service } from '../../../runtime/contract/service.js';
import type { Paging } from '../../../runtime/contract/traffic.js';
import { opener } from '../../index.js';
import type { Extension } from '../extension.js';

/** Paging styles of an invented service, one of each kind. */
const paging: Readonly<Record<string, Paging>> = {
  cursor: {
    style: 'cursor',
    send: { cursor: 'cursor', size: 'limit' },
    next: 'meta.next',
    items: 'data',
    size: { default: 10, max: 50 },
  },
  offset: {
    style: 'offset',
    send: { offset: 'start', size: 'limit' },
    next: 'meta.page.next_start',
    more: 'meta.page.more',
    items: 'data',
    size: { default: 10, max: 50 },
  },
  page: {
    style: 'page',
    send: { page: 'page' },
    first: 1,
    pages: 'page.totalPages',
    total: 'page.totalElements',
    items: '_embedded.{key}',
    size: { default: 25, max: 25 },
  },
  link: { style: 'link', send: { size: 'limit' }, next: 'd.__next', items: 'd.results' },
  timestamp: { style: 'timestamp', next: 'd.__next', items: 'd.results', field: 'version' },
};

const wait = [{ header: 'retry-after' }] as const;

/** The parts of a service that a sandbox reads. `changes` replaces some parts. */
export function shopService(changes: Partial<Service> = {}): Service {
  const client = {
    id: { flag: 'client-id', env: 'SHOP_ID' },
    secret: { flag: 'client-secret', env: 'SHOP_SECRET' },
    sent: 'form',
  } as const;
  return {
    id: 'shop',
    hosts: {
      main: { origin: 'https://shop.example', override: 'SHOP_BASE_URL', credentials: ['token', 'oauth', 'machine'] },
    },
    variables: {},
    credentials: {
      token: {
        kind: 'secret',
        title: 'Token',
        env: 'SHOP_TOKEN',
        flag: 'token',
        attach: { header: 'x-api-token', value: '{secret}' },
        proof: { path: '/me' },
      },
      oauth: {
        kind: 'oauth',
        grant: 'authorization-code',
        title: 'OAuth',
        attach: { header: 'authorization', value: 'Bearer {token}' },
        authorize: 'https://login.shop.example/oauth/authorize',
        token: '/oauth/token',
        revoke: '/oauth/revoke',
        client,
        refreshBefore: 30,
        singleUse: true,
        originField: 'api_domain',
        proof: { path: '/me' },
      },
      machine: {
        kind: 'oauth',
        grant: 'client-credentials',
        title: 'Machine',
        attach: { header: 'authorization', value: 'Bearer {token}' },
        token: '/oauth/token',
        client,
        refreshBefore: 30,
        proof: { path: '/me' },
      },
    },
    paging,
    record: 'data',
    createdId: ['resource-id', 'location'],
    errors: { message: ['error.text'], extra: { hint: 'error.hint' } },
    rate: { waits: wait, fallback: 1, cap: 10 },
    sandbox: { variables: {} },
    ...changes,
  } as Service;
}

const itemFields: Route['fields'] = {
  name: { kind: 'text', maxLength: 20 },
  amount: { kind: 'number', min: 0, max: 1000 },
  state: { kind: 'enum', choices: ['new', 'done'] },
  'price.value': { kind: 'number' },
};

/** Routes as they are compiled, for a collection under each paging style and one below a parent. */
export const shopRoutes: readonly Route[] = [
  ...['cursor', 'offset', 'page', 'link', 'timestamp'].flatMap((style) => collectionRoutes(style)),
  route({ method: 'GET', path: '/v1/cursor/{id}/parts', resource: 'part', paging: 'cursor', shape: 'rows' }),
  route({
    method: 'POST',
    path: '/v1/cursor/{id}/parts',
    resource: 'part',
    effect: 'create',
    fields: { label: { kind: 'text' } },
  }),
  route({ method: 'DELETE', path: '/v1/cursor/{id}/parts/{part}', resource: 'part', effect: 'delete' }),
  route({ method: 'POST', path: '/v1/cursor/{id}/close', resource: 'cursor', effect: 'act', fields: {} }),
  route({ method: 'GET', path: '/me', resource: 'me', shape: 'record' }),
];

function collectionRoutes(style: string): Route[] {
  const list = `/v1/${style}`;
  const one = { resource: `${style}-item` };
  return [
    route({
      ...one,
      method: 'GET',
      path: list,
      paging: style,
      shape: 'rows',
      query: { state: { kind: 'enum', choices: ['new', 'done'] } },
      ...(style === 'page' && { result: 'items' }),
    }),
    route({
      ...one,
      method: 'POST',
      path: list,
      effect: 'create',
      shape: 'record',
      fields: itemFields,
      required: ['name'],
    }),
    route({ ...one, method: 'GET', path: `${list}/{id}`, shape: 'record' }),
    route({ ...one, method: 'PATCH', path: `${list}/{id}`, effect: 'update', shape: 'record', fields: itemFields }),
    route({ ...one, method: 'DELETE', path: `${list}/{id}`, effect: 'delete', shape: 'action' }),
  ];
}

export function route(parts: Partial<Route> & Pick<Route, 'method' | 'path' | 'resource'>): Route {
  return { command: 'shop.test', host: 'main', effect: 'read', fields: {}, query: {}, required: [], ...parts };
}

export interface Shop extends Sandbox {
  /** Sends a request with a valid credential and parses the response as JSON. */
  readonly call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read responses freely
  readonly body: any;
}

const running: Sandbox[] = [];

export async function shop(
  options: Partial<SandboxOptions> = {},
  extension: Extension = {},
  service: Service = shopService(),
  routes: readonly Route[] = shopRoutes,
): Promise<Shop> {
  const client = {
    service: () => Promise.resolve({ service }),
    routes: () => Promise.resolve({ routes }),
  } as unknown as Client;
  const sandbox = await opener({ records: 30, tokens: { expires: 600, text: true }, ...extension })({
    client,
    ...options,
  });
  running.push(sandbox);
  return { ...sandbox, call: (...request) => call(sandbox.origin, ...request) };
}

export async function call(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(new URL(path, origin), {
    method,
    redirect: 'manual',
    headers: {
      'x-api-token': 'sandbox',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** Closes every sandbox that the tests of a file opened. */
export async function closeAll(): Promise<void> {
  await Promise.all(running.splice(0).map((one) => one.close()));
}

export function stateFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'state.json');
}
