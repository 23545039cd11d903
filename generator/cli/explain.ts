import { rules } from '../compare/rules.js';
import { catalogue, type Message } from '../diagnostics/catalogue.js';
import { didYouMean } from '../diagnostics/nearest.js';

/**
 * Returns what a diagnostic or a rule of `diff` means and why it exists; without a code, the titles of all diagnostics.
 */
export function explanation(code: string | undefined): { readonly found: boolean; readonly text: string } {
  const entries: Readonly<Record<string, Message>> = catalogue;
  if (code === undefined) {
    const lines = Object.entries(entries).map(
      ([name, { severity, title }]) => `${name}  ${severity.padEnd(7)}  ${title}\n`,
    );
    return { found: true, text: lines.join('') };
  }
  const rule = Object.entries(rules).find(([id]) => id === code.toLowerCase());
  if (rule !== undefined) {
    const [id, { severity, title, why }] = rule;
    return { found: true, text: `${id} (${severity}): ${title}\n\n${why}\n` };
  }
  const name = code.toUpperCase();
  const entry = entries[name];
  if (entry === undefined) {
    return {
      found: false,
      text: `Unknown diagnostic "${code}". ${didYouMean(name, Object.keys(entries)) || didYouMean(code, Object.keys(rules))}Run "cmdspec explain" to list all.\n`,
    };
  }
  const { severity, title, message, remedy, explanation: why } = entry;
  const fix = /^\{\w+\}$/.test(remedy) ? 'Depends on the spec; each error shows it.' : remedy;
  return {
    found: true,
    text: `${name} (${severity}): ${title}\n\n  Message:  ${message}\n  Fix:      ${fix}\n\n${why}\n`,
  };
}
