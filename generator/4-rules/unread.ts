/** Reports flags and settings that nothing reads. */
import { domainOf, REDIRECT_URI } from '../3-bind/credentials.js';
import { reportIdle } from '../diagnostics/findings.js';
import { lookUpConditions } from '../3-bind/writes.js';
import { standardGlobals } from '../3-bind/derived.js';
import { placeholdersIn } from '../3-bind/words.js';
import type { CredentialSpec } from '../2-shape/types.js';
import type { Bound, BoundCommand, BoundRequest, Origin } from '../3-bind/types.js';
import { valueNames } from '../3-bind/flags.js';
import { limitsRows, writtenWires } from '../3-bind/wires.js';
import { filledBy } from '../3-bind/settings.js';
import { conditionsOf } from './conditions.js';
import type { Rule } from './rule.js';
import { createShared } from './shared.js';

/** Global flags that the runtime reads by name. */
const known: readonly string[] = ['limit', 'yes', 'dry-run', 'allow-writes'];

/** Flags that the compiler adds, whose readers it knows. */
const added: readonly Origin[] = ['credential', 'derived', 'poll', 'terminal'];

/** Reports flags and arguments of requests that are not sent and that nothing else in the command names. */
export const unread: Rule = ({ bound, report }) => {
  const shared = createShared();
  const why = 'the value is not sent, and nothing in the command names it';
  for (const command of bound.commands) {
    for (const flag of [...command.args, ...command.flags]) {
      const { name, at } = flag;
      // CS445 reports a field of a line in a group without lines.
      if (flag.wires.length > 0 || added.includes(flag.origin) || flag.line !== undefined) continue;
      const { request } = command;
      const isRead = request === undefined || valueNames([flag]).some((one) => isNamed(one, command, request, bound));
      shared.use(at, isRead ? undefined : () => report.add('CS426', at, { key: name, why }));
    }
  }
  shared.report();
};

function isNamed(
  name: string,
  { spec, flags }: BoundCommand,
  request: BoundRequest,
  { spec: service }: Bound,
): boolean {
  const { find = {}, attach, references = {}, 'custom-fields': entities } = service;
  const wires = flags.map((flag) => flag.spec.wire);
  return (
    limitsRows(name, request) ||
    spec.upload?.file === name ||
    Object.hasOwn(request.paths, name) ||
    placeholdersIn([spec, request.path, find, attach, references, entities, wires]).includes(name) ||
    Object.values(find).some((one) => Object.values(lookUpConditions(one)).flat().includes(name)) ||
    flags.some(({ line }) => line?.negative?.when === name) ||
    Object.values(references).some(({ within = {} }) => Object.hasOwn(within, name))
  );
}

/** Reports global flags and settings of service.yaml that nothing reads. */
export const unreadService: Rule = ({ bound, facts, report }) => {
  const { flags = {}, settings = {} } = bound.spec;
  for (const [name, flag] of Object.entries(flags)) {
    if (flag.wire !== undefined && !writtenWires({ spec: flag }).every((wire) => wire.startsWith('credential:'))) {
      const why = 'a global flag is not sent; name it in braces in a path, `query` or `body`';
      reportIdle(report, flag, 'wire', why);
    } else if (!facts.flags.includes(name) && !readsFlag(name, bound)) {
      reportIdle(report, flags, name, 'nothing reads the flag');
    }
  }
  const known = settingsOf(bound);
  for (const [name, setting] of Object.entries(settings)) {
    if (filledBy(setting) !== undefined || known.has(name) || facts.settings.includes(name)) continue;
    reportIdle(report, settings, name, 'nothing reads the setting');
  }
};

function readsFlag(name: string, { spec, commands, globals, documents }: Bound): boolean {
  const { flags = {}, variables = {} } = spec;
  const { [name]: own, ...others } = flags;
  const all = [...commands.flatMap((command) => [...command.args, ...command.flags]), ...globals];
  return (
    ['resolve-fields', ...known, ...Object.keys(standardGlobals(spec))].includes(name) ||
    own?.wire !== undefined ||
    Object.values(variables).some(({ from }) => from?.flag === name) ||
    placeholdersIn([{ ...spec, flags: others }, documents.groups.map(({ value }) => value)]).includes(name) ||
    all.flatMap(conditionsOf).some(({ flag, name: other }) => other === name && flag.name !== name) ||
    commands.some((command) => command.spec['one-of']?.some((names) => names.includes(name)) === true) ||
    Object.values(spec.find ?? {}).some((one) => Object.values(lookUpConditions(one)).flat().includes(name))
  );
}

/** Settings that the runtime reads, and those that a sign-in stores. */
function settingsOf({ spec }: Bound): ReadonlySet<string | undefined> {
  const credentials = Object.values(spec.credentials ?? {});
  return new Set([
    'pager',
    'credential_store',
    ...Object.values(spec.variables ?? {}).map(({ from }) => from?.setting),
    ...Object.values(spec.hosts ?? {}).map(({ setting }) => setting),
    ...credentials.flatMap((credential) => [
      ...(credential.mode === undefined ? [] : ['auth_mode']),
      ...Object.keys(credential.remember ?? {}),
      ...(credential.kind === 'oauth' ? settingsOfApp(credential) : []),
    ]),
  ]);
}

const settingsOfApp = ({
  client,
  redirect,
}: Extract<CredentialSpec, { readonly kind: 'oauth' }>): (string | undefined)[] => [
  client.id.setting,
  client.secret?.setting,
  redirect && domainOf(redirect)?.setting,
  redirect && REDIRECT_URI.setting,
  redirect?.['port-from']?.setting,
];
