/** Checks that what commands and service.yaml name exists: flags, commands, hosts, references, entities and paging styles. */
import { checkName } from '../diagnostics/findings.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import { placeholders } from '../3-bind/words.js';
import { filledBy } from '../3-bind/settings.js';
import { LOGIN } from '../../runtime/base/standard.js';
import type { Rule } from './rule.js';
import { columnsOf } from './unused.js';

/** Flags and commands that service.yaml names exist in the client, and so does the command that signs in. */
export const serviceNames: Rule = ({ bound, report }) => {
  const { spec: service, commands, globals } = bound;
  const everywhere = globals.map(({ name }) => name);
  const flags = [...everywhere, ...commands.flatMap((command) => command.flags.map(({ name }) => name))];
  for (const setting of Object.values(service.settings ?? {})) {
    checkName(report, 'flag', filledBy(setting), flags, placeOfValue(setting, 'wire'), 'Global flags', everywhere);
  }
  const lines = commands.map(({ words }) => words.join(' '));
  for (const entity of Object.values(service['custom-fields'] ?? {})) {
    const named = entity.command;
    // Arguments may follow the words.
    if (named === undefined || lines.some((line) => `${named} `.startsWith(`${line} `))) continue;
    checkName(report, 'command', named, lines, placeOfValue(entity, 'command'), 'Commands');
  }
  for (const owner of Object.values(service.credentials ?? {})) {
    const shown = commands.filter(({ spec }) => spec.credentials === true).map(({ words }) => words.join(' '));
    checkName(report, 'command', owner.login, lines, placeOfValue(owner, 'login'), 'Commands that sign in', shown);
  }
  if (lines.includes(LOGIN)) return;
  for (const [name, { login }] of Object.entries(service.credentials ?? {})) {
    const at = placeOfKey(service.credentials as object, name);
    if (login === undefined) report.add('CS510', at, { name, line: `${service.binary} ${LOGIN}` });
  }
};

/** Hosts, references, entities and paging styles that commands name exist. */
export const names: Rule = ({ bound, report }) => {
  const { spec: service, commands } = bound;
  const variables = Object.keys(service.variables ?? {});
  const known = {
    host: Object.keys(service.hosts ?? {}),
    reference: Object.keys(bound.references),
    // A column has no arguments to fill a path with.
    'reference that is read as a list': Object.entries(bound.references)
      .filter(
        ([, { scan, path }]) => scan !== undefined && placeholders(path).every((name) => variables.includes(name)),
      )
      .map(([name]) => name),
    'custom-fields entity': Object.keys(service['custom-fields'] ?? {}),
    'paging style': Object.keys(service.paging ?? {}),
  };
  const check = (what: keyof typeof known, name: string | undefined, at: object, key: string) => {
    // A flag that the compiler adds has no place, and no name either.
    if (name !== undefined) checkName(report, what, name, known[what], placeOfValue(at, key));
  };
  for (const { spec, scope, args, flags } of commands) {
    for (const level of [spec, scope.spec]) check('host', level.host, level, 'host');
    check('custom-fields entity', scope.spec['custom-fields'], scope.spec, 'custom-fields');
    for (const flag of [...args, ...flags]) check('reference', flag.spec.reference, flag.spec, 'reference');
  }
  // Groups share lists of columns, so each column is checked once.
  for (const column of new Set(columnsOf(bound))) {
    check('reference that is read as a list', column.reference, column, 'reference');
  }
  // Commands share calls, so each is checked once.
  for (const call of new Set(commands.flatMap(({ workflow }) => workflow?.calls.map(({ spec }) => spec) ?? []))) {
    check('host', call.host, call, 'host');
    check('paging style', call.paging, call, 'paging');
  }
};
