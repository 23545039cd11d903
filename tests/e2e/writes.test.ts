/**
 * A write never ends with a code that says it was refused: what can be checked is checked before the first write, and
 * what comes up after it is a warning. Every example of every write, against a sandbox of its own.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { segments } from '../../generator/shell.js';
import { newHome } from '../support/cli.js';
import { compiled } from '../support/compiled.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';

const files: Readonly<Record<string, string>> = {
  'account.json': '{"Name": "Bakker"}',
  'answer.html': '<p>It is on its way.</p>',
  'call.html': '<p>Please call back.</p>',
  'changes.json': '{"probability": 60}',
  'conditions.json':
    '{"glue": "and", "conditions": [{"glue": "and", "conditions": []}, {"glue": "or", "conditions": []}]}',
  'credit.pdf': '%PDF-1.4\n',
  'hours.html': '<p>From nine to five.</p>',
  'invoice.pdf': '%PDF-1.4\n',
  'line.json': '{"AmountFC": 12.5, "Description": "One more"}',
  'note.html': '<p>A regular.</p>',
  'offer.pdf': '%PDF-1.4\n',
  'photo.jpg': 'JFIF',
};
const secrets = { HELPDESKCLI_BEACON_SECRET: 's3cret', HELPDESKCLI_WEBHOOK_SECRET: 's3cret' };

interface Write {
  readonly run: string;
  readonly args: readonly string[];
}

/** The first example of every write, without flags that shape its output; the last part of a pipe. */
async function writesOf(service: string): Promise<readonly Write[]> {
  const { ir } = await compiled(service);
  return ir.commands.flatMap(({ effect, examples, flags }) => {
    if (effect === 'read' || effect === 'local') return [];
    const lines = examples.map(({ run }) => run).filter((run) => !/[|<>$`]|--dry-run|api GET/.test(run));
    const [run] = lines;
    if (run === undefined) return [];
    const words = (segments(run)?.[0]?.words ?? []).slice(1);
    const shaping = ['--output', '-o', '--jq', '--fields'];
    const args = words.filter((word, at) => !shaping.includes(word) && !shaping.includes(words[at - 1] ?? ''));
    const asks = flags.some(({ name }) => name === 'yes') && !args.includes('--yes') && !args.includes('-y');
    return [{ run, args: asks ? [...args, '--yes'] : args }];
  });
}

const isWrite = (line: string): boolean => !line.startsWith('GET ') && !/\/token\b/.test(line);

interface Done {
  readonly code: number | null;
  readonly writes: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a line in a new account. */
async function runAlone(binary: Name, args: readonly string[], change: (recorder: Recorder) => void): Promise<Done> {
  const home = newHome();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const served = await serveHere(binary, newHome());
  const recorder = await record(served);
  change(recorder);
  const { code, stdout, stderr } = await inProcess(binary, args, home, { env: { ...secrets, ...recorder.env } });
  const writes = recorder.lines().filter(isWrite).length;
  await recorder.close();
  await served.stop();
  return { code, writes, stdout, stderr };
}

const json = ['--output', 'json'];

describe.each([
  ['crm', 'crmcli', 9],
  ['helpdesk', 'helpdeskcli', 20],
  ['ledger', 'ledgercli', 30],
] as const)('%s', (service, binary, least) => {
  /** Runs every write with more flags and returns what is wrong, by example. */
  async function problemsOf(
    more: readonly string[],
    check: (done: Done) => boolean,
    change: (recorder: Recorder) => void = () => undefined,
  ): Promise<string> {
    const writes = await writesOf(service);
    expect(writes.length).toBeGreaterThanOrEqual(least);
    const problems: string[] = [];
    for (const { run, args } of writes) {
      const done = await runAlone(binary, [...args, ...more], change);
      if (!check(done)) problems.push(`${run}: ${JSON.stringify(done)}`);
    }
    return problems.join('\n');
  }

  test('an invalid filter is refused before anything is written', async () => {
    expect(await problemsOf([...json, '--jq', '.['], ({ code, writes }) => code !== 0 && writes === 0)).toBe('');
  }, 120_000);

  test('an unknown field is refused before anything is written, or a warning', async () => {
    const isRight = ({ code, writes, stderr }: Done): boolean =>
      writes === 0
        ? code !== 0 && stderr.includes('Unknown field')
        : code === 0 && /does not have the field nope|without a body/.test(stderr);
    expect(await problemsOf([...json, '--fields', 'nope'], isRight)).toBe('');
  }, 120_000);

  test('a filter that fails on the result is a warning with the result', async () => {
    const isRight = ({ code, writes, stdout, stderr }: Done): boolean =>
      writes === 0 ||
      (code === 0 && stdout === '' && /could not be printed.*broken.*Result: [{["]|without a body/.test(stderr));
    expect(await problemsOf(['--jq', 'error("broken")'], isRight)).toBe('');
  }, 120_000);

  test('a read after the write that fails is a warning', async () => {
    const isRight = ({ code, writes }: Done): boolean => code === 0 || writes === 0;
    let written = 0;
    const failAfterWrite = (recorder: Recorder): void => {
      written = 0;
      recorder.fail = (line) => {
        if (isWrite(line)) written += 1;
        return written > 0 && line.startsWith('GET ') ? 403 : undefined;
      };
    };
    expect(await problemsOf(json, isRight, failAfterWrite)).toBe('');
  }, 120_000);
});
