/** Benchmarks of the compiler. */
import { mkdtemp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf, packageFolder, root } from '../places.js';
import { median, run, time, type Command } from './measure.js';
import type { Row } from './report.js';

const generate = (specs: string, out: string, ...more: string[]): Command => ({
  label: `cmdspec generate ${specs}`,
  argv: [process.execPath, entryOf('cmdspec'), 'generate', '--specs', specs, '--out', out, ...more],
});

/** A service with that many commands: groups of at most twenty, each a list with three filters. */
async function synthetic(folder: string, commands: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const service = await readFile(join(root, 'specs/crm/service.yaml'), 'utf8');
  // The parts that name the client's own commands are left out, and the tools for agents have no size limit.
  const neutral = service
    .replace('extension: true', 'extension: false')
    .replace(/^dialects: .*\n/m, '')
    .replace(/^custom-fields:\n(?: .*\n)+/m, '')
    .replace(/^tools:\n(?: .*\n)+/m, 'tools: { budget: { default: 100000000 } }\n');
  await writeFile(join(folder, 'service.yaml'), neutral);
  for (let group = 0; group < commands / 20; group++) {
    const entries = Array.from({ length: Math.min(20, commands - group * 20) }, (_, index) => {
      const name = `show-${index}`;
      return `  ${name}:
    summary: List the things of kind ${index}
    path: /api/v2/things${group}/${index}
    paging: cursor
    columns: [id, name]
    flags:
      owner: { type: id, wire: owner_id, summary: Owner id }
      status: { type: enum, choices: [open, closed], summary: Status }
      since: { type: timestamp, wire: updated_since, summary: Changed since }
    examples: ['group${group} ${name} --status open']
`;
    });
    await writeFile(
      join(folder, `group${group}.yaml`),
      `group: group${group}\nsummary: Things of group ${group}\nnoun: thing\ncommands:\n${entries.join('')}`,
    );
  }
}

/** The compiler on the real specs, and on synthetic ones of growing size. */
export async function compiler(turns: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-compiler-'));
  const rows: Row[] = [];
  const npm: Command = { label: 'npm run generate', argv: ['npm', 'run', '--silent', 'generate'], cwd: root };
  const cold: number[] = [];
  const unchanged: number[] = [];
  for (let turn = 0; turn < Math.max(3, turns / 4); turn++) {
    cold.push(await run({ ...npm, argv: [...npm.argv, '--', '--out', join(folder, `cold${turn}`)] }));
    unchanged.push(await run(npm));
  }
  const seconds = (ms: readonly number[]) => median(ms) / 1000;
  rows.push({
    what: 'npm run generate, cold',
    figure: `${seconds(cold).toFixed(2)} s`,
    limit: '6 s',
    met: seconds(cold) <= 6,
  });
  rows.push({
    what: 'npm run generate, nothing changed',
    figure: `${seconds(unchanged).toFixed(2)} s`,
    limit: '1 s',
    met: seconds(unchanged) <= 1,
  });

  // Compiled clients import the runtime by the name of its package.
  await mkdir(join(folder, 'node_modules'));
  await symlink(packageFolder('runtime'), join(folder, 'node_modules/cmdspec-runtime'));
  const sizes = [5, 250, 1000, 5000];
  const perCommand: number[] = [];
  // Help, and a command that is loaded, parsed and refused before it makes a request.
  const lines: readonly { readonly words: string; readonly exit: number }[] = [
    { words: 'group0 show-3 --help', exit: 0 },
    { words: 'group0 show-3 --nope', exit: 64 },
  ];
  const starts: Command[] = [];
  for (const size of sizes) {
    const specs = join(folder, `specs${size}`);
    const out = join(folder, `out${size}`);
    await synthetic(specs, size);
    const ms = await run(generate(specs, out, '--emit', 'js'));
    for (const { words, exit } of lines) {
      starts.push({
        label: `${size} commands: ${words}`,
        argv: [process.execPath, join(out, 'bin.js'), ...words.split(' ')],
        exit,
      });
    }
    // The fixed cost of a run would hide the cost of five commands.
    if (size < 100) continue;
    perCommand.push(ms / size);
    rows.push({
      what: `${size} commands: generate`,
      figure: `${(ms / 1000).toFixed(2)} s, ${(ms / size).toFixed(2)} ms a command`,
      limit: 'linear',
      met: (perCommand.at(-1) ?? 0) <= (perCommand[0] ?? 0) * 1.2,
    });
  }
  const timings = await time(starts, turns);
  for (const [index, timing] of timings.entries()) {
    const few = timings[index % lines.length]?.ratio ?? 0;
    rows.push({
      what: timing.label,
      figure: `${timing.ratio.toFixed(2)} x (${timing.ms.toFixed(0)} ms)`,
      limit: `1.05 x of ${sizes[0]} commands`,
      met: timing.ratio <= few * 1.05,
    });
  }
  await rm(folder, { recursive: true });
  return rows;
}
