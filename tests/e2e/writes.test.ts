/**
 * A write never ends with an exit code that says it was refused. Everything that can be checked is checked before the
 * first write, and a problem after it is a warning. Runs every example of every write, each against its own sandbox.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome } from '../support/cli.js';
import { compiled } from '../support/compiled.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';
import { canaryEnvironment, exampleFiles, writesOf, type Write } from '../support/write-examples.js';

const isWrite = (line: string): boolean => !line.startsWith('GET ') && !/\/token\b/.test(line);

interface Done {
  readonly code: number | null;
  readonly writes: number;
  readonly stdout: string;
  readonly stderr: string;
}

const succeeds = (write: Write): boolean => write.succeeds;
/** Whether an error says that the write was sent and may have taken effect. */
const isUnsure = (stderr: string): boolean => {
  const { sent, retry } = JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
  return sent === 'yes' && retry === 'check';
};
/** Returns the object that a line printed. */
function parsed(run: string, stdout: string): object {
  try {
    return JSON.parse(stdout) as object;
  } catch (error) {
    throw new Error(`${run} does not print one JSON object: ${stdout}`, { cause: error });
  }
}
/** Streams of events print a compact object per line. */
const isJsonObject = (text: string): boolean => text.startsWith('{\n');

interface Account {
  readonly binary: Name;
  readonly recorder: Recorder;
  readonly close: () => Promise<void>;
}

let unchanged: Account | undefined;
const closeUnchanged = async (): Promise<void> => {
  await unchanged?.close();
  unchanged = undefined;
};
afterAll(closeUnchanged);

async function openAccount(binary: Name): Promise<Account> {
  const served = await serveHere(binary, newHome(), '--unlimited');
  const recorder = await record(served);
  return {
    binary,
    recorder,
    async close() {
      await recorder.close();
      await served.stop();
    },
  };
}

/** Runs a line in a new home, and in an account that no line before has changed. */
async function runAlone(
  binary: Name,
  args: readonly string[],
  change: (recorder: Recorder) => void = () => undefined,
): Promise<Done> {
  if (unchanged?.binary !== binary) await closeUnchanged();
  unchanged ??= await openAccount(binary);
  const { recorder } = unchanged;
  recorder.fail = () => undefined;
  change(recorder);
  const { fail } = recorder;
  let hasArrived = false;
  recorder.fail = (line) => {
    const answer = fail(line);
    if (answer === undefined && isWrite(line)) hasArrived = true;
    return answer;
  };
  const home = newHome();
  for (const [name, text] of Object.entries(exampleFiles)) writeFileSync(join(home, name), text);
  const { code, stdout, stderr } = await inProcess(binary, args, home, {
    // The tests are about the requests of the commands; the log reads a record before it is changed.
    env: { ...canaryEnvironment, ...recorder.env, [`${binary.toUpperCase()}_NO_BEFORE`]: '1' },
  });
  const writes = recorder.lines().filter(isWrite).length;
  if (hasArrived) await closeUnchanged();
  return { code, writes, stdout, stderr };
}

const json = ['--output', 'json'];
/** Every how many writes are tried with a filter: each compiles jq in a thread of its own. */
const FILTERED = 12;

describe.each([
  ['crm', 'crmcli'],
  ['helpdesk', 'helpdeskcli'],
  ['ledger', 'ledgercli'],
] as const)('%s', (service, binary) => {
  let turn = 0;

  /** Runs every fourth write, or every n-th, with more flags, others in the next call, and returns the faults by example. */
  async function problemsOf(
    more: readonly string[],
    check: (done: Done) => boolean,
    {
      only = () => true,
      change = () => undefined,
      every = 4,
    }: {
      readonly only?: (write: Write) => boolean;
      readonly change?: (recorder: Recorder) => void;
      readonly every?: number;
    } = {},
  ): Promise<string> {
    const problems: string[] = [];
    // Not all of them in every test: that takes minutes.
    turn += 1;
    const tried = (await writesOf(service)).filter((_, index) => (index + turn) % every === 0).filter(only);
    for (const { run, args } of tried) {
      const done = await runAlone(binary, [...args, ...more], change);
      if (!check(done)) problems.push(`${run}: ${JSON.stringify(done)}`);
    }
    return problems.join('\n');
  }

  test('an invalid filter is refused before anything is written', async () => {
    const isRight = ({ code, writes, stderr }: Done): boolean =>
      code !== 0 && writes === 0 && stderr.includes('The --jq filter failed: syntax error');
    expect(await problemsOf([...json, '--jq', '.['], isRight, { every: FILTERED })).toBe('');
  }, 120_000);

  test('an unknown field is refused before anything is written, or a warning', async () => {
    const isRight = ({ code, writes, stderr }: Done): boolean =>
      writes === 0
        ? code !== 0 && stderr.includes('Unknown field')
        : code === 0 && /does not have the field nope|without a body/.test(stderr);
    // The fields of a raw response are not known, and without a plan there is nothing to print.
    const only = ({ args }: Write): boolean => !['api', 'apply', 'undo', 'exec'].includes(args[0] ?? '');
    expect(await problemsOf([...json, '--fields', 'nope'], isRight, { only })).toBe('');
  }, 120_000);

  test('--fields selects from the result of an action', async () => {
    const problems: string[] = [];
    let selected = 0;
    const actions = (await writesOf(service)).filter(({ effect }) => effect === 'act' || effect === 'delete');
    for (const { run, args } of actions.filter(succeeds).filter((_, index) => index % 2 === 0)) {
      const { stdout } = await runAlone(binary, [...args, ...json]);
      const [name = '', ...others] = isJsonObject(stdout) ? Object.keys(parsed(run, stdout)) : [];
      if (others.length === 0) continue;
      const done = await runAlone(binary, [...args, ...json, '--fields', name]);
      if (done.code !== 0 || Object.keys(parsed(run, done.stdout)).join() !== name)
        problems.push(`${run}: ${JSON.stringify(done)}`);
      selected += 1;
    }
    expect(problems.join('\n')).toBe('');
    expect(selected).toBeGreaterThan(3);
  }, 120_000);

  test('a filter that fails on the result is a warning with the result', async () => {
    const isRight = ({ code, writes, stdout, stderr }: Done): boolean =>
      writes === 0 ||
      (code === 0 && stdout === '' && /could not be printed.*broken.*Result: [{["]|without a body/.test(stderr));
    expect(await problemsOf(['--jq', 'error("broken")'], isRight, { only: succeeds, every: FILTERED })).toBe('');
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
    expect(await problemsOf(json, isRight, { only: succeeds, change: failAfterWrite })).toBe('');
  }, 120_000);

  test('a write with an empty response prints the id that was typed, or that the write may have taken effect', async () => {
    const isRight = ({ code, writes, stdout, stderr }: Done): boolean =>
      writes === 0 || (code === 0 ? !stdout.includes('null') : code === 69 && isUnsure(stderr));
    let written = 0;
    const answerNothing = (recorder: Recorder): void => {
      written = 0;
      recorder.fail = (line) => {
        if (!isWrite(line)) return written > 0 ? 403 : undefined;
        written += 1;
        return '';
      };
    };
    expect(await problemsOf(json, isRight, { only: succeeds, change: answerNothing })).toBe('');
  }, 120_000);
});

/** Failures in the form that each spec declares, so that the write is known to be refused. */
const refusals = {
  crmcli: ['crm', '{"success":false,"error":"Period closed"}'],
  helpdeskcli: ['helpdesk', '{"logRef":"a1","message":"Period closed"}'],
  ledgercli: ['ledger', '{"error":{"message":{"value":"Period closed"}}}'],
} as const;

test.each(Object.entries(refusals))(
  'an error with status 200 fails every write of %s with its text',
  async (binary, [service, body]) => {
    const problems: string[] = [];
    let refused = 0;
    for (const { run, args, ...write } of await writesOf(service)) {
      if (!write.succeeds) continue;
      const { code, writes, stdout, stderr } = await runAlone(binary as Name, [...args, ...json], (recorder) => {
        recorder.fail = (line) => (isWrite(line) ? body : undefined);
      });
      if (writes === 0) continue;
      refused += 1;
      if (code === 0 || !stderr.includes('Period closed'))
        problems.push(`${run}: ${JSON.stringify({ code, stdout, stderr })}`);
    }
    expect(problems.join('\n')).toBe('');
    expect(refused).toBeGreaterThan(10);
  },
  240_000,
);

/** Files that a workflow sends. */
const sources: readonly string[] = [
  'org import --file',
  'person import --file',
  'conv reply --attach',
  'bank-statement upload --file',
  'mailbox upload --file',
];

test('a command with a file or folder to write sends no write, so that a file cannot fail after one', async () => {
  const found: string[] = [];
  for (const service of ['crm', 'helpdesk', 'ledger']) {
    const { ir } = await compiled(service);
    for (const { words, effect, flags, args, workflow } of ir.commands) {
      if (effect === 'read' || effect === 'local') continue;
      // A plan is written in place of the requests.
      const files = [...flags.filter(({ origin }) => origin !== 'derived'), ...args];
      const paths = files.filter(({ data }) => data.kind === 'path' && data.wire === undefined);
      const writes = Object.values(workflow?.calls ?? {}).filter((call) => call.effect !== 'read');
      if (writes.length > 0) found.push(...paths.map(({ name }) => `${words.join(' ')} --${name}`));
    }
  }
  expect(found).toEqual(sources);
});
