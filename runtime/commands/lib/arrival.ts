/** Where the browser of a sign-in is redirected to. */
import { textOf, type Login } from '../../auth/login.js';
import type { Callback } from '../../auth/callback.js';
import { defined } from '../../base/defined.js';
import { CliError } from '../../base/errors.js';
import type { Context } from '../../contract/context.js';
import type { OAuthCredential } from '../../contract/credential.js';
import { onPath } from './checks.js';

type Redirect = NonNullable<OAuthCredential['redirect']>;
type TunnelPlan = NonNullable<Redirect['tunnel']>;

/** How the browser returns at the end of a sign-in. */
export interface Arrival extends Callback {
  /** The user pastes the address to which the browser was redirected. */
  readonly isManual: boolean;
  /** Profile settings with what was typed, so that it is typed once; those that it replaces are removed. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/**
 * Returns where the browser is redirected to: the registered callback URL, else the path of the callback on the domain of a
 * tunnel, else on this machine. Flags override settings; `undefined` for a sign-in without a browser. Prompts for a
 * missing value, and checks the tunnel program, before the client prompts for the app or opens anything.
 */
export async function settleArrival({
  args,
  context,
  parts,
  credential,
}: Login<OAuthCredential>): Promise<Arrival | undefined> {
  const { grant, redirect } = credential;
  if (grant !== 'authorization-code' || redirect === undefined) return undefined;
  const { uri, manualFlag } = redirect;
  const isManual = manualFlag !== undefined && args[manualFlag] === true;
  // The sandbox accepts a callback on this machine.
  const tunnel = parts.sandbox ? undefined : redirect.tunnel;
  if (tunnel !== undefined && !isManual) await needProgram(tunnel, redirect, context);

  const inFlags = { uri: textOf(args[uri?.flag ?? '']), domain: textOf(args[tunnel?.flag ?? '']) };
  if (inFlags.uri !== undefined && inFlags.domain !== undefined)
    throw new CliError(
      'combination',
      `--${uri?.flag ?? ''} and --${tunnel?.flag ?? ''} cannot be used together.`,
      'Give only the URL: the tunnel is opened for its domain.',
    );
  const isTyped = inFlags.uri !== undefined || inFlags.domain !== undefined;
  const known = isTyped ? inFlags : await stored(context, uri?.setting, tunnel?.setting);
  const isKnown = known.uri !== undefined || known.domain !== undefined;
  const given = isKnown || tunnel === undefined ? known : await ask(context, redirect, tunnel, isManual);

  const port = await portOf(args, context, redirect);
  const settings = isKnown && !isTyped ? {} : kept(context, redirect, given);
  if (given.uri !== undefined && uri !== undefined) {
    const url = checkUri(given.uri, `--${uri.flag}`, tunnel !== undefined);
    return {
      // Services compare it with the registered one letter by letter, so it is sent as typed.
      redirectUri: given.uri,
      path: url.pathname,
      port: port.typed ?? (url.protocol === 'http:' && url.port !== '' ? Number(url.port) : port.usual),
      ...(tunnel !== undefined && !isManual && { domain: url.host }),
      isManual,
      settings,
    };
  }
  const domain = given.domain === undefined ? undefined : checkDomain(given.domain, tunnel?.flag ?? '');
  const own = port.typed ?? port.usual;
  const base = domain === undefined ? `http://127.0.0.1:${String(own)}` : `https://${domain}`;
  return {
    redirectUri: `${base}${redirect.path}`,
    path: redirect.path,
    port: own,
    ...defined({ domain }),
    isManual,
    settings,
  };
}

/** The callback URL, or the domain in front of the callback. */
interface Given {
  readonly uri?: string | undefined;
  readonly domain?: string | undefined;
}

async function stored({ profile }: Context, uri: string | undefined, domain: string | undefined): Promise<Given> {
  const setting = async (name: string | undefined): Promise<string | undefined> =>
    name === undefined ? undefined : textOf(await profile.get(name));
  return { uri: await setting(uri), domain: await setting(domain) };
}

/** A service that needs a tunnel does not accept a callback on this machine, not even a pasted one. */
async function ask(context: Context, { uri }: Redirect, tunnel: TunnelPlan, isManual: boolean): Promise<Given> {
  if (!isManual)
    return { domain: await context.ask('Public domain that forwards to this machine:', { flag: `--${tunnel.flag}` }) };
  if (uri === undefined) return {};
  return { uri: await context.ask('Callback URL registered with the app:', { flag: `--${uri.flag}` }) };
}

/** Returns the settings that store what was typed. A URL and a domain replace each other. */
function kept(
  { service }: Context,
  { uri, tunnel }: Redirect,
  { uri: url, domain }: Given,
): Readonly<Record<string, unknown>> {
  if (url === undefined && domain === undefined) return {};
  const values: readonly (readonly [string | undefined, string | undefined])[] = [
    [uri?.setting, url],
    [tunnel?.setting, domain],
  ];
  return Object.fromEntries(
    values.flatMap(([name, value]) =>
      name !== undefined && service.settings[name] !== undefined ? [[name, value]] : [],
    ),
  );
}

/** Returns the port of the listener: the flag's, or else the profile's or the default. */
async function portOf(
  args: Login['args'],
  { profile, command }: Context,
  { port, portFlag, portSetting }: Redirect,
): Promise<{ readonly typed?: number; readonly usual: number }> {
  // The flag may have a default.
  const isTyped = portFlag !== undefined && command.given?.has(portFlag) !== false;
  const typed = isTyped ? args[portFlag] : undefined;
  const own = portSetting === undefined ? undefined : await profile.get(portSetting);
  return { usual: Number(own ?? port), ...(typed === undefined ? {} : { typed: Number(typed) }) };
}

async function needProgram({ command }: TunnelPlan, { manualFlag }: Redirect, { world }: Context): Promise<void> {
  const [program = ''] = command.split(/\s+/);
  if ((await onPath(program, world.env['PATH'] ?? '', world.platform)) !== undefined) return;
  const other = manualFlag === undefined ? '' : `, or sign in with --${manualFlag}`;
  throw new CliError('config', `The tunnel program ${program} is not installed.`, `Install it${other}.`);
}

function checkDomain(domain: string, flag: string): string {
  const bare = domain.replace(/^https:\/\//, '').replace(/\/+$/, '');
  if (/^[a-z0-9.-]+(?::\d+)?$/i.test(bare)) return bare;
  throw new CliError('combination', `"${domain}" is not a domain.`, `Give --${flag} a name such as login.example.dev.`);
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

function checkUri(uri: string, flag: string, needsHttps: boolean): URL {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  const isLocal = !needsHttps && url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
  const isPlain = url?.hash === '' && url.username === '' && url.password === '';
  if (url !== undefined && isPlain && (url.protocol === 'https:' || isLocal)) return url;
  throw new CliError(
    'combination',
    `"${uri}" is not a callback URL.`,
    `Give ${flag} the https URL that is registered with the app, such as https://login.example.dev/callback${
      needsHttps ? '' : ', or one on this machine'
    }.`,
  );
}
