import { rules } from '../compare/rules.js';
import { catalogue, type Message } from '../diagnostics/catalogue.js';
import { didYouMean } from '../diagnostics/nearest.js';

/**
 * Explains a diagnostic or a rule of `diff`, found by its code or id. Without one, returns the titles of all
 * diagnostics in order of their codes.
 */
export function explanation(code: string | undefined): { readonly found: boolean; readonly text: string } {
  const entries: Readonly<Record<string, Message>> = catalogue;
  if (code === undefined) {
    const width = Math.max(...Object.values(entries).map(({ id }) => id.length));
    const lines = Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { id, severity, title }]) => `${name}  ${severity.padEnd(7)}  ${id.padEnd(width)}  ${title}\n`);
    return { found: true, text: lines.join('') };
  }
  const rule = Object.entries(rules).find(([id]) => id === code.toLowerCase());
  if (rule !== undefined) {
    const [id, { severity, title, why }] = rule;
    return { found: true, text: `${id} (${severity}): ${title}\n\n${why}\n` };
  }
  const [name, entry] =
    Object.entries(entries).find(([key, { id }]) => key === code.toUpperCase() || id === code.toLowerCase()) ?? [];
  if (name === undefined || entry === undefined) {
    const words = [...Object.values(entries).map(({ id }) => id), ...Object.keys(rules)];
    return {
      found: false,
      text: `Unknown diagnostic "${code}". ${didYouMean(code.toUpperCase(), Object.keys(entries)) || didYouMean(code.toLowerCase(), words)}Run "cmdspec explain" to list all.\n`,
    };
  }
  const { id, severity, title, message, remedy, explanation: why } = entry;
  const fix = /^\{\w+\}$/.test(remedy) ? 'Depends on the spec; each error shows it.' : remedy;
  return {
    found: true,
    text: `${name} ${id} (${severity}): ${title}\n\n  Message:  ${message}\n  Fix:      ${fix}\n\n${why}\n`,
  };
}
