/**
 * Help is stored without line breaks: the client lays it out for the width of the terminal, with `layOutHelp` of
 * `runtime/output/layout.ts`, which describes the form.
 */

type Rows = readonly (readonly [string, string])[];

/** Returns a row per label and text. */
export const table = (rows: Rows): string => rows.map(([label, text]) => `  ${label}\t${text}`).join('\n');

/** Returns a paragraph that begins with its title. */
export const titled = (title: string, text: string): string => `${title}:\t${text}`;

export const commandLine = (run: string): string => `  $ ${run}`;

export const comment = (text: string): string => `  # ${text}`;

export function section(title: string, body: string): string[] {
  return body === '' ? [] : [`${title}:\n${body}`];
}

export const page = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;
