/** Runs one command line against a service with one fault, and records everything that can be observed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service as Declared } from '../../../runtime/contract/service.js';
import type { Client, World } from '../../../runtime/index.js';
import { runHere } from '../../../runtime/testing/run.js';
import { treeOf } from '../../support/tree.js';
import type { Fault } from './fault.js';
import { content, honest, type Kind } from './kinds.js';
import { rendered } from './lists.js';
import type { PageFault } from './page-faults.js';
import { openService, type Asked, type Plain, type Raw, type Service } from './service.js';

export type AnyFault = Fault | PageFault;

/** Credentials that must never be seen anywhere but in the requests to the service. */
const SECRET = 'canary-secret-1234567890';
const APP_SECRET = 'canary-app-secret-1234';
const canaries = [SECRET, APP_SECRET, 'canary-refresh-1234567890', 'renewed-access-1234', 'renewed-refresh-1234'];

export interface Cell {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** How often the request that was hit first was sent. */
  readonly attempts: number;
  /** Request lines, in the order of their arrival. */
  readonly requests: readonly string[];
  /** How often the target was sent by a method, body included. */
  readonly targets: number;
  /** Seconds of waiting that the client asked for. */
  readonly waited: readonly number[];
  /** Files of the working folder, without the one that is uploaded. */
  readonly files: Readonly<Record<string, string>>;
  /** Stored tokens. */
  readonly stored: string;
  /** Requests that reached the other server. */
  readonly strays: number;
  /** Credentials that were found in an output or a file. */
  readonly leaks: readonly string[];
}

export interface Stage {
  readonly service: Service;
  readonly foreign: Service;
  readonly close: () => Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const [service, foreign] = await Promise.all([openService(), openService()]);
  return {
    service,
    foreign,
    close: async () => {
      await Promise.all([service.close(), foreign.close()]);
    },
  };
}

const declared = async ({ client }: Kind): Promise<Declared> => (await client.service()).service;

export async function runCell(kind: Kind, fault: AnyFault | undefined, { service, foreign }: Stage): Promise<Cell> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  const work = join(folder, 'work');
  for (const path of [work, join(folder, 'config')]) mkdirSync(path);
  writeFileSync(join(work, 'offer.txt'), content);
  const spec = await declared(kind);
  const client = kind.stored === undefined ? kind.client : moved(kind.client, service.origin);
  const env = {
    XDG_CONFIG_HOME: join(folder, 'config'),
    // The fault is that of the write, not of the read before it.
    [`${client.env}_NO_BEFORE`]: '1',
    ...(await signIn(kind, folder, service.origin)),
  };

  const hit: Asked[] = [];
  service.seen.length = 0;
  foreign.seen.length = 0;
  service.broken = 0;
  service.answer = (asked) => {
    // The response leaves before the service does.
    if (kind.isState && !kind.isTarget(asked)) setImmediate(() => void disconnect());
    const plain = honest(kind, { ...asked, url: asked.url.replace(/^\/moved/, '') }, service.origin);
    if (fault === undefined || asked.url.startsWith('/moved')) return plain;
    return answer(kind, fault, asked, plain, hit, { service, foreign, spec });
  };
  const network = fault !== undefined && 'network' in fault ? fault.network : undefined;
  const disconnect = async (): Promise<void> => {
    if (network === 'broken') service.toBreak = fault?.hits ?? Infinity;
    if (network === 'refused') await service.down();
  };
  if (kind.isState !== true) await disconnect();

  const waited: number[] = [];
  let ahead = 0;
  const world: Partial<World> = {
    now: () => new Date(Date.now() + ahead),
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      waited.push(ms / 1000);
      ahead += ms;
      if (network === 'refused' && fault?.hits === 1) await service.up();
    },
  };
  const argv = [...kind.line.split(' '), '--output', 'json', '--timeout', String(fault?.timeout ?? 60_000)];
  const { code, out, err } = await runHere(client, argv, { cwd: work, home: folder, stdin: '', env }, world);
  service.toBreak = 0;
  await service.up();

  const { 'offer.txt': _uploaded, ...files } = treeOf(work);
  const config = treeOf(join(folder, 'config'));
  const credentials = `${client.binary}/credentials.json`;
  const seenText = [
    out,
    err,
    ...Object.values(files),
    ...Object.entries(config)
      .filter(([path]) => path !== credentials)
      .map(([, text]) => text),
  ];
  // The state of a feed has the time of its run.
  for (const path of Object.keys(files))
    files[path] = files[path]!.replaceAll(service.origin, 'http://service').replaceAll(
      /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
      'TIME',
    );
  const first = hit[0];
  const isFirst = (asked: Asked): boolean => asked.method === first?.method && asked.url === first.url;
  rmSync(folder, { recursive: true });
  return {
    code,
    out: out.replaceAll(service.origin, 'http://service'),
    err: err.replaceAll(service.origin, 'http://service').replaceAll(foreign.origin, 'http://foreign'),
    attempts:
      network === undefined
        ? service.seen.filter(first === undefined ? kind.isTarget : isFirst).length
        : waited.length + 1,
    requests: service.seen.map(({ method, url }) => `${method} ${url}`),
    targets: service.seen.filter(kind.isTarget).length,
    waited,
    files,
    stored: config[credentials] ?? '',
    strays: foreign.seen.length,
    leaks: canaries.filter((one) => seenText.some((text) => text.includes(one))),
  };
}

interface Facts {
  readonly service: Service;
  readonly foreign: Service;
  readonly spec: Declared;
}

function answer(
  kind: Kind,
  fault: AnyFault,
  asked: Asked,
  plain: Plain,
  hit: Asked[],
  { service, foreign, spec }: Facts,
): Plain | Raw {
  const { list } = kind;
  if ('bend' in fault) {
    if (list === undefined || !('body' in plain) || !isOfList(kind, asked)) return plain;
    hit.push(asked);
    return rendered(list, asked, service.origin, fault.bend(list.from(asked), hit.length, { foreign: foreign.origin }));
  }
  if (fault.act === undefined || !kind.isTarget(asked)) return plain;
  hit.push(asked);
  if (fault.hits === 1 && hit.length > 1) return plain;
  const { origin } = service;
  const credential = kind.isApp ? APP_SECRET : kind.stored === 'stale' ? 'canary-refresh-1234567890' : SECRET;
  return fault.act({ asked, plain, origin, foreign: foreign.origin, service: spec, credential, hit: hit.length });
}

/** Whether a request is for a page of the list, also the first. */
const isOfList = (kind: Kind, asked: Asked): boolean =>
  kind.isTarget(asked) ||
  kind.isTarget({ ...asked, url: `${asked.url}&cursor=1&skiptoken=1`.replace(/(page|start)=\d+/, '$1=5') });

/** Returns the client with its real addresses replaced by that of a server on this machine. */
function moved(client: Client, origin: string): Client {
  const change = async (): ReturnType<Client['service']> => {
    const { service } = await client.service();
    const hosts = Object.entries(service.hosts).map(([name, host]) => [name, { ...host, origin }] as const);
    const credentials = Object.entries(service.credentials).map(([name, one]) => {
      const token = 'token' in one ? new URL(one.token, origin).pathname : undefined;
      return [name, token === undefined ? one : { ...one, token: origin + token }] as const;
    });
    return {
      service: {
        ...service,
        hosts: Object.fromEntries(hosts),
        credentials: Object.fromEntries(credentials),
      } as Declared,
    };
  };
  return { ...client, service: change };
}

/** Signs in: by the environment, or with stored tokens. Returns the environment. */
async function signIn(kind: Kind, folder: string, origin: string): Promise<Record<string, string>> {
  const { client, stored } = kind;
  const spec = await declared(kind);
  const hosts = Object.values(spec.hosts).map(({ override }) => [override, origin] as const);
  if (kind.isApp) {
    const app = Object.values(spec.credentials).find(
      (one) => one.kind === 'oauth' && one.grant === 'client-credentials',
    );
    if (app?.kind !== 'oauth') throw new Error(`${client.binary} has no sign-in of an app.`);
    return { ...Object.fromEntries(hosts), [app.client.id.env]: 'app-id', [app.client.secret?.env ?? '']: APP_SECRET };
  }
  if (stored === undefined) {
    const secrets = Object.values(spec.credentials).flatMap(({ env }) =>
      env === undefined ? [] : [[env, SECRET] as const],
    );
    return { ...(Object.fromEntries([...hosts, ...secrets]) as Record<string, string>), LEDGERCLI_DIVISION: '1' };
  }
  const [name, credential] = Object.entries(spec.credentials).find(([, one]) => one.kind === 'oauth') ?? [];
  if (name === undefined || credential?.kind !== 'oauth') throw new Error(`${client.binary} has no sign-in to renew.`);
  const home = join(folder, 'config', client.binary);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const put = (file: string, value: unknown): void => {
    writeFileSync(join(home, file), JSON.stringify(value), { mode: 0o600 });
  };
  const now = Date.now();
  put('config.json', {
    profiles: { default: { credential_store: 'file', division: '1', auth_mode: credential.mode } },
  });
  const tokens = {
    credential: name,
    origin,
    accessToken: SECRET,
    refreshToken: 'canary-refresh-1234567890',
    obtainedAt: now - 7_200_000,
    expiresAt: now + (stored === 'stale' ? -1000 : 3_600_000),
    clientId: 'app-id',
  };
  put('credentials.json', { 'default/tokens': JSON.stringify(tokens) });
  return { [credential.client.id.env]: 'app-id', [credential.client.secret?.env ?? '']: APP_SECRET };
}
