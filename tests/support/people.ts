/** The people of a sandbox, as its lists show them, and a search for them in output. */
import { inProcess, type Name } from './in-process.js';

/** Commands that list people, and the fields of their rows that say something of them. */
const LISTS: Readonly<Record<Name, readonly (readonly [line: readonly string[], fields: readonly string[]])[]>> = {
  crmcli: [
    [
      ['person', 'list', '--limit', '0'],
      ['name', 'first_name', 'last_name', 'emails', 'phones'],
    ],
    [
      ['user', 'list'],
      ['name', 'email'],
    ],
  ],
  helpdeskcli: [
    [
      ['customer', 'list', '--limit', '0'],
      ['firstName', 'lastName', '_embedded', 'emails', 'phones'],
    ],
    [
      ['user', 'list', '--limit', '0'],
      ['firstName', 'lastName', 'email'],
    ],
  ],
  ledgercli: [
    [
      ['contact', 'list', '--all'],
      ['FullName', 'FirstName', 'LastName', 'Email', 'Phone', 'Mobile'],
    ],
  ],
};

/** Returns the names, e-mail addresses and phone numbers of the people in a sandbox. */
export async function peopleIn(binary: Name, home: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 2) found.add(value);
    else if (Array.isArray(value)) value.forEach(add);
    else if (typeof value === 'object' && value !== null)
      for (const name of ['value', 'emails', 'phones']) add((value as Record<string, unknown>)[name]);
  };
  for (const [line, fields] of LISTS[binary]) {
    const { stdout, stderr } = await inProcess(
      binary,
      [...line, '--profile', 'sandbox', '--output', 'json', '--people', 'shown'],
      home,
    );
    if (stdout === '') throw new Error(`${line.join(' ')} prints nothing: ${stderr}`);
    for (const row of JSON.parse(stdout) as Record<string, unknown>[]) {
      for (const field of fields) add(row[field]);
      const [first, last] = [row['firstName'], row['lastName']];
      if (typeof first === 'string' && typeof last === 'string') add(`${first} ${last}`);
    }
  }
  return found;
}

/** Whether a letter or digit is before or after a place of a text. */
const isInside = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}]/u.test(text.slice(Math.max(0, start - 1), start)) || /[\p{L}\p{N}]/u.test(text.slice(end, end + 1));

/** Returns the people whom a text shows, as words of their own. */
export function peopleShown(text: string, people: Iterable<string>): readonly string[] {
  return [...people].filter((value) => {
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
      if (!isInside(text, at, at + value.length)) return true;
    return false;
  });
}
