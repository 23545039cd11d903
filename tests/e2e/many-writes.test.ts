/** More than 100 writes: a person at a terminal sees what they are before the first is sent, whichever way they are given. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, serveSandbox, type Served } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';
import { hasProgram, onScreen } from '../support/terminal.js';

const onTerminal = hasProgram('script') ? test : test.skip;

let home: string;
let sandbox: Served;
let recorder: Recorder;
beforeEach(async () => {
  home = newHome();
  sandbox = await serveSandbox('crmcli', home, '--records', '150', '--unlimited');
  recorder = await record(sandbox);
});
afterEach(async () => {
  await recorder.close();
  await sandbox.stop();
});

/** Runs a line on a terminal, and returns what the terminal has shown before the end of the run. */
const shown = async (line: string, keys?: string): Promise<string> => {
  const presses = keys === undefined ? [] : [{ after: '[y/N]', keys }];
  const screen = await onScreen('crmcli', line, presses, { home, env: recorder.env });
  return screen.replaceAll(/\s+/g, ' ');
};
const writes = (): number => recorder.lines().filter((line) => !line.startsWith('GET ')).length;

onTerminal(
  'bulk changes, imports, lists of ids and plans show what they are',
  async () => {
    const list = await inProcess('crmcli', ['deal', 'list', '--limit', '0', '--jq', '.[].id'], home, {
      env: recorder.env,
    });
    const ids = list.stdout.trim().split('\n').slice(0, 120);
    expect(ids).toHaveLength(120);
    const file = (name: string): string => join(home, name);
    writeFileSync(file('ids.txt'), `${ids.join('\n')}\n`);
    writeFileSync(file('orgs.csv'), `name\n${ids.map((id) => `Org ${id}`).join('\n')}\n`);
    recorder.lines();

    // Asked about: a no sends nothing.
    const bulk = `deal bulk-update --ids ${ids.join(',')} --field title=Many`;
    expect(await shown(bulk, 'n\r')).toMatch(/\.\.\. and 110 more.*120 deals/);
    expect(await shown(`org import ${file('orgs.csv')}`, 'n\r')).toContain('Create 120 organizations from');
    expect(await shown(`deal delete @${file('ids.txt')}`, 'n\r')).toContain('more');
    expect(writes()).toBe(0);

    // Without a question.
    expect(await shown(`${bulk} --yes`)).toMatch(/120 deals.*\.\.\. and 110 more.*\[exit 0\]/);
    expect(await shown(`org import ${file('orgs.csv')} --yes`)).toMatch(/Create 120 organizations from .*\[exit 0\]/);
    expect(writes()).toBe(240);

    // A plan shows its counts in any case.
    await shown(`${bulk} --plan ${file('p.jsonl')}`);
    recorder.lines();
    const plan = await shown(`apply ${file('p.jsonl')}`, 'n\r');
    expect(plan).toMatch(/120 writes \(120 update\), at most 240 requests\. .*\.\.\. and 110 more/);
    expect(writes()).toBe(0);
    expect(await shown(`apply ${file('p.jsonl')} --yes`)).toMatch(
      /120 writes \(120 update\).*Send 120 writes to .*and 110 more/,
    );
    expect(writes()).toBe(120);

    expect(await shown(`deal delete - --yes < ${file('ids.txt')}`)).toMatch(/Delete deal .* and \d+ more.*\[exit 0\]/);
    expect(writes()).toBe(120);
  },
  240_000,
);

onTerminal(
  'a command without a question shows the first of its records',
  async () => {
    const other = await serveSandbox('helpdeskcli', home, '--records', '150', '--unlimited');
    const list = await inProcess(
      'helpdeskcli',
      ['conv', 'list', '--status', 'all', '--limit', '0', '--jq', '.[].id'],
      home,
      {
        env: other.env,
      },
    );
    const ids = list.stdout.trim().split('\n').slice(0, 120);
    expect(ids).toHaveLength(120);
    writeFileSync(join(home, 'ids.txt'), `${ids.join('\n')}\n`);
    writeFileSync(join(home, 'few.txt'), `${ids.slice(0, 100).join('\n')}\n`);
    const run = async (line: string): Promise<string> =>
      (await onScreen('helpdeskcli', line, [], { home, env: other.env })).replaceAll(/\s+/g, ' ');
    const text = `120 requests of "conv status {id}": ${ids[0] ?? ''} `;
    expect(await run(`conv status @${join(home, 'ids.txt')} --set pending`)).toContain(text);
    expect(await run(`conv status - --set active < ${join(home, 'ids.txt')}`)).toContain(text);
    expect(await run(`conv status @${join(home, 'few.txt')} --set pending`)).not.toContain('requests of');
    await other.stop();
  },
  240_000,
);
