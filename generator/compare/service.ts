/** Compares statuses, hosts, variables, settings and gates of two versions of a service. */
import { isDeepStrictEqual } from 'node:util';
import type { ServiceIr } from '../5-lower/ir.js';
import { shown, type NoteValue } from './value-rules.js';

/** Compares what service.yaml declares for all commands. `tellAt` reports a change at a key of service.yaml. */
export function compareService(old: ServiceIr, now: ServiceIr, tellAt: (key: string) => NoteValue): void {
  compareStatuses(old, now, tellAt('statuses'));
  compareHosts(old.hosts, now.hosts, tellAt('hosts'));
  compareVariables(old.variables, now.variables, tellAt('variables'));
  compareSettings(old.settings, now.settings, tellAt('settings'));
  compareGates(old.gate, now.gate, tellAt('gate'));
  const output = tellAt('output');
  for (const [key, what] of [
    ['emptyCsv', 'what CSV has without rows'],
    ['gives', 'the result of writes (`gives`)'],
  ] as const) {
    if (!isDeepStrictEqual(old.output[key], now.output[key]))
      output('output-changed', `${what} changed from ${shown(old.output[key])} to ${shown(now.output[key])}`);
  }
}

/** A status ends the client with the exit code of its failure. */
function compareStatuses(old: ServiceIr, now: ServiceIr, report: NoteValue): void {
  const codeOf = ({ statuses, exits }: ServiceIr, status: string): number => {
    const failure = statuses[status] ?? statuses[`${status.charAt(0)}xx`] ?? 'generic';
    return exits[failure].code;
  };
  for (const status of new Set([...Object.keys(old.statuses), ...Object.keys(now.statuses)])) {
    const [from, to] = [codeOf(old, status), codeOf(now, status)];
    if (from !== to && old.statuses[status] !== now.statuses[status])
      report('exit-changed', `the exit code of HTTP ${status} changed from ${shown(from)} to ${shown(to)}`);
  }
}

function compareHosts(old: ServiceIr['hosts'], now: ServiceIr['hosts'], report: NoteValue): void {
  for (const [name, host] of Object.entries(now)) {
    const before = Object.hasOwn(old, name) ? old[name] : undefined;
    if (before === undefined) continue;
    if (before.origin !== host.origin)
      report('meaning-changed', `requests to the host ${name} go to ${host.origin} instead of ${before.origin}`);
    const [was, is] = [before.selfHosted !== undefined, host.selfHosted !== undefined];
    if (was && !is) report('input-removed', `the origin of the host ${name} may no longer have a path or be http`);
    if (!was && is) report('input-added', `the origin of the host ${name} may have a path or be http`);
  }
}

function compareVariables(old: ServiceIr['variables'], now: ServiceIr['variables'], report: NoteValue): void {
  for (const [name, variable] of Object.entries(now)) {
    const before = Object.hasOwn(old, name) ? old[name] : undefined;
    if (before === undefined) continue;
    compareDefaults(`the variable ${name}`, before.default, variable.default, report);
    compareChoices(
      `the variable ${name}`,
      Object.keys(before.choices ?? {}),
      Object.keys(variable.choices ?? {}),
      report,
    );
  }
}

function compareSettings(old: ServiceIr['settings'], now: ServiceIr['settings'], report: NoteValue): void {
  for (const [name, setting] of Object.entries(now)) {
    const before = Object.hasOwn(old, name) ? old[name] : undefined;
    if (before === undefined) continue;
    compareDefaults(`the setting ${name}`, before.default, setting.default, report);
    compareChoices(`the setting ${name}`, before.choices ?? [], setting.choices ?? [], report);
  }
}

function compareGates(old: ServiceIr['gate'], now: ServiceIr['gate'], report: NoteValue): void {
  if (old.writes !== now.writes) {
    const isOpen = now.writes === 'open';
    report(
      isOpen ? 'condition-removed' : 'condition-added',
      `writes are ${isOpen ? 'always allowed' : 'refused unless they are allowed'}`,
    );
  }
  if (old.deletes === now.deletes) return;
  if (now.deletes === 'refuse') report('condition-added', 'deletes are refused without --yes');
  else report('condition-removed', 'deletes ask for confirmation on a terminal');
}

function compareDefaults(what: string, from: unknown, to: unknown, report: NoteValue): void {
  if (from !== to) report('default-changed', `the default of ${what} changed from ${shown(from)} to ${shown(to)}`);
}

function compareChoices(what: string, old: readonly string[], now: readonly string[], report: NoteValue): void {
  if (old.length === 0 && now.length > 0) report('limit-narrowed', `${what} accepts only ${now.join(', ')}`);
  if (old.length > 0 && now.length === 0) report('limit-widened', `${what} accepts any value`);
  if (old.length === 0 || now.length === 0) return;
  for (const value of old)
    if (!now.includes(value)) report('value-removed', `the value "${value}" of ${what} was removed`);
  for (const value of now) if (!old.includes(value)) report('value-added', `the value "${value}" of ${what} was added`);
}
