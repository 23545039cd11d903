/** The checks of `doctor` and `config validate`. */
import { access, constants, stat } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import type { Context } from '../../contract/context.js';
import type { Result } from '../../contract/pipeline.js';
import type { Check, Service } from '../../contract/service.js';
import { CliError } from '../../base/errors.js';
import { isSupported, OLDEST_NODE } from '../../base/node-version.js';
import { runJq } from '../../output/jq.js';
import { readConfig } from '../../state/config.js';
import { always, NOTHING, type Attached } from '../../auth/attach.js';
import { carriedNow } from '../../auth/authority.js';
import { appVariables, pairFromEnvironment } from '../../auth/environment.js';
import { credentialsOf, findCredential, findGiven, titleOf, waysOf, type Found, type Search } from '../../auth/find.js';
import { aimOf, type Aim } from '../../auth/origin.js';
import { authParts, loginLine } from '../../auth/parts.js';
import { proofOf, prove } from '../../auth/prove.js';
import { isRefreshable, remaining } from '../../auth/refresh.js';
import { openStore, readClient } from '../../auth/store.js';
import { LOGIN } from '../../base/standard.js';
import { layersOf } from '../../policy/guard.js';
import { originOf } from '../../policy/text.js';
import { logFile, logFolder } from '../../writes/log.js';
import { placesOf } from './policies.js';

interface Outcome {
  readonly status: 'pass' | 'fail' | 'skip';
  readonly detail: string;
}

const pass = (detail: string): Outcome => ({ status: 'pass', detail });
const fail = (detail: string): Outcome => ({ status: 'fail', detail });
const skip = (detail: string): Outcome => ({ status: 'skip', detail });

/** Timeout of a check in milliseconds. */
const checkTimeout = 5000;

/** Returns the checks that apply to any service. */
export function defaultChecks(service: Service): Check[] {
  const hosts = Object.entries(service.hosts);
  const signed = hosts.filter(([, { credentials }]) => credentials.length > 0).map(([name]) => name);
  return [
    { check: 'runtime' },
    { check: 'folder' },
    { check: 'keychain' },
    { check: 'profile' },
    ...Object.entries(service.variables)
      .filter(([, { lookup }]) => lookup === undefined)
      .map(([of]) => ({ check: 'variable' as const, of })),
    ...signed.map((of) => ({ check: 'credential' as const, of })),
    ...hosts.map(([of]) => ({ check: 'reach' as const, of })),
  ];
}

const marks = { pass: '✓', fail: '✗', skip: '-' };

/**
 * Runs the checks one after the other, offline without those of the network, prints a line for each, and fails if one failed.
 * Nothing is changed, and no stored token is refreshed.
 */
export async function* runChecks(
  context: Context,
  checks: readonly Check[],
  { offline, fails }: { readonly offline: boolean; readonly fails: 'config' | 'generic' },
): AsyncGenerator<Result> {
  const results: (Outcome & { readonly check: string })[] = [];
  for (const check of checks) {
    if (offline && check.check === 'reach') continue;
    const name = check.name ?? [check.check, check.of].filter((part) => part !== undefined).join(' ');
    let outcome: Outcome;
    try {
      outcome = await checkers[check.check](context, check);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      outcome = fail([error.message, error.remedy].filter((part) => part !== undefined).join(' '));
    }
    results.push({ check: name, ...outcome });
  }
  const lines = results.map(({ check, status, detail }) => `${marks[status]} ${check} [${detail}]\n`);
  yield { kind: 'rows', rows: results.map((result) => ({ ...result })), printing: { text: lines.join('') } };
  const bad = results.filter(({ status }) => status === 'fail').map(({ check }) => check);
  if (bad.length === 0) return;
  throw new CliError(
    fails,
    `${bad.length} of ${results.length} checks failed: ${bad.join(', ')}.`,
    'Each line shows how to fix it.',
  );
}

type Checker = (context: Context, check: Check) => Promise<Outcome>;

const checkers: Readonly<Record<Check['check'], Checker>> = {
  async runtime() {
    return Promise.resolve(
      isSupported(process.versions.node)
        ? pass(`node ${process.versions.node}`)
        : fail(`node ${process.versions.node}; ${OLDEST_NODE} or newer is needed`),
    );
  },

  async folder({ folder }) {
    await readConfig(folder);
    const isWritable = await access(folder, constants.W_OK).then(
      () => true,
      (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? undefined : false),
    );
    if (isWritable === undefined) return pass(`${folder}, created when first needed`);
    return isWritable ? pass(folder) : fail(`${folder} cannot be written to; change its owner or permissions`);
  },

  async keychain(context) {
    const { service } = context;
    const parts = authParts(context);
    if (parts.sandbox) return pass('not needed in the sandbox');
    const store = await openStore(parts);
    if (store.kind === 'file') return pass('not needed: credentials are in a file');
    try {
      await store.probe();
      return pass('usable');
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      const isSet = await anyFromEnvironment(context);
      return isSet
        ? pass('not usable, and not needed: credentials are in the environment')
        : fail(`${error.message.replace(/\.$/, '')}; run "${loginLine(service)} --store file"`);
    }
  },

  async policy(context) {
    const files = (await layersOf(placesOf(context))).flatMap(({ file }) => file ?? []);
    const broken = files.find(({ fault }) => fault !== undefined);
    if (files.length === 0) return pass('none');
    return broken === undefined ? pass(files.map(originOf).join(', ')) : fail(`${broken.path}: ${broken.fault ?? ''}`);
  },

  async log({ folder, profile, service: { binary }, options, world }) {
    const place = logFolder(folder, profile.name);
    if (options.noLog === true)
      return pass(`off: writes are not stored; "${binary} config unset log" stores them in ${place}`);
    const fault = await unwritable(logFile(place, world.now()));
    return fault === undefined
      ? pass(place)
      : fail(
          `${fault} cannot be written to, so that no write is sent; change its owner or permissions, or run "${binary} config set log off"`,
        );
  },

  async profile({ profile, folder }) {
    const known = Object.hasOwn((await readConfig(folder)).profiles, profile.name);
    return pass(known ? profile.name : `${profile.name}, without settings yet`);
  },

  async variable(context, { of = '' }) {
    return pass(await context.variable(of));
  },

  async client(context, { of = '' }) {
    const { service, world, profile } = context;
    const credential = service.credentials[of];
    if (credential?.kind !== 'oauth') throw new Error(`${of} is not an OAuth credential of ${service.id}`);
    const { id, setup } = credential.client;
    if (pairFromEnvironment(world, credential) !== undefined) return pass('source: env');
    if (credential.env !== undefined && world.env[credential.env]) return pass(`not needed: ${credential.env} is set`);
    const parts = authParts(context);
    const kept = await readClient(await openStore(parts), credential).catch(ignore);
    const known = kept?.clientId ?? (id.setting === undefined ? undefined : await profile.get(id.setting));
    if (kept !== undefined && known !== undefined) return pass('source: profile');
    const command = `${service.binary} ${setup ?? LOGIN}`;
    return parts.sandbox
      ? pass('not needed in the sandbox')
      : fail(`none; run "${command}", or set ${appVariables(credential, 'and')}`);
  },

  async credential(context, { of = '' }) {
    const { service } = context;
    const parts = authParts(context);
    const { found, refusal, trouble, partial } = await search(context, of);
    if (refusal) throw refusal;
    if (found) return pass(found.map(fromWhere).join(', '));
    if (parts.sandbox) return pass('not needed in the sandbox');
    const [name] = credentialsOf(parts, of)[0] ?? [];
    const login = loginLine(service, name);
    if (partial !== undefined) {
      const missing = titleOf(partial.missing.map(([, credential]) => credential));
      return fail(`${partial.found.map(fromWhere).join(', ')}, but no ${missing}; run "${login}"`);
    }
    // Without a sign-in of its own, a host is one that every user needs.
    if (login !== loginLine(service)) return skip(`none; run "${login}" to use it`);
    return fail(
      `none${trouble === undefined ? '' : ' in the environment, and no keychain is available'}; run "${login}"`,
    );
  },

  async expiry(context, { of = '' }) {
    const { service, world } = context;
    const parts = authParts(context);
    const host = hostFor(service, of);
    const { found, refusal } = await search(context, host);
    if (refusal) throw refusal;
    if (found === undefined)
      return parts.sandbox ? pass('not needed in the sandbox') : fail(`none; run "${loginLine(service)}"`);
    const stored = found.flatMap((one) => ('tokens' in one ? one : []))[0];
    if (stored === undefined) return pass('set for this run; its expiry is not known');
    const left = remaining(stored.tokens, world.now());
    if (left === undefined) return pass('the service did not return its expiry');
    if (left > 0) return pass(`valid for ${Math.floor(left / 1000)} s`);
    return isRefreshable(stored.tokens, stored.credential)
      ? pass('expired; the next request refreshes it')
      : fail(`expired; run "${loginLine(service)}"`);
  },

  async tool({ profile, world }, { of = '', setting }) {
    const needed = setting === undefined || (await profile.get(setting)) !== undefined;
    const path = await onPath(of, world.env['PATH'] ?? '', world.platform);
    if (path !== undefined) return pass(path);
    return needed
      ? fail(`${of} is not on the PATH; install it`)
      : skip(`${of} is not installed, and not needed without ${setting ?? ''}`);
  },

  async jq({ world, service }) {
    await runJq('[1]', '.[0]', {
      timeout: checkTimeout,
      wrong: service.output.badFilter ?? 'input',
      signal: world.signal,
    });
    return pass('works');
  },

  async reach(context, { of = '', path }) {
    const { authority } = context;
    const parts = { ...authParts(context), timeout: checkTimeout };
    // The credential has a check of its own: a missing address is reported as such, not as a missing sign-in.
    const aim = await aimOf(parts, of);
    const { origin } = aim;
    const { found } = await findCredential(parts, of, aim);
    const candidates = found?.map(({ credential }) => credential) ?? waysOf(parts, of)[0]?.map(([, one]) => one) ?? [];
    const proof = path === undefined ? proofOf(candidates) : { path };
    const untried = proof === undefined && found ? '; no request checks the credential' : '';
    let attached: Attached | undefined;
    try {
      // Only a request that checks a credential carries it: any other refusal would be taken for one of the credential.
      attached = proof && found && (await carriedNow(parts, found, aim));
      const send = attached ?? always(NOTHING);
      await prove(context, proof ?? { path: '/' }, of, origin, send, { timeout: checkTimeout });
      return pass(`${origin} answered${proof === undefined ? '' : ' as expected'}${untried}`);
    } catch (error) {
      if (!(error instanceof CliError) || error.details.statusCode === undefined) throw error;
      const { kind, message } = error;
      const { statusCode: status } = error.details;
      if (kind === 'auth' && (attached !== undefined || found?.some((one) => 'pair' in one) === true)) {
        const title = titleOf((found ?? []).map(({ credential }) => credential));
        const refused = `${origin} refused the ${title} (${String(status)})`;
        const remedy = await authority.remedy(of);
        return fail(`${refused}. ${typeof remedy === 'string' ? remedy : remedy.text}`);
      }
      if (status === 429) return pass(`${origin} returned 429: ${message}`);
      // Without a credential, a refusal is the expected response; a host without a known path may not have the root.
      const isExpected = kind === 'auth' || (proof === undefined && status < 500);
      if (isExpected) return pass(`${origin} returned ${status}${untried}`);
      throw error;
    }
  },
};

/** Returns where the requests of a host go; undefined if that is not known, which has a check of its own. */
const aimed = (context: Context, host: string): Promise<Aim | undefined> =>
  aimOf(authParts(context), host).catch(ignore);

/**
 * Returns the file or folder because of which a log cannot be written: the file of this month, its folder, or the nearest one around
 * it that exists. Returns undefined if nothing is in the way. Creates nothing.
 */
async function unwritable(file: string): Promise<string | undefined> {
  for (let path = file; ; path = dirname(path)) {
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => error.code);
    if (found === 'ENOENT' && path !== dirname(path)) continue;
    const isRight = typeof found === 'object' && (path === file ? found.isFile() : found.isDirectory());
    const canWrite =
      isRight &&
      (await access(path, constants.W_OK).then(
        () => true,
        () => false,
      ));
    if (canWrite) return undefined;
    // A file in place of a folder is named by the folder around it that exists.
    if (found !== 'ENOTDIR') return path;
  }
}

const fromWhere = ({ credential, source }: Found): string => `${credential.title} from the ${source}`;

const search = async (context: Context, host: string): Promise<Search> =>
  findCredential(authParts(context), host, await aimed(context, host));

function ignore(error: unknown): undefined {
  if (!(error instanceof CliError)) throw error;
  return undefined;
}

async function anyFromEnvironment(context: Context): Promise<boolean> {
  const parts = authParts(context);
  for (const host of Object.keys(context.service.hosts)) {
    if (await findGiven(parts, host, await aimed(context, host))) return true;
  }
  return false;
}

/** Returns a host by its own name, or by that of one of its credentials. */
function hostFor({ hosts }: Service, name: string): string {
  if (Object.hasOwn(hosts, name)) return name;
  return Object.keys(hosts).find((host) => hosts[host]?.credentials.flat().includes(name)) ?? name;
}

/** Returns the file of a program, which is a path or a name on the PATH; `undefined` if there is none that can be run. */
export async function onPath(program: string, path: string, platform: NodeJS.Platform): Promise<string | undefined> {
  const names = platform === 'win32' ? [`${program}.exe`, `${program}.cmd`] : [program];
  const folders = isAbsolute(program) ? [''] : path.split(delimiter).filter((part) => part !== '');
  for (const folder of folders) {
    for (const name of names) {
      const file = join(folder, name);
      if (
        await access(file, constants.X_OK).then(
          () => true,
          () => false,
        )
      )
        return file;
    }
  }
  return undefined;
}
