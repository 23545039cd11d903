/** Collects the changes between two versions of a service. */
import { placeOfKey, type Span } from '../1-read/source.js';
import type { Bound } from '../3-bind/types.js';
import type { Ir } from '../5-lower/ir.js';
import { rules, severities, type RuleId, type Severity } from './rules.js';

/** One service as the passes left it: data to compare, and where it was written. */
export interface Compared {
  readonly ir: Ir;
  readonly bound: Bound;
}

/** One difference that a user of the client would notice. */
export interface Change {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly service: string;
  /** Commands in which users notice it, by their current words; empty: the client as a whole. */
  readonly commands: readonly string[];
  readonly message: string;
  /** Place in the new specs, or where they would have it. A removed service has its place in the old specs. */
  readonly at: Span;
  /** Place in the old specs. */
  readonly was?: Span;
}

export type Found = Omit<Change, 'severity' | 'service' | 'commands'> & { readonly command?: string };

/** Adds a change that was found. */
export type Note = (found: Found) => void;

/** Collects the changes of a service. A declaration that several commands share is one change. */
export function createChanges(service: string): { readonly note: Note; readonly list: () => Change[] } {
  const found = new Map<string, Change & { commands: string[] }>();
  return {
    note({ command, ...change }) {
      const { source, start } = change.was ?? change.at;
      const key = JSON.stringify([change.rule, change.message, change.was === undefined, source.file, start]);
      const known = found.get(key);
      if (known === undefined) {
        const { severity } = rules[change.rule];
        found.set(key, { ...change, severity, service, commands: command === undefined ? [] : [command] });
      } else if (command !== undefined) known.commands.push(command);
    },
    list: () => [...found.values()].sort(inOrder),
  };
}

/** The worst first, then by place. */
function inOrder(a: Change, b: Change): number {
  const [left, right] = [a.at.source.file, b.at.source.file];
  const bySeverity = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  if (bySeverity !== 0) return bySeverity;
  if (left !== right) return left < right ? -1 : 1;
  return a.at.start - b.at.start || (a.rule < b.rule ? -1 : 1);
}

/** Returns a place in the specs themselves: standard groups come with the package, and service.yaml selects them. */
export function placed(at: Span, { bound }: Compared): Span {
  return at.source.shared ? placeOfKey(bound.documents.service.value, 'service') : at;
}
