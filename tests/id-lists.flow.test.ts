/** Every flag and argument that takes several ids reads them from standard input and from a file, in all clients. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { segments } from '../generator/shell.js';
import { takesIdList } from '../runtime/kinds/index.js';
import { newHome, root, type Served } from './support/cli.js';
import { compiled } from './support/compiled.js';
import { inProcess, serveHere, type Name } from './support/in-process.js';

interface Line {
  readonly name: string;
  readonly args: readonly string[];
  /** Position of the ids in `args`: the first word, and how many there are. */
  readonly at: number;
  readonly count: number;
  readonly isCsv: boolean;
}

/** Ids for flags without an example, where the sandbox has no records 1 and 2. */
const otherIds: Readonly<Record<string, string>> = { tag: '4003,4001', categories: '100,101' };

/** Returns an example of every flag and argument that takes a list of ids, and the names of those without one. */
async function linesOf(service: string): Promise<{ readonly lines: readonly Line[]; readonly without: string[] }> {
  const { ir } = await compiled(service);
  const lines: Line[] = [];
  const without: string[] = [];
  for (const { words, args: positionals, flags, examples, effect } of ir.commands) {
    const typed = examples.flatMap(({ run }) => {
      const found = segments(run);
      return found?.length === 1 && !/ [<>] |[$`]/.test(run) ? [(found[0]?.words ?? []).slice(1)] : [];
    });
    const dry = effect === 'read' || effect === 'local' ? [] : ['--dry-run'];
    const add = (
      name: string,
      args: readonly string[] | undefined,
      at: number,
      count: number,
      isCsv: boolean,
    ): void => {
      if (args === undefined) without.push(`${words.join(' ')} ${name}`);
      else
        lines.push({
          name: `${words.join(' ')} ${name}`,
          args: [...args.filter((one) => one !== '--dry-run'), ...dry],
          at,
          count,
          isCsv,
        });
    };
    const isPlain = (word = '-'): boolean => !/^[-@]/.test(word);
    positionals.forEach(({ name, data }, index) => {
      if (!takesIdList(data)) return;
      const at = words.length + index;
      const args = typed.find((line) => isPlain(line[at]));
      const end = args?.findIndex((word, position) => position >= at && word.startsWith('-')) ?? -1;
      const last = end < 0 ? (args?.length ?? 0) : end;
      add(`<${name}>`, args, at, data.kind === 'csv' ? 1 : last - at, data.kind === 'csv');
    });
    for (const { name, data } of flags) {
      if (!takesIdList(data)) continue;
      const plain = typed.find((line) => line.includes(`--${name}`) && isPlain(line[line.indexOf(`--${name}`) + 1]));
      const args = plain ?? [...(typed[0] ?? words), `--${name}`, otherIds[name] ?? '1,2'];
      add(`--${name}`, args, args.indexOf(`--${name}`) + 1, 1, data.kind === 'csv');
    }
  }
  return { lines, without };
}

describe.each<[string, Name]>([
  ['crm', 'crmcli'],
  ['helpdesk', 'helpdeskcli'],
  ['ledger', 'ledgercli'],
])('%s', (service, binary) => {
  let served: Served;
  beforeAll(async () => {
    served = await serveHere(binary, newHome(), '--unlimited');
  });
  afterAll(() => served.stop());

  test('an argument that takes several values takes a list of ids, unless its values are names', async () => {
    const { ir } = await compiled(service);
    const others = ir.commands.flatMap(({ words, args }) =>
      args.flatMap(({ name, data }) =>
        data.variadic === true && !takesIdList(data) ? [`${words.join(' ')} <${name}>`] : [],
      ),
    );
    const names = [
      ...['describe <words>', 'policy explain <line>', 'sandbox replay <command>'],
      // Ids of the log.
      ...['undo <ids>', 'reconcile <ids>'],
      ...(service === 'ledger' ? ['sync <resource>'] : []),
    ];
    expect(others.filter((one) => !names.includes(one))).toEqual([]);
  });

  test('ids that are typed, piped in and in a file are the same', async () => {
    const { lines, without } = await linesOf(service);
    expect(lines.length).toBeGreaterThan(10);
    expect(without).toEqual([]);
    const home = newHome();
    cpSync(join(root, 'specs', service, 'examples'), home, { recursive: true });
    const env = { ...served.env, LEDGERCLI_ALLOW_WRITES: '1' };
    for (const { name, args, at, count, isCsv } of lines) {
      const ids = args.slice(at, at + count).flatMap((word) => (isCsv ? word.split(',') : [word]));
      writeFileSync(join(home, 'ids'), `${ids.join('\n')}\n`);
      const run = async (word: readonly string[], input = '') => {
        const line = [...args.slice(0, at), ...word, ...args.slice(at + count), '-o', 'json'];
        const { code, stdout } = await inProcess(binary, line, home, { env, cwd: home, input });
        return { name, code, stdout };
      };
      const expected = await run(args.slice(at, at + count));
      expect({ name, isRun: expected.code === 0 }).toEqual({ name, isRun: true });
      expect(await run(['-'], `${ids.join('\n')}\n`)).toEqual(expected);
      expect(await run(['@ids'])).toEqual(expected);
      // The refusal of an empty list shows that the list was read.
      expect((await run(['-'], '\n')).code).not.toBe(0);
    }
  });
});
