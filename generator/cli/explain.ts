import { catalogue, type Message } from '../diagnostics/catalogue.js';
import { didYouMean } from '../diagnostics/nearest.js';

/** Returns what a diagnostic means and why the rule exists; without a code, the titles of all diagnostics. */
export function explanation(code: string | undefined): { readonly found: boolean; readonly text: string } {
  const entries: Readonly<Record<string, Message>> = catalogue;
  if (code === undefined) {
    const lines = Object.entries(entries).map(
      ([name, { severity, title }]) => `${name}  ${severity.padEnd(7)}  ${title}\n`,
    );
    return { found: true, text: lines.join('') };
  }
  const name = code.toUpperCase();
  const entry = entries[name];
  if (entry === undefined) {
    return {
      found: false,
      text: `Unknown diagnostic "${code}". ${didYouMean(name, Object.keys(entries))}Run "cmdspec explain" to list all.\n`,
    };
  }
  const { severity, title, message, remedy, explanation: why } = entry;
  const fix = /^\{\w+\}$/.test(remedy) ? 'Depends on the spec; each error shows it.' : remedy;
  return {
    found: true,
    text: `${name} (${severity}): ${title}\n\n  Message:  ${message}\n  Fix:      ${fix}\n\n${why}\n`,
  };
}
