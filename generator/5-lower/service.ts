/** Lowers service.yaml. */
import { defined } from '../../runtime/base/defined.js';
import { CATALOGUE } from '../1-read/catalogue.js';
import type { Credential } from '../../runtime/contract/credential.js';
import type { Service, Setting, Variable } from '../../runtime/contract/service.js';
import { formats } from '../2-shape/schema/common.js';
import type { CustomFields, FieldEncoding } from '../../runtime/contract/custom-fields.js';
import { customFields, encodings } from '../2-shape/schema/dialects/fields.js';
import { readRefresh } from '../2-shape/schema/copies.js';
import { service } from '../2-shape/schema/service.js';
import type { CredentialSpec, Plain, ServiceSpec, VariableSpec } from '../2-shape/types.js';
import { headerOf, parameterOf, variablesOf } from '../3-bind/attach.js';
import { domainOf, MANUAL, REDIRECT_URI } from '../3-bind/credentials.js';
import { catalogueSettings, formatsOf, pathsOf } from '../3-bind/catalogue.js';
import { defaultGives } from '../3-bind/summaries.js';
import type { Bound } from '../3-bind/types.js';
import { capital, words } from '../3-bind/words.js';
import { kindOf } from '../3-bind/flags.js';
import { choicesOf } from '../3-bind/choices.js';
import { filledBy } from '../3-bind/settings.js';
import { camel, inLowerCase } from './camel.js';
import { lowerErrors, lowerExits, statusesOf } from './failures.js';
import type { ServiceIr } from './ir.js';
import { sorted } from './plan.js';

const keys = service.properties;

/** Headers with the id of a created record, tried in order. */
const CREATED_ID = ['resource-id', 'location'];

/** Edm.DateTime holds days with a time, and begins in 1753. */
const ODATA_DATES: Service['dates'] = { times: true, first: '1753-01-01' };

/** Where responses in the dialect of a catalogue have their record. */
const ENVELOPE = 'd';

/** Returns the names of fields and parameters that the specs mark as secret anywhere; undefined without one. */
function secretsOf({ commands, scopes }: Bound): readonly string[] | undefined {
  const flags = commands.flatMap(({ args, flags: own }) => [...args, ...own]).filter((one) => one.spec.secret === true);
  const paths = [
    ...flags.flatMap(({ wires }) =>
      wires.flatMap((wire) => ('name' in wire && wire.in !== 'credential' ? wire.name : [])),
    ),
    ...scopes.flatMap((scope) => scope.spec.secrets ?? []),
    ...commands.flatMap(({ workflow }) => workflow?.calls.flatMap((call) => call.spec.secrets ?? []) ?? []),
  ];
  const names = paths
    .map(
      (path) =>
        path
          .split(/[.[\]]+/)
          .filter(Boolean)
          .at(-1) ?? '',
    )
    .filter(Boolean);
  return names.length === 0 ? undefined : [...new Set(names)].sort();
}

/** Returns service.yaml with every default filled in: those of the schema. */
export function lowerService(bound: Bound): ServiceIr {
  const { spec, references } = bound;
  const { statuses: causes = {}, output = {} } = spec;
  return {
    id: spec.service,
    binary: spec.binary,
    version: spec.version,
    title: spec.title,
    env: spec.env,
    ...defined({
      largestFile: spec['largest-file'],
      dates: spec.catalogue && ODATA_DATES,
      dotenv: spec.dotenv || undefined,
    }),
    hosts: hosts(spec),
    variables: mapped(spec.variables, (variable, name) => lowerVariable(name, variable, spec)),
    credentials: mapped(spec.credentials, (credential) => lowerCredential(credential, spec.settings)),
    paging: mapped(spec.paging, (style) => camel(style)),
    record: spec.record ?? (spec.catalogue === undefined ? keys.record.default : ENVELOPE),
    ...defined({ emptyList: spec['empty-list'] }),
    createdId: CREATED_ID,
    ...defined({ emptyWrites: spec['empty-writes'] || undefined }),
    errors: lowerErrors(spec.errors),
    ...defined({ hints: spec.hints, secrets: secretsOf(bound), people: spec.people }),
    ...defined({ idempotencyKey: spec['idempotency-key'] }),
    retry: { ...keys.retry.default, ...camel(spec.retry) },
    rate: lowerRate(spec),
    exits: lowerExits(spec),
    statuses: statusesOf(spec),
    gate: {
      writes: spec.gate?.includes('writes') === true ? 'flag' : 'open',
      deletes: spec.gate?.includes('deletes') === true ? 'refuse' : 'ask',
    },
    output: {
      ...camel(keys.output.default),
      unknownField: causes.fields ?? 'usage',
      gives: defaultGives,
      ...camel(output),
      // A text is printed as it is, whatever the format.
      ...(output.default === 'text' ? { default: 'table' } : {}),
      ...defined({ badFilter: causes.jq }),
    },
    ...defined({ log: spec.standard?.includes('writes') === true || undefined }),
    settings: lowerSettings(spec),
    references: sorted(references),
    ...defined({ refresh: readRefresh(spec) }),
    customFields: lowerEntities(spec),
    ...defined({ catalogue: spec.catalogue && lowerCatalogue(spec, spec.catalogue) }),
    ...defined({
      doctor:
        spec.doctor === undefined && causes.doctor === undefined
          ? undefined
          : defined({ fails: causes.doctor, checks: checksOf(spec.doctor, spec) }),
    }),
    ...defined({ validate: checksOf(spec.validate, spec) }),
    ...defined({ local: spec.identify && { identify: true } }),
    ...defined({ api: apiOf(spec) }),
    ...defined({
      filter: spec.filter && {
        query: spec.filter.query,
        join: spec.filter.join,
        ...defined({ escape: spec.filter.escape }),
      },
    }),
    sandbox: {
      // The sandbox accepts any user, and needs none to be set.
      variables: {
        ...Object.fromEntries(
          Object.values(spec.credentials ?? {})
            .flatMap(variablesOf)
            .map((name) => [name, 'sandbox']),
        ),
        ...valuesInSandbox(spec),
      },
    },
  } as unknown as ServiceIr;
}

/** Returns the limits on raw requests. Relative paths are below the part of the path of a catalogue before the resource. */
function apiOf({ api, catalogue }: ServiceSpec): Service['api'] {
  const base = catalogue?.path.replace(/\[[^\]]*\]/g, '').split('{resource}')[0];
  const own = base === '/' ? undefined : base;
  return api === undefined && own === undefined ? undefined : ({ ...defined({ base: own }), ...api } as Service['api']);
}

type CatalogueSpec = NonNullable<ServiceSpec['catalogue']>;

function lowerCatalogue(spec: ServiceSpec, catalogue: CatalogueSpec): ServiceIr['catalogue'] {
  return {
    file: CATALOGUE,
    ...pathsOf(catalogue),
    ...catalogueSettings(spec),
    ...defined({ decimals: catalogue.decimals, formats: formatsOf(catalogue) }),
  };
}

const valuesInSandbox = ({ variables = {} }: ServiceSpec): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, { sandbox }]) => (sandbox === undefined ? [] : [[name, sandbox]])),
  );

type EntitySpec = NonNullable<ServiceSpec['custom-fields']>[string];

const entityKeys = Object.keys(customFields.properties).filter((key) => key !== 'standard');

/** Returns the entities with custom fields, each merged with the defaults. */
function lowerEntities(spec: ServiceSpec): Record<string, unknown> {
  const { defaults, ...entities } = spec['custom-fields'] ?? {};
  return mapped(entities, (entity) => {
    const all: Plain = { ...defaults, ...entity };
    const [changes] = Object.entries((entity.changes ?? {}) as Readonly<Record<string, readonly string[]>>);
    return {
      ...camel(Object.fromEntries(entityKeys.filter((key) => key in all).map((key) => [key, all[key]]))),
      ...formsOf({ ...defaults, ...entity }),
      ...defined({ changes: changes && { code: changes[0], values: changes[1] } }),
    };
  });
}

/** Returns the encodings of types and of standard fields, apart from references and from sentences about fields that cannot be set. */
function formsOf({ types = {}, standard = {} }: EntitySpec): Partial<CustomFields> {
  const isEncoding = ([, form]: readonly [string, string]): boolean => encodings.some((one) => one === form);
  const all = Object.entries(types);
  const references = Object.fromEntries(all.filter((type) => !isEncoding(type)));
  const fields = Object.entries(standard);
  const [own, instead] = [fields.filter(isEncoding), fields.filter((field) => !isEncoding(field))];
  return {
    types: Object.fromEntries(all.map(([type, form]) => [type, type in references ? 'id' : (form as FieldEncoding)])),
    ...(Object.keys(references).length === 0 ? {} : { references }),
    ...(own.length === 0 ? {} : { standard: Object.fromEntries(own) as Record<string, FieldEncoding> }),
    ...(instead.length === 0 ? {} : { instead: Object.fromEntries(instead) }),
  };
}

function mapped<T, U>(
  map: Readonly<Record<string, T>> | undefined,
  lower: (value: T, name: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(map ?? {}).map(([name, value]) => [name, lower(value, name)]));
}

/** Keeps the order of hosts, because the first is the default. */
function hosts(spec: ServiceSpec): Service['hosts'] {
  const entries = Object.entries(spec.hosts ?? {}).map(([name, host], index) => {
    const override =
      index === 0 ? `${spec.env}_BASE_URL` : `${spec.env}_${name.toUpperCase().replace(/-/g, '_')}_BASE_URL`;
    const { 'self-hosted': own, ...rest } = host;
    const selfHosted = own === true ? { http: httpVariable(spec) } : undefined;
    const headers = rest.headers && inLowerCase(rest.headers);
    const keys = camel({ ...rest, ...defined({ headers }) });
    return [name, { origin: host.origin, ...defined({ selfHosted }), override, credentials: [], ...keys }];
  });
  return Object.fromEntries(entries) as Service['hosts'];
}

/** Returns the environment variable that allows http for servers of the user. */
export const httpVariable = ({ env }: Pick<ServiceSpec, 'env'>): string => `${env}_ALLOW_HTTP`;

function lowerVariable(
  name: string,
  { from = {}, ask, every, sandbox: _sandbox, ...variable }: VariableSpec,
  spec: ServiceSpec,
): Variable {
  const ways = [
    ...(from.flag === undefined ? [] : [`use --${from.flag}`]),
    ...(from.env === undefined ? [] : [`set ${from.env}`]),
    ...(from.setting === undefined ? [] : [`run \`${spec.binary} config set ${from.setting} <value>\``]),
  ];
  const missing = `No ${words(name)} is set.${ways.length === 0 ? '' : ` ${capital(ways.join(', or '))}.`}`;
  return {
    ...from,
    ...camel(variable),
    ...defined({ every: every && { ...every, column: capital(words(name)) }, ask }),
    ...(from.flag === undefined ? {} : { written: words(name) }),
    missing: variable.missing ?? missing,
  } as Variable;
}

/** Seconds to wait for the browser while the user opens a tunnel. */
const TUNNEL_WAIT = 300;

function lowerCredential(credential: CredentialSpec, settings: ServiceSpec['settings'] = {}): Record<string, unknown> {
  const { prove, identity, remember, ...own } = credential;
  const { select, mode } = own;
  const common = defined({
    select: select && {
      flag: select.flag ?? '',
      ...defined({ env: select.env === undefined ? undefined : { name: select.env, value: mode ?? '' } }),
    },
    proof:
      prove === undefined
        ? undefined
        : {
            path: prove,
            ...defined({
              identity,
              remember:
                remember &&
                mapped(remember, (from, name) => ({ from, ...(settings[name] === undefined ? {} : { keep: true }) })),
            }),
          },
  });
  const attach = attachOf(credential.attach);
  if (credential.kind === 'secret') return { ...camel(own), attach, ...common };
  const { redirect, authorize, device, client } = credential;
  const byDevice = device === undefined ? 'client-credentials' : 'device-code';
  const grant = authorize === undefined ? byDevice : 'authorization-code';
  const before = credential['refresh-before'] === undefined ? { refreshBefore: 60 } : {};
  return {
    ...camel(own),
    client: { ...client, sent: client.sent ?? 'form' },
    attach,
    grant,
    ...common,
    ...before,
    ...defined({ redirect: redirect && lowerRedirect(redirect) }),
  };
}

/** Returns how requests carry a credential, in its parts. */
function attachOf(attach: CredentialSpec['attach']): Credential['attach'] {
  if ('sign' in attach && attach.sign !== undefined)
    return { sign: { by: attach.sign, ...defined({ variables: attach.variables }) } };
  if ('hmac' in attach && attach.hmac !== undefined) {
    const { headers, ...hmac } = attach.hmac;
    const usual = { algorithm: 'sha256', encoding: 'hex', timestamp: 'seconds' } as const;
    return { hmac: { ...usual, ...hmac, ...defined({ headers: headers && inLowerCase(headers) }) } };
  }
  if (attach.query !== undefined) {
    const { name, value } = parameterOf(attach.query);
    return { query: name, value };
  }
  if (attach.basic === undefined) {
    const { name, value } = headerOf(attach.header ?? '');
    return { header: name, value };
  }
  const [user = '', ...rest] = attach.basic.split(':');
  return { basic: { user, password: rest.join(':') } };
}

function lowerRedirect({
  path,
  port,
  tunnel: command,
  'port-from': from,
}: NonNullable<Extract<CredentialSpec, { readonly kind: 'oauth' }>['redirect']>): Record<string, unknown> {
  const domain = domainOf(defined({ tunnel: command }));
  const tunnel =
    command === undefined || domain === undefined
      ? {}
      : {
          wait: TUNNEL_WAIT,
          tunnel: { ...domain, command: command.replace(`{${domain.flag}}`, '{domain}') },
          manualFlag: MANUAL,
        };
  return {
    path,
    port,
    ...defined({ portFlag: from?.flag, portSetting: from?.setting }),
    ...tunnel,
    uri: REDIRECT_URI,
  };
}

/** Returns the headers that name a wait, each with its host and the longest wait of that host. */
function lowerRate({
  rate: { waits = keys.rate.default.waits, cap, spent, ...rate } = {},
  hosts,
}: ServiceSpec): Record<string, unknown> {
  const capOf = (host: string) => (typeof cap === 'object' ? cap[host] : undefined);
  const one = (header: string, host?: string) => ({
    header,
    ...defined({ cap: host && capOf(host), host }),
  });
  const lists = isList(waits)
    ? typeof cap === 'object'
      ? Object.keys(hosts ?? {}).map((host) => [host, waits] as const)
      : [[undefined, waits] as const]
    : Object.entries(waits);
  return {
    ...keys.rate.default,
    ...camel(rate),
    ...defined({ spent }),
    cap: typeof cap === 'number' ? cap : keys.rate.default.cap,
    waits: lists.flatMap(([host, headers]) => headers.map((header) => one(header, host))),
  };
}

const isList = <Item>(value: readonly Item[] | object): value is readonly Item[] => Array.isArray(value);

/** Returns checks; a program that opens a tunnel is necessary if the domain of the tunnel is set. */
function checksOf(checks: ServiceSpec['doctor'], { credentials = {} }: ServiceSpec): Service['validate'] {
  const settings = new Map(
    Object.values(credentials).flatMap((credential) => {
      const { tunnel } = (credential.kind === 'oauth' ? credential.redirect : undefined) ?? {};
      return tunnel === undefined ? [] : [[tunnel.split(' ', 1)[0], domainOf({ tunnel })?.setting] as const];
    }),
  );
  return checks?.map((check) => ({
    ...check,
    ...defined({ setting: check.check === 'tool' ? settings.get(check.of) : undefined }),
  }));
}

/** Returns the settings of the spec, and those that variables, credentials and the standard flags need. */
function lowerSettings(spec: ServiceSpec): Record<string, Setting> {
  const found: Record<string, Setting> = {};
  const add = (name: string | undefined, setting: Setting) => {
    if (name !== undefined) found[name] ??= setting;
  };
  for (const [name, setting] of Object.entries(spec.settings ?? {})) {
    const { default: value, summary = capital(words(name)), secret, min, max } = setting;
    found[name] = {
      kind: kindOf(setting),
      ...defined({ choices: choicesOf(setting), min, max, fills: filledBy(setting), secret: secret || undefined }),
      summary,
      ...(value === undefined ? {} : { default: String(value) }),
    } as Setting;
  }
  if (spec.standard?.includes('writes') === true)
    add('log', { kind: 'enum', choices: ['on', 'off'], default: 'on', summary: 'Store every write before it is sent' });
  for (const [name, { from }] of Object.entries(spec.variables ?? {})) {
    add(from?.setting, { kind: 'text', summary: capital(words(name)) });
  }
  const modes = Object.values(spec.credentials ?? {}).flatMap(({ mode }) => mode ?? []);
  // What only a sign-in stores, users do not set.
  if (modes.length > 0)
    add('auth_mode', { kind: 'enum', choices: modes, summary: 'How the profile signs in', internal: true });
  for (const credential of Object.values(spec.credentials ?? {})) {
    for (const name of Object.keys(credential.remember ?? {}))
      add(name, { kind: 'text', summary: capital(words(name)), internal: true });
    if (credential.kind === 'secret') continue;
    const { client, redirect } = credential;
    add(client.id.setting, { kind: 'text', summary: 'Client id of the app' });
    add(client.secret?.setting, { kind: 'text', summary: 'Client secret of the app', secret: true });
    if (redirect !== undefined)
      add(REDIRECT_URI.setting, { kind: 'text', summary: 'Callback URL registered with the app' });
    add(redirect && domainOf(redirect)?.setting, { kind: 'text', summary: 'Public domain in front of the callback' });
  }
  add('pager', { kind: 'text', summary: 'Program that pages help and tables; cat for none' });
  const filled = new Set(Object.values(found).map(({ fills }) => fills));
  if (!filled.has('output') && spec.output?.default !== 'text') {
    add('default_output', {
      kind: 'enum',
      choices: formats,
      summary: 'Default output format',
      fills: 'output',
    });
  }
  if (!filled.has('people') && spec.people !== undefined) {
    add('people', {
      kind: 'enum',
      choices: ['shown', 'hidden'],
      summary: 'Show or hide people',
      fills: 'people',
    });
  }
  if (!filled.has('timeout') && spec.hosts !== undefined) {
    add('timeout_ms', {
      kind: 'integer',
      min: 1,
      summary: 'Request timeout in milliseconds',
      fills: 'timeout',
    });
  }
  return sorted(found);
}
