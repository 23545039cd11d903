/** Rows of docs/faults.md as recordings that a user can replay: a folder of files, and the table that says how. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCell, type Stage } from './cell.js';
import { kinds } from './kinds.js';
import { faults } from './matrix.js';

export const folder = fileURLToPath(new URL('../../../docs/faults', import.meta.url));

export interface Example {
  /** Name of the file, without its end. */
  readonly file: string;
  /** Name of the fault, and of the kind of request that it hits. */
  readonly fault: string;
  readonly kind: string;
  /** Flags that the command line needs besides those of the kind. */
  readonly flags?: string;
}

export const examples: readonly Example[] = [
  { file: 'rate-limit', fault: '429 without a header', kind: 'crmcli: record' },
  { file: 'rate-limit-of-a-create', fault: '429 without a header', kind: 'crmcli: create' },
  { file: 'server-error', fault: '503, once', kind: 'crmcli: record' },
  { file: 'server-error-of-a-create', fault: '500, once', kind: 'helpdeskcli: create' },
  { file: 'reset-of-a-read', fault: 'reset without a response, once', kind: 'ledgercli: record' },
  { file: 'reset-of-a-create', fault: 'reset without a response, once', kind: 'crmcli: create' },
  { file: 'timeout-of-a-create', fault: 'no response in time, once', kind: 'crmcli: create', flags: '--timeout 2000' },
  { file: 'half-of-the-json', fault: 'half of the JSON', kind: 'crmcli: record' },
  { file: 'web-page', fault: 'a web page with status 200', kind: 'ledgercli: record' },
  { file: 'renewed-credential', fault: '401 of a token that can be renewed, once', kind: 'crmcli: signed in' },
  { file: 'block', fault: '403 after 429', kind: 'crmcli: record' },
  { file: 'redirect', fault: '307 to the same origin', kind: 'ledgercli: record' },
  { file: 'redirect-to-another-origin', fault: 'a redirect to another origin', kind: 'crmcli: record' },
  { file: 'loop', fault: 'a next page that is the same page', kind: 'crmcli: list by cursor' },
  { file: 'changed-list', fault: 'no list in the response', kind: 'ledgercli: list of a catalogue resource' },
];

/** A recording, and how its command line ended. */
export interface Recorded extends Example {
  readonly binary: string;
  /** The command line, without the program. */
  readonly line: string;
  readonly text: string;
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Records an example. Ports, times and random ids have fixed values, so that the same run has the same recording. */
export async function recordedOf(example: Example, stage: Stage): Promise<Recorded> {
  const kind = kinds.find(({ name }) => name === example.kind);
  const fault = faults.find(({ name }) => name === example.fault);
  if (kind === undefined || fault === undefined) throw new Error(`There is no fault for ${example.file}.`);
  const home = mkdtempSync(join(tmpdir(), 'fault-recording-'));
  const file = join(home, 'fault.jsonl');
  const { code, out, err } = await runCell({ ...kind, line: `${kind.line} --record ${file}` }, fault, stage);
  const line = [kind.line, example.flags].filter(Boolean).join(' ');
  const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n');
  rmSync(home, { recursive: true });
  const run = {
    ...(JSON.parse(first) as object),
    version: '0.0.0',
    at: '2026-01-31T09:30:00.000Z',
    argv: line.split(' '),
  };
  const text = [JSON.stringify(run), ...rest]
    .join('\n')
    .replaceAll(/"run":"[0-9a-f]{8}"/g, '"run":"1"')
    .replaceAll(stage.service.origin, 'http://127.0.0.1:8080')
    .replaceAll(stage.foreign.origin, 'http://127.0.0.1:8081');
  return { ...example, binary: kind.client.binary, line, text, code, out, err };
}

/** Returns the section of the page about the recordings. */
export function sectionOf(
  recordings: readonly Pick<Recorded, 'file' | 'fault' | 'binary' | 'line' | 'code'>[],
): string {
  const rows = recordings.map(({ file, fault, binary, line, code }) => {
    const replay = `${binary} sandbox replay docs/faults/${file}.jsonl -- ${binary} ${line}`;
    return `| ${fault} | \`${replay}\` | ${String(code)} |`;
  });
  return [
    '## Recordings',
    '',
    'These lines replay some of the faults, in the folder of this repository and without an account. [testing.md](testing.md) describes',
    'recordings. They wait as long as with the service.',
    '',
    '| Fault | Run it | Exit |',
    '| - | - | - |',
    ...rows,
  ].join('\n');
}
