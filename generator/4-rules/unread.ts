import { placeOfKey } from '../1-read/source.js';
import { standardGlobals } from '../3-bind/derived.js';
import { placeholdersIn } from '../3-bind/words.js';
import type { CredentialSpec, FlagSpec } from '../2-shape/types.js';
import type { Bound, BoundCommand, BoundFlag } from '../3-bind/types.js';
import { writtenWires } from '../3-bind/wires.js';
import { filledBy } from '../3-bind/settings.js';
import type { Rule } from './rule.js';

/** Flags that the runtime reads by name. */
const known: readonly string[] = ['limit', 'yes', 'dry-run', 'allow-writes'];

/** Reports flags of requests that are not sent and that nothing else in the command names. */
export const unread: Rule = ({ bound, report }) => {
  const uses = new Map<FlagSpec, { readonly flag: BoundFlag; isRead: boolean }>();
  for (const command of bound.commands) {
    for (const flag of [...command.args, ...command.flags]) {
      if (flag.spec.wire !== 'none') continue;
      const use = uses.get(flag.spec) ?? { flag, isRead: false };
      uses.set(flag.spec, use);
      use.isRead ||= command.request === undefined || isNamed(flag.name, command, bound);
    }
  }
  for (const { flag, isRead } of uses.values()) {
    if (isRead) continue;
    report.add('CS426', flag.at, { key: flag.name, why: 'the value is not sent, and nothing in the command names it' });
  }
};

function isNamed(name: string, { spec, request, flags }: BoundCommand, { spec: service, globals }: Bound): boolean {
  const { find = {}, attach, references = {}, 'custom-fields': entities } = service;
  const wires = flags.map((flag) => flag.spec.wire);
  return (
    known.includes(name) ||
    globals.some((flag) => flag.name === name) ||
    Object.hasOwn(request?.paths ?? {}, name) ||
    placeholdersIn([spec, request?.path, find, attach, references, entities, wires]).includes(name) ||
    Object.values(find).some(({ when = [], unless = [] }) => [when, unless].flat().includes(name)) ||
    flags.some(({ line }) => line?.negative?.when === name) ||
    Object.values(references).some(({ scan }) => scan?.within?.flag === name)
  );
}

/** Reports global flags and settings of service.yaml that nothing reads. */
export const unreadService: Rule = ({ bound, facts, report }) => {
  const { flags = {}, settings = {} } = bound.spec;
  for (const [name, flag] of Object.entries(flags)) {
    if (flag.wire !== undefined && !writtenWires({ spec: flag }).every((wire) => wire.startsWith('credential:'))) {
      const why = 'a global flag is not sent; name it in braces in a path, `query` or `body`';
      report.add('CS426', placeOfKey(flag, 'wire'), { key: 'wire', why });
    } else if (!facts.flags.includes(name) && !readsFlag(name, bound)) {
      report.add('CS426', placeOfKey(flags, name), { key: name, why: 'nothing reads the flag' });
    }
  }
  const known = settingsOf(bound);
  for (const [name, setting] of Object.entries(settings)) {
    if (filledBy(setting) !== undefined || known.has(name) || facts.settings.includes(name)) continue;
    report.add('CS426', placeOfKey(settings, name), { key: name, why: 'nothing reads the setting' });
  }
};

function readsFlag(name: string, { spec, commands, globals, documents }: Bound): boolean {
  const { flags = {}, variables = {} } = spec;
  const { [name]: own, ...others } = flags;
  const all = [...commands.flatMap((command) => [...command.args, ...command.flags]), ...globals];
  return (
    ['resolve-fields', ...known, ...Object.keys(standardGlobals(spec))].includes(name) ||
    own?.wire !== undefined ||
    Object.values(variables).some(({ flag }) => flag === name) ||
    placeholdersIn([{ ...spec, flags: others }, documents.groups.map(({ value }) => value)]).includes(name) ||
    all.some(({ name: other, spec: flag }) => other !== name && namedBy(flag).includes(name)) ||
    commands.some((command) => command.spec['one-of']?.some((names) => names.includes(name)) === true) ||
    Object.values(spec.find ?? {}).some(({ when }) => when === name)
  );
}

/** Flags that a condition of a flag names. */
const namedBy = (flag: FlagSpec): string[] => [
  ...(flag.requires ?? []),
  ...(flag.conflicts ?? []),
  ...Object.keys(flag['required-with'] ?? {}),
  ...Object.keys(flag['only-with'] ?? {}),
  ...(flag['not-before'] === undefined ? [] : [flag['not-before']]),
  ...(typeof flag.decimals === 'string' ? [flag.decimals] : []),
];

/** Settings that the runtime reads, and those that a sign-in stores. */
function settingsOf({ spec }: Bound): ReadonlySet<string | undefined> {
  const credentials = Object.values(spec.credentials ?? {});
  const checks = [...(spec.doctor?.checks ?? []), ...(spec.validate ?? [])];
  return new Set([
    'pager',
    'credential_store',
    ...Object.values(spec.variables ?? {}).map(({ setting }) => setting),
    ...Object.values(spec.hosts).map(({ setting }) => setting),
    ...checks.map(({ setting }) => setting),
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
  client.secret.setting,
  redirect?.tunnel?.setting,
  redirect?.uri?.setting,
  redirect?.['port-setting'],
];
