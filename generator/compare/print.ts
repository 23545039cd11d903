/** Prints the changes between two versions of the specs. */
import { packageVersion } from '../package.js';
import { rangeOf, shownPlace } from '../1-read/source.js';
import { github, sarif, type Annotation, type Level } from '../diagnostics/annotations.js';
import type { Change } from './change.js';
import { rules, severities, type RuleId, type Severity } from './rules.js';

/** Maximum number of commands that a line of text names. */
const named = 3;

const levels: Readonly<Record<Severity, Level>> = { breaking: 'error', risky: 'warning', safe: 'note' };

/** Forms in which changes are printed. */
export const formats: Readonly<Record<'text' | 'json' | 'github' | 'sarif', (changes: readonly Change[]) => string>> = {
  text: (changes) => changes.map(line).join(''),
  json,
  github: (changes) => github(changes.map(annotation)),
  sarif: (changes) =>
    sarif(changes.map(annotation), packageVersion(), (id) => {
      const { severity, title, why } = rules[id as RuleId];
      return { title, explanation: why, level: levels[severity] };
    }),
};

/** `specs/acme/order.yaml:7:5 breaking flag-removed: order list: --status was removed` */
function line(change: Change): string {
  return `${shownPlace(change.at)} ${change.severity} ${change.rule}: ${sentence(change)}\n`;
}

function sentence({ service, commands, message }: Change): string {
  if (commands.length === 0) return `${service}: ${message}`;
  const more = commands.length - named;
  // The name of one more command takes no more room than a number.
  const shown = more <= 1 ? commands : [...commands.slice(0, named), `${more} more`];
  return `${shown.join(', ')}: ${message}`;
}

function annotation(change: Change): Annotation {
  const { rule, severity, at } = change;
  return { id: rule, level: levels[severity], text: `${sentence(change)}\n${rules[rule].why}`, span: at };
}

/** One JSON array. Lines and columns count from 1; the end is exclusive. */
function json(changes: readonly Change[]): string {
  const rows = changes.map(({ rule, severity, service, commands, message, at, was }) => ({
    rule,
    severity,
    service,
    commands,
    message,
    file: at.source.file,
    ...rangeOf(at),
    old: was === undefined ? null : { file: was.source.file, ...rangeOf(was) },
  }));
  return `${JSON.stringify(rows, undefined, 2)}\n`;
}

/** `2 breaking, 1 risky and 4 safe changes` */
export function countOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No changes that users of the client notice.';
  const counts = severities
    .map((severity) => [changes.filter((change) => change.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}`);
  return `${counts.join(', ')} ${changes.length === 1 ? 'change' : 'changes'}.`;
}
