import { rules, severities } from './rules.js';

/** Returns the rules as a table for help: a line per rule below its severity. */
export function ruleTable(indent: string): string {
  const width = Math.max(...Object.keys(rules).map((id) => id.length));
  return severities
    .map((severity) => {
      const own = Object.entries(rules).filter(([, rule]) => rule.severity === severity);
      const lines = own.map(([id, { title }]) => `${indent}  ${id.padEnd(width)}  ${title}\n`);
      return `${indent}${severity}\n${lines.join('')}`;
    })
    .join('');
}
