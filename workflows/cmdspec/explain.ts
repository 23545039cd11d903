/** `cmdspec explain`: explains a diagnostic or a rule of `diff`. */
import type { Message } from '../../generator/diagnostics/catalogue.js';
import { command } from './lib/command.js';

export interface ExplainArgs {
  readonly code?: string;
}

export default command<ExplainArgs>(async ({ code }, { out }) => {
  const { rules, severities } = await import('../../generator/compare/rules.js');
  const { catalogue } = await import('../../generator/diagnostics/catalogue.js');
  const entries: Readonly<Record<string, Message>> = catalogue;
  if (code === undefined) {
    const ids = [...Object.values(entries).map(({ id }) => id), ...Object.keys(rules)];
    const width = Math.max(...ids.map((id) => id.length));
    const line = (name: string, severity: string, id: string, title: string): string =>
      `${name.padEnd(5)}  ${severity.padEnd(8)}  ${id.padEnd(width)}  ${title}\n`;
    const diagnostics = Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { id, severity, title }]) => line(name, severity, id, title));
    const ofDiff = severities.flatMap((severity) =>
      Object.entries(rules)
        .filter(([, rule]) => rule.severity === severity)
        .map(([id, { title }]) => line('diff', severity, id, title)),
    );
    await out([...diagnostics, ...ofDiff].join(''));
    return undefined;
  }
  const rule = Object.entries(rules).find(([id]) => id === code.toLowerCase());
  if (rule !== undefined) {
    const [id, { severity, title, why }] = rule;
    await out(`${id} (${severity}): ${title}\n\n${why}\n`);
    return undefined;
  }
  const [name, entry] =
    Object.entries(entries).find(([key, { id }]) => key === code.toUpperCase() || id === code.toLowerCase()) ?? [];
  if (name === undefined || entry === undefined) {
    const { didYouMean } = await import('../../generator/diagnostics/nearest.js');
    const words = [...Object.values(entries).map(({ id }) => id), ...Object.keys(rules)];
    const near = didYouMean(code.toUpperCase(), Object.keys(entries)) || didYouMean(code.toLowerCase(), words);
    const remedy = `${near}Run "cmdspec explain" to list all.`;
    return { kind: 'usage', message: `Unknown diagnostic or rule "${code}".`, remedy };
  }
  const { id, severity, title, message, remedy, explanation: why } = entry;
  const fix = /^\{\w+\}$/.test(remedy) ? 'Depends on the spec; each error shows it.' : remedy;
  await out(`${name} ${id} (${severity}): ${title}\n\n  Message:  ${message}\n  Fix:      ${fix}\n\n${why}\n`);
  return undefined;
});
