/** Checks that names, letters and old names of flags are unique, global flags included. */
import { placeOfValue } from '../1-read/source.js';
import { LOGIN } from '../../runtime/base/standard.js';
import { isReplaceable, standardGlobals } from '../3-bind/derived.js';
import type { BoundFlag } from '../3-bind/types.js';
import type { Rule } from './rule.js';

/** Flags that decide whether a request is sent. Only workflows, which ask and check themselves, declare them. */
const safety: readonly string[] = ['allow-writes', 'dry-run', 'yes'];

/**
 * Names, letters and old names of flags are unique in each command, global flags included, except those that a command may replace. The flag of a credential carries
 * a credential in every command.
 */
export const globalFlags: Rule = ({ bound, report }) => {
  const secrets = new Map<string, { readonly credential: string; readonly login: string }>();
  for (const [name, credential] of Object.entries(bound.spec.credentials ?? {})) {
    const login = credential.login ?? LOGIN;
    if (credential.kind === 'secret') secrets.set(credential.flag, { credential: name, login });
  }
  const reported = new Set<object>();
  for (const { flags, words } of bound.commands) {
    for (const { name, origin, wires, spec, usedAt } of flags) {
      const secret = secrets.get(name);
      const carries = origin === 'credential' || wires.some((wire) => wire.in === 'credential');
      const line = words.join(' ');
      if (secret === undefined || carries || secret.login === line || reported.has(spec)) continue;
      reported.add(spec);
      report.add('CS439', usedAt, { name, words: line, credential: secret.credential });
    }
  }
  const globals = new Map(bound.globals.map((flag) => [flag.name, flag]));
  // A name means the same in all clients, also in those that do not have the flag.
  const standard = new Set([
    ...globals.keys(),
    ...Object.keys(standardGlobals({ ...bound.spec, hosts: {}, output: {} })),
  ]);
  for (const { flags, spec: command, request } of bound.commands) {
    const printsRows = request === undefined || request.shape === 'rows';
    const letters = new Map<string, BoundFlag>();
    const names = new Set([...globals.keys(), ...flags.map(({ name }) => name)]);
    for (const flag of [...globals.values(), ...flags]) {
      const isTaken = standard.has(flag.name) && !isReplaceable(flag.name, printsRows);
      if (flag.origin !== 'global' && isTaken)
        report.add('CS401', flag.usedAt, { name: flag.name, what: 'a global flag' });
      if (request !== undefined && safety.includes(flag.name) && flag.origin !== 'derived')
        report.add('CS401', flag.usedAt, { name: flag.name, what: 'a flag of the client that makes writes safe' });
      if (command.answer !== undefined && flag.name === 'out' && flag.origin !== 'terminal')
        report.add('CS401', flag.usedAt, { name: flag.name, what: 'the flag that stores the response in a file' });
      const { alias } = flag.spec;
      if (alias === undefined) continue;
      const other = letters.get(alias)?.name ?? (names.has(alias) ? alias : undefined);
      if (other !== undefined && other !== flag.name)
        report.add('CS402', flag.usedAt, { alias, name: flag.name, other });
      letters.set(alias, flag);
    }
    const taken = new Map([...names, ...letters.keys()].map((name) => [name, letters.get(name)?.name ?? name]));
    for (const { name, spec } of flags) {
      for (const was of [spec.was ?? []].flat()) {
        const other = taken.get(was);
        if (other !== undefined) report.add('CS446', placeOfValue(spec, 'was'), { was, name, other });
        taken.set(was, name);
      }
    }
  }
};
