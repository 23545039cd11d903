import type { Place } from '../../runtime/contract/command.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { GroupSpec } from '../2-shape/types.js';
import type { Bound } from '../3-bind/types.js';
import { verbOf } from '../3-bind/request.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

/** Whether the service has a command that comes with the package. */
const hasShared = ({ commands }: Bound, name: string): boolean =>
  commands.some(({ workflow }) => workflow?.shared === true && workflow.name === name);

const wiresOf = ({ commands }: Bound) =>
  commands.flatMap(({ args, flags }) => [...args, ...flags].flatMap(({ wires }) => wires));

/** Keys of service.yaml that no command uses. */
export const idleService: Rule = ({ bound, report }) => {
  const tell = (owner: object | undefined, key: string, why: string) => {
    if (owner === undefined || (owner as Record<string, unknown>)[key] === undefined) return;
    report.add('CS426', placeOfKey(owner, key), { key, why });
  };
  ofCommands(bound, tell);
  ofTraffic(bound, tell);
  ofVariables(bound, tell);
  ofVerbs(bound, report);
  ofEntities(bound, tell);
  ofRemoved(bound, tell);
  checkCatalogue(bound, report);
};

type Tell = (owner: object | undefined, key: string, why: string) => void;

/** What the commands of the package are told, for services that have them. */
function ofCommands(bound: Bound, tell: Tell): void {
  const { spec } = bound;
  const unless = (command: string, owner: object | undefined, ...keys: readonly string[]) => {
    if (hasShared(bound, command)) return;
    for (const key of keys) tell(owner, key, `no command is the workflow shared/${command}`);
  };
  unless('api', spec, 'api');
  for (const style of Object.values(spec.paging ?? {})) unless('api', style, 'paths');
  unless('doctor', spec, 'doctor');
  unless('config-validate', spec, 'validate');
  unless('config-set', spec.local, 'unknown-setting');
  unless('config-get', spec.local, 'unset');
  unless('profile-use', spec.local, 'unknown-profile');
  unless('auth-status', spec.local, 'signed-out', 'identify');
  for (const check of [...(spec.doctor?.checks ?? []), ...(spec.validate ?? [])]) {
    if (check.check !== 'reach') tell(check, 'path', 'it is for the check reach');
    if (check.check !== 'tool') tell(check, 'setting', 'it is for the check tool');
    if (!named.includes(check.check)) tell(check, 'of', `the check ${check.check} is about no part of the service`);
  }
}

/** Checks that are about something with a name. */
const named: readonly string[] = ['variable', 'client', 'credential', 'expiry', 'tool', 'reach'];

function ofTraffic(bound: Bound, tell: Tell): void {
  const { spec, commands } = bound;
  const places = new Set<Place>(wiresOf(bound).map((wire) => wire.in));
  if (spec.gate?.writes !== 'flag') {
    for (const key of ['flag', 'env'] as const) tell(spec.gate, key, 'writes are open');
  }
  const filters =
    places.has('term') || places.has('match') || commands.some((command) => command.spec.find !== undefined);
  if (!filters) tell(spec, 'filter', 'no wire is a term of it, and no command has a look-up');
  if (!wiresOf(bound).some((wire) => wire.in === 'catalogue' && wire.name === 'beta')) {
    tell(spec.catalogue, 'beta-path', 'no flag is wired to catalogue:beta');
  }
  if (Object.values(spec.credentials ?? {}).every(({ kind }) => kind === 'secret')) {
    tell(spec.sandbox, 'tokens', 'no credential of the service is oauth');
  }
}

function ofVariables(bound: Bound, tell: Tell): void {
  const { spec } = bound;
  const origins = Object.values(spec.hosts).map(({ origin }) => origin);
  const each = new Set(wiresOf(bound).flatMap((wire) => (wire.in === 'each' ? [wire.name] : [])));
  for (const [name, variable] of Object.entries(spec.variables ?? {})) {
    if (!each.has(name)) tell(variable, 'every', `no flag is wired to each:${name}`);
    if (variable.pattern === undefined) tell(variable, 'form', 'there is no `pattern`');
    if (!origins.some((origin) => origin.includes(`{${name}}`))) {
      tell(variable, 'login', 'no origin has the variable');
    }
  }
}

/** What entities with custom fields start from. */
function ofEntities({ spec }: Bound, tell: Tell): void {
  const { defaults, ...entities } = spec['custom-fields'] ?? {};
  for (const key of Object.keys(defaults ?? {}) as (keyof NonNullable<typeof defaults>)[]) {
    if (Object.values(entities).every((entity) => entity[key] !== undefined)) {
      tell(defaults, key, 'every entity says it itself');
    }
  }
}

/** What verbs are in groups on resources. */
function ofVerbs({ spec, commands }: Bound, report: Report): void {
  for (const verb of Object.keys(spec.verbs ?? {})) {
    const isUsed = commands.some(
      (command) =>
        command.scope.spec.resource !== undefined && verbOf(command.name, command.spec, command.scope) === verb,
    );
    if (isUsed) continue;
    const why = 'no command of a group with a `resource` is one';
    report.add('CS426', placeOfKey(spec.verbs as object, verb), { key: verb, why });
  }
}

/** Lists of the catalogue name fields that some resource has. */
function checkCatalogue({ spec, catalogue: data }: Bound, report: Report): void {
  const { catalogue } = spec;
  if (catalogue === undefined || data === undefined) return;
  const known = new Set(Object.values(data).flatMap(({ fields }) => Object.keys(fields)));
  const check = (owner: object, key: string | number, name: string, isKey = false) => {
    if (known.has(name)) return;
    const at = isKey ? placeOfKey(owner, key) : placeOfValue(owner, key);
    report.add('CS316', at, { what: 'field of the catalogue', name, hint: candidates(name, [...known], 'Fields') });
  };
  for (const list of [catalogue.names ?? [], catalogue.telling ?? [], ...(catalogue.columns ?? [])]) {
    list.forEach((name, index) => {
      check(list, index, name);
    });
  }
  for (const name of Object.keys(catalogue.formats ?? {})) check(catalogue.formats as object, name, name, true);
  if (catalogue.codes !== undefined) check(catalogue.codes, 'field', catalogue.codes.field);
}

/** Commands of standard groups that the service drops. */
function ofRemoved({ documents, spec }: Bound, tell: Tell): void {
  const standard = (spec.standard ?? []).map((name) => documents.standard.get(name)?.value as GroupSpec | undefined);
  for (const { value } of documents.groups) {
    const group = value as GroupSpec;
    for (const [name, command] of Object.entries(group.commands ?? {})) {
      if (command.remove !== true) continue;
      const isThere = standard.some((one) => one?.group === group.group && one?.commands?.[name] !== undefined);
      if (!isThere) tell(command, 'remove', 'no standard group of the service has the command');
      for (const key of Object.keys(command)) if (key !== 'remove') tell(command, key, 'the command is removed');
    }
  }
}
