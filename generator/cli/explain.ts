import { catalogue, type Message } from '../diagnostics/catalogue.js';
import { didYouMean } from '../diagnostics/nearest.js';

/** What a diagnostic means and why it is there; without a code, all of them by title. */
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
      text: `There is no diagnostic "${code}". ${didYouMean(name, Object.keys(entries))}"cmdspec explain" lists all.\n`,
    };
  }
  const { severity, title, message, remedy, explanation: why } = entry;
  const mend = /^\{\w+\}$/.test(remedy) ? 'each finding says what to do at its place' : remedy;
  return { found: true, text: `${name} (${severity}): ${title}\n\n  Says:  ${message}\n  Mend:  ${mend}\n\n${why}\n` };
}
