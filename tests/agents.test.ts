/** Every command of docs/agents.md runs against the sandbox, and ends as the page says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, root } from './support/cli.js';
import { inProcess, serveHere, type Name } from './support/in-process.js';
import { shellWords } from '../runtime/base/shell.js';

const page = readFileSync(join(root, 'docs/agents.md'), 'utf8');
const points = [...page.matchAll(/```sh\n *(.*)\n *```/g)].map(([, line = '']) => line);

test('the page has seven properties with three points each, and a command for each', () => {
  expect(page.match(/^## \d/gm)).toHaveLength(7);
  expect(page.match(/^\d\. /gm)).toHaveLength(21);
  expect(points).toHaveLength(21);
});

const isClient = (line: string): boolean => /^(?:crm|helpdesk|ledger)cli /.test(line);

test.each(points.filter(isClient))('%s', async (line) => {
  const [command = '', note = ''] = line.split(' # exit code ');
  const [binary = '', ...args] = shellWords(command);
  const served = await serveHere(binary as Name, newHome());
  try {
    const { code, stdout, stderr } = await inProcess(binary as Name, args, newHome(), { env: served.env });
    expect({ code, stderr }).toMatchObject({ code: note === '' ? 0 : Number(note) });
    const printed = note === '' ? stdout : stderr;
    expect(printed).not.toBe('');
    if (note === '' && args.includes('json')) JSON.parse(stdout);
    if (args.includes('ndjson'))
      expect(
        stdout
          .trim()
          .split('\n')
          .map((row) => typeof JSON.parse(row)),
      ).toHaveLength(3);
    if (args.includes('--fields'))
      expect(Object.keys((JSON.parse(stdout) as object[])[0] ?? {})).toEqual(['id', 'title']);
  } finally {
    await served.stop();
  }
});

test('the other commands name files that exist', () => {
  for (const line of points.filter((one) => !isClient(one))) {
    const path = line.split(' ').at(-1) ?? '';
    expect(readFileSync(join(root, path), 'utf8')).not.toBe('');
  }
});
