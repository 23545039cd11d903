/** Reports keys of service.yaml that no command uses. */
import { checkName, reportIdle } from '../diagnostics/findings.js';
import type { Place } from '../../runtime/contract/command.js';
import { placeOfKey, placeOfValue, within } from '../1-read/source.js';
import type { CommandSpec } from '../2-shape/types.js';
import { variablesOf } from '../3-bind/attach.js';
import type { Bound } from '../3-bind/types.js';
import { verbOf } from '../3-bind/request.js';
import { filledBy } from '../3-bind/settings.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

/** Whether the service has a command with this shared workflow. */
const hasShared = ({ commands }: Bound, name: string): boolean =>
  commands.some(({ workflow }) => workflow?.shared === true && workflow.name === name);

const wiresOf = ({ commands }: Bound) =>
  commands.flatMap(({ args, flags }) => [...args, ...flags].flatMap(({ wires }) => wires));

export const idleService: Rule = ({ bound, report }) => {
  ofCommands(bound, report);
  ofTraffic(bound, report);
  ofRows(bound, report);
  ofVariables(bound, report);
  ofVerbs(bound, report);
  ofEntities(bound, report);
  checkCatalogue(bound, report);
};

/** Settings of shared workflows. */
function ofCommands(bound: Bound, report: Report): void {
  const { spec } = bound;
  const unless = (command: string, owner: object | undefined, key: string) => {
    if (!hasShared(bound, command)) reportIdle(report, owner, key, `no command uses the workflow shared/${command}`);
  };
  unless('api', spec, 'api');
  for (const style of Object.values(spec.paging ?? {})) {
    unless('api', style, 'paths');
    if (spec['empty-list'] === undefined) reportIdle(report, style, 'required', 'the service has no `empty-list`');
  }
  unless('doctor', spec, 'doctor');
  unless('config-validate', spec, 'validate');
  unless('auth-status', spec, 'identify');
  for (const check of [...(spec.doctor ?? []), ...(spec.validate ?? [])]) {
    if (!named.includes(check.check)) reportIdle(report, check, 'of', `the check ${check.check} has no subject`);
  }
}

/** Checks of a named part of the service. */
const named: readonly string[] = ['variable', 'client', 'credential', 'expiry', 'tool', 'reach'];

function ofTraffic(bound: Bound, report: Report): void {
  const { spec, commands } = bound;
  const places = new Set<Place>(wiresOf(bound).map((wire) => wire.in));
  const filters =
    places.has('term') || places.has('match') || commands.some((command) => command.spec.find !== undefined);
  if (!filters) reportIdle(report, spec, 'filter', 'no flag adds a term to a filter, and no command has a look-up');
  const beta = /\[[^\]]*\]/.exec(spec.catalogue?.path ?? '')?.[0];
  if (beta !== undefined && !wiresOf(bound).some((wire) => wire.in === 'catalogue' && wire.name === 'beta')) {
    const at = within(placeOfValue(spec.catalogue as object, 'path'), beta);
    report.add('CS426', at, { key: beta, why: 'no flag is wired to catalogue:beta' });
  }
  const { 'empty-writes': empty } = spec;
  const sent = new Set<string>(
    commands.flatMap(({ request, workflow }) => [request, ...(workflow?.calls ?? [])].map((one) => one?.method ?? '')),
  );
  if (Array.isArray(empty) && !empty.some((method) => sent.has(method))) {
    reportIdle(report, spec, 'empty-writes', `no command sends ${empty.join(' or ')}`);
  }
}

/** A setting with a default for --limit would always win over the number of rows of a list. */
function ofRows({ spec, commands }: Bound, report: Report): void {
  const setting = Object.entries(spec.settings ?? {}).find(
    ([, one]) => filledBy(one) === 'limit' && one.default !== undefined,
  );
  if (setting === undefined) return;
  for (const command of commands) {
    if (command.request?.cap !== undefined)
      reportIdle(report, command.spec, 'cap', `the setting "${setting[0]}" has a default for --limit`);
  }
}

function ofVariables(bound: Bound, report: Report): void {
  const { spec } = bound;
  const origins = Object.values(spec.hosts ?? {}).map(({ origin }) => origin);
  const sent = new Set(Object.values(spec.credentials ?? {}).flatMap(variablesOf));
  const each = new Set(wiresOf(bound).flatMap((wire) => (wire.in === 'each' ? [wire.name] : [])));
  for (const [name, variable] of Object.entries(spec.variables ?? {})) {
    if (variable.every !== undefined && variable.from?.flag === undefined)
      reportIdle(report, variable.every, 'name', 'no note shows it without a `flag` in `from`');
    if (!each.has(name)) reportIdle(report, variable, 'every', `no flag is wired to each:${name}`);
    if (variable.pattern === undefined) reportIdle(report, variable, 'form', 'there is no `pattern`');
    if (!sent.has(name) && !origins.some((origin) => origin.includes(`{${name}}`))) {
      reportIdle(report, variable, 'ask', 'no origin and no credential contains the variable');
    }
  }
}

/** Defaults of the entities with custom fields. */
function ofEntities({ spec }: Bound, report: Report): void {
  const { defaults, ...entities } = spec['custom-fields'] ?? {};
  for (const key of Object.keys(defaults ?? {}) as (keyof NonNullable<typeof defaults>)[]) {
    if (Object.values(entities).every((entity) => entity[key] !== undefined)) {
      reportIdle(report, defaults, key, 'every entity has its own');
    }
  }
}

/** Defaults of the verbs in groups with a resource. */
function ofVerbs({ spec, commands }: Bound, report: Report): void {
  for (const [verb, preset] of Object.entries(spec.verbs ?? {})) {
    const users = commands.filter(
      (command) =>
        command.scope.spec.resource !== undefined && verbOf(command.name, command.spec, command.scope) === verb,
    );
    if (users.length === 0) {
      const why = 'no command of a group with a `resource` has this verb';
      reportIdle(report, spec.verbs, verb, why);
    }
    for (const key of Object.keys(preset) as (keyof CommandSpec)[]) {
      const isReplaced =
        users.length > 0 && users.every((command) => placeOfKey(command.spec, key) !== placeOfKey(preset, key));
      // Flags and arguments are added to those of the command.
      if (!isReplaced || key === 'flags' || key === 'args') continue;
      reportIdle(report, preset, key, 'every command with this verb has its own');
    }
  }
}

/** Reports fields in lists of the catalogue settings that no resource has. */
function checkCatalogue({ spec, catalogue: data }: Bound, report: Report): void {
  const { catalogue } = spec;
  if (catalogue === undefined || data === undefined) return;
  const known = [...new Set(Object.values(data).flatMap(({ fields }) => Object.keys(fields)))];
  const check = (owner: object, key: string | number, name: string, isKey = false) => {
    const at = isKey ? placeOfKey(owner, key) : placeOfValue(owner, key);
    checkName(report, 'field of the catalogue', name, known, at, 'Fields');
  };
  for (const list of [catalogue.names ?? [], catalogue.telling ?? [], ...(catalogue.columns ?? [])]) {
    list.forEach((name, index) => {
      check(list, index, name);
    });
  }
  for (const name of Object.keys(catalogue.formats ?? {})) check(catalogue.formats as object, name, name, true);
  for (const list of Object.values(catalogue.codes ?? {})) {
    list.forEach((name, index) => {
      if (!name.includes('.')) check(list, index, name);
    });
  }
}
