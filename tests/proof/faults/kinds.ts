/** The kinds of requests that every fault is tried on: command lines of all clients, with the correct responses. */
import { client as crm } from '../../../generated/crm/client.js';
import { client as helpdesk } from '../../../generated/helpdesk/client.js';
import { client as ledger } from '../../../generated/ledger/client.js';
import type { Client } from '../../../runtime/index.js';
import { rendered, type List } from './lists.js';
import type { Asked, Plain } from './service.js';

export interface Kind {
  /** Unique; begins with the name of the client. */
  readonly name: string;
  readonly client: Client;
  readonly line: string;
  readonly effect: 'read' | 'create' | 'update' | 'delete';
  /** The request that a fault hits, among all that the command sends. */
  readonly isTarget: (asked: Asked) => boolean;
  /** Response to the target. A list has `list` in place of it. */
  readonly answer?: Plain;
  readonly list?: List;
  /** Responses to the other requests of the command, by path. */
  readonly others?: (asked: Asked, origin: string) => Plain | undefined;
  /** How the credential is stored; absent: it is in the environment. */
  readonly stored?: 'fresh' | 'stale';
  /** The credential in the environment is the id and secret of an app, which are exchanged for a token. */
  readonly isApp?: true;
  /** The target is the exchange of a refresh token, or of the credential of an app, for a token. */
  readonly isExchange?: true;
  /** The target is the state of a background job that an earlier request has started. */
  readonly isState?: true;
  /** The target is one part of what the command stores, in the file of this name: without it, the rest is stored. */
  readonly part?: RegExp;
  /** The response is stored as it arrives: a body of any form is content. */
  readonly isFile?: true;
  /** Name of the host in the specs; default: the first. */
  readonly host?: string;
}

/** Content of the files that are uploaded and downloaded. */
export const content = Buffer.from('Offer 4711, signed.\n'.repeat(40));

const guid = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
const on =
  (method: string, path: RegExp) =>
  (asked: Asked): boolean =>
    asked.method === method && path.test(asked.url);

/** The second page is hit, after rows were printed. */
const after =
  (path: RegExp, begin: RegExp) =>
  (asked: Asked): boolean =>
    asked.method === 'GET' && path.test(asked.url) && !begin.test(asked.url);

const deal: Plain = { body: { success: true, data: { id: 42, title: 'Big', status: 'open' } } };
const account: Plain = { body: { d: { ID: guid, Code: '25', Name: 'Acme' } } };
const granted: Plain = {
  body: { access_token: 'renewed-access-1234', refresh_token: 'renewed-refresh-1234', expires_in: 3600 },
};

const job = '5c0e7a11-0000-4000-8000-000000000001';
const started: Plain = { body: { success: true, data: { conversion_id: job } } };

const crmKinds: readonly Omit<Kind, 'client'>[] = [
  { name: 'record', line: 'deal get 42', effect: 'read', isTarget: on('GET', /^\/api\/v2\/deals\/42/), answer: deal },
  {
    name: 'signed in',
    line: 'deal get 42',
    effect: 'read',
    stored: 'fresh',
    isTarget: on('GET', /^\/api\/v2\/deals\/42/),
    answer: deal,
    others: ({ url }) => (url === '/oauth/token' ? granted : undefined),
  },
  {
    name: 'refresh',
    line: 'deal get 42',
    effect: 'read',
    stored: 'stale',
    isExchange: true,
    isTarget: on('POST', /^\/oauth\/token/),
    answer: granted,
    others: () => deal,
  },
  {
    name: 'list by cursor',
    line: 'deal list --limit 0',
    effect: 'read',
    isTarget: after(/^\/api\/v2\/deals/, /^(?!.*cursor=)/),
    list: { style: 'cursor', from: ({ url }) => Number(/cursor=(\d+)/.exec(url)?.[1] ?? 0) },
  },
  {
    name: 'list by offset',
    line: 'lead list --limit 0',
    effect: 'read',
    isTarget: after(/^\/api\/v1\/leads/, /start=0/),
    list: { style: 'offset', from: ({ url }) => Number(/start=(\d+)/.exec(url)?.[1] ?? 0) },
  },
  {
    name: 'create',
    line: 'deal create --title Big',
    effect: 'create',
    isTarget: on('POST', /^\/api\/v2\/deals/),
    answer: { ...deal, status: 201 },
  },
  {
    name: 'update',
    line: 'deal update 42 --title Big',
    effect: 'update',
    isTarget: on('PATCH', /^\/api\/v2\/deals\/42/),
    answer: deal,
  },
  {
    name: 'delete',
    line: 'deal delete 42 --yes',
    effect: 'delete',
    isTarget: on('DELETE', /^\/api\/v2\/deals\/42/),
    answer: { body: { success: true, data: { id: 42 } } },
  },
  {
    name: 'upload',
    line: 'file upload offer.txt',
    effect: 'create',
    isTarget: on('POST', /^\/api\/v1\/files/),
    answer: { status: 201, body: { success: true, data: { id: 3, name: 'offer.txt' } } },
  },
  {
    name: 'download',
    line: 'file download 3 --out copy.txt',
    effect: 'read',
    isFile: true,
    isTarget: on('GET', /^\/api\/v1\/files\/3\/download/),
    answer: { body: content },
    others: () => ({ body: { success: true, data: { id: 3, name: 'copy.txt' } } }),
  },
  {
    name: 'start of a job',
    line: 'deal convert 42 --yes',
    effect: 'create',
    isTarget: on('POST', /^\/api\/v2\/deals\/42\/convert\/lead/),
    answer: started,
  },
  {
    name: 'state of a job',
    line: 'deal convert 42 --yes --wait --timeout-secs 5',
    effect: 'read',
    isState: true,
    isTarget: on('GET', /^\/api\/v2\/deals\/42\/convert\/status\//),
    answer: { body: { success: true, data: { conversion_id: job, status: 'completed', lead_id: job } } },
    // The failing connections are requests for the state.
    others: () => ({ ...started, headers: { connection: 'close' } }),
  },
];

const attached = { id: 9, filename: 'copy.txt', mimeType: 'text/plain', size: content.length };
const conversation = {
  id: 500001,
  subject: 'Offer',
  _embedded: { threads: [{ id: 1, type: 'customer', _embedded: { attachments: [attached] } }] },
};

const customer: Plain = { body: { id: 3001, firstName: 'Ann', lastName: 'Lee' } };
const helpdeskKinds: readonly Omit<Kind, 'client'>[] = [
  {
    name: 'record',
    line: 'customer get 3001',
    effect: 'read',
    isTarget: on('GET', /^\/v2\/customers\/3001/),
    answer: customer,
  },
  {
    name: 'signed in',
    line: 'customer get 3001',
    effect: 'read',
    stored: 'fresh',
    isTarget: on('GET', /^\/v2\/customers\/3001/),
    answer: customer,
    others: ({ url }) => (url === '/v2/oauth2/token' ? granted : undefined),
  },
  {
    name: 'refresh',
    line: 'customer get 3001',
    effect: 'read',
    stored: 'stale',
    isExchange: true,
    isTarget: on('POST', /^\/v2\/oauth2\/token/),
    answer: granted,
    others: () => customer,
  },
  {
    name: 'token of an app',
    line: 'customer get 3001',
    effect: 'read',
    isApp: true,
    isExchange: true,
    isTarget: on('POST', /^\/v2\/oauth2\/token/),
    answer: { body: { access_token: 'renewed-access-1234', expires_in: 3600 } },
    others: () => customer,
  },
  {
    name: 'list by page',
    line: 'customer list --limit 0',
    effect: 'read',
    isTarget: after(/^\/v2\/customers/, /page=1\b/),
    list: { style: 'page', key: 'customers', from: pageStart },
  },
  {
    name: 'list of the knowledge base',
    line: 'docs collection list --limit 0',
    effect: 'read',
    host: 'docs',
    isTarget: after(/^\/v1\/collections/, /page=1\b/),
    list: { style: 'docs', key: 'collections', from: pageStart },
  },
  {
    name: 'create',
    line: 'customer create --email ann@example.com',
    effect: 'create',
    isTarget: on('POST', /^\/v2\/customers/),
    answer: { status: 201, headers: { 'resource-id': '3001' } },
  },
  {
    name: 'update',
    line: 'docs collection update c3dc42d43457f9a48175ed39 --name Guides',
    effect: 'update',
    host: 'docs',
    isTarget: on('PUT', /^\/v1\/collections\//),
    answer: { body: { collection: { id: 'c3dc42d43457f9a48175ed39', name: 'Guides' } } },
  },
  {
    name: 'attachment of a backup',
    line: 'backup --out copy --include conversations --attachments',
    effect: 'read',
    part: /9_copy\.txt$/,
    isTarget: on('GET', /\/attachments\/9\/data/),
    answer: { body: { data: content.toString('base64') } },
    others: archived,
  },
  {
    name: 'delete',
    line: 'conv delete 1 --yes',
    effect: 'delete',
    isTarget: on('DELETE', /^\/v2\/conversations\/1/),
    answer: { status: 204 },
  },
];

/** The responses to a backup of one conversation with one attached file, and of nothing else. */
function archived({ url }: Asked): Plain {
  const list = /^\/v2\/conversations\?/.test(url) ? [conversation] : [];
  const page = { number: 1, totalPages: 1, totalElements: list.length };
  return { body: { _embedded: { conversations: list }, page } };
}

const ledgerKinds: readonly Omit<Kind, 'client'>[] = [
  {
    name: 'record',
    line: `get crm/Accounts ${guid}`,
    effect: 'read',
    isTarget: on('GET', /^\/api\/v1\/1\/crm\/Accounts\(/),
    answer: account,
  },
  {
    name: 'signed in',
    line: `get crm/Accounts ${guid}`,
    effect: 'read',
    stored: 'fresh',
    isTarget: on('GET', /^\/api\/v1\/1\/crm\/Accounts\(/),
    answer: account,
    others: ({ url }) => (url === '/api/oauth2/token' ? granted : undefined),
  },
  {
    name: 'refresh',
    line: `get crm/Accounts ${guid}`,
    effect: 'read',
    stored: 'stale',
    isExchange: true,
    isTarget: on('POST', /^\/api\/oauth2\/token/),
    answer: granted,
    others: () => account,
  },
  {
    name: 'list of a catalogue resource',
    line: 'list crm/Accounts --all --limit 0',
    effect: 'read',
    isTarget: after(/^\/api\/v1\/1\/crm\/Accounts/, /^(?!.*skiptoken=)/),
    list: { style: 'link', from: skipped },
  },
  {
    name: 'feed',
    line: 'sync crm/Accounts --state state.json',
    effect: 'read',
    isTarget: after(/^\/api\/v1\/1\/sync\/CRM\/Accounts/i, /^(?!.*skiptoken=)/),
    list: { style: 'link', from: skipped },
    others: () => ({ body: { d: { results: [] } } }),
  },
  {
    name: 'create of a catalogue resource',
    line: 'create crm/Accounts --set Name=Acme --allow-writes',
    effect: 'create',
    isTarget: on('POST', /^\/api\/v1\/1\/crm\/Accounts/),
    answer: { ...account, status: 201 },
  },
  {
    name: 'update',
    line: `update crm/Accounts ${guid} --set Name=Acme --allow-writes`,
    effect: 'update',
    isTarget: on('PUT', /^\/api\/v1\/1\/crm\/Accounts\(/),
    answer: { status: 204 },
  },
  {
    name: 'delete',
    line: `delete crm/Accounts ${guid} --allow-writes --yes`,
    effect: 'delete',
    isTarget: on('DELETE', /^\/api\/v1\/1\/crm\/Accounts\(/),
    answer: { status: 204 },
  },
  {
    name: 'upload',
    line: 'document create --subject Offer --file offer.txt --allow-writes',
    effect: 'create',
    isTarget: on('POST', /^\/api\/v1\/1\/documents\/DocumentAttachments/),
    answer: { status: 201, body: { d: { ID: guid } } },
    others: () => ({ status: 201, body: { d: { ID: guid, Subject: 'Offer' } } }),
  },
  {
    name: 'download',
    line: `document download ${guid} --out files`,
    effect: 'read',
    isFile: true,
    isTarget: on('GET', /^\/docs\/copy\.txt/),
    answer: { body: content },
    others: (_asked, origin) => ({
      body: { d: { results: [{ ID: guid, FileName: 'copy.txt', Url: `${origin}/docs/copy.txt` }] } },
    }),
  },
];

function pageStart({ url }: Asked): number {
  return (Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 1) - 1) * 4;
}

function skipped({ url }: Asked): number {
  return Number(/skiptoken=(\d+)/.exec(url)?.[1] ?? 0);
}

const of = (client: Client, kinds: readonly Omit<Kind, 'client'>[]): Kind[] =>
  kinds.map((kind) => ({ ...kind, name: `${client.binary}: ${kind.name}`, client }));

export const kinds: readonly Kind[] = [
  ...of(crm, crmKinds),
  ...of(helpdesk, helpdeskKinds),
  ...of(ledger, ledgerKinds),
];

/** Returns the correct response to a request. */
export function honest(kind: Kind, asked: Asked, origin: string): Plain {
  if (kind.isTarget(asked) && kind.answer !== undefined) return kind.answer;
  if (kind.list !== undefined && kind.effect === 'read' && !isOther(kind, asked)) {
    return rendered(kind.list, asked, origin);
  }
  return (
    kind.others?.(asked, origin) ?? { status: 404, body: { message: `No route for ${asked.method} ${asked.url}` } }
  );
}

/** A request of a list command that is not for the list. */
const isOther = (kind: Kind, asked: Asked): boolean =>
  /system\/Divisions|current\/Me/.test(asked.url) && kind.list !== undefined;
