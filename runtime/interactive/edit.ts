/** The text of a flag, written in an editor. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listed, Naming } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { childEnvironment } from '../auth/environment.js';
import { defined } from '../base/defined.js';
import { CliError, DECLINED, Interrupted } from '../base/errors.js';
import { withoutPrototype } from '../base/objects.js';
import { plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';
import { listIn, recordIn } from '../pipeline/response.js';
import { resolveAll } from '../pipeline/request.js';
import { checkLength } from '../pipeline/value.js';
import { typed } from '../pipeline/flags.js';
import { programWords } from '../base/shell.js';
import { readTextFile } from '../pipeline/input.js';

/**
 * Lets the user write the text of a flag in an editor, then runs the command with it. No text is lost: its file is removed
 * only after the command has sent it, and is named otherwise.
 *
 * @throws CliError `combination` without a terminal, `config` without an editor, `declined` for a text that is empty or
 * unchanged, and the errors of the command
 */
export async function withEditor(args: Row, context: Context, work: (args: Row) => Promise<void>): Promise<void> {
  const { client, command, options, note, world } = context;
  const { flags } = command;
  const [name, edits] = Object.keys(flags)
    .map((one) => [one, flags[one]?.edits] as const)
    .find(([one, found]) => found !== undefined && args[one] === true) ?? [''];
  if (edits === undefined) throw new Error('No flag opens an editor.');
  const { flag, current } = edits;
  if (world.stdin.isTTY !== true || world.stdout.isTTY !== true) {
    throw new CliError('combination', `${typed(name)} needs a terminal.`, `Use ${typed(flag)} @file instead.`);
  }
  const before = current === undefined ? '' : await readCurrent(current, args, context);
  const folder = await mkdtemp(join(tmpdir(), `${client.binary}-`));
  const file = join(folder, `${flag}.txt`);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  // Editors end the last line of a text.
  await writeFile(file, before === '' ? '' : `${before}\n`, { mode: 0o600, flag: 'wx' });
  const keep = (): void => {
    note(`The text is stored in ${file}; ${typed(flag)} @${file} sends it.`);
  };
  const read = async (): Promise<string> => (await readTextFile(file, typed(name), world)).replace(/\r?\n$/, '');
  /** Why the text is not sent; `undefined` if it is. */
  const refusal = (text: string): string | undefined => {
    if (text.trim() === '') return 'The text is empty, so nothing was sent.';
    return text === before ? 'The text was not changed, so nothing was sent.' : undefined;
  };
  try {
    await runEditor(file, flag, context);
  } catch (error) {
    if ((await read().then(refusal, () => undefined)) === undefined) keep();
    else await remove();
    throw error;
  }
  const why = refusal(await read());
  if (why !== undefined) {
    await remove();
    throw new CliError('declined', DECLINED, why);
  }
  try {
    const text = await read();
    checkLength(text, flags[flag] ?? { kind: 'message', describe: '' }, typed(flag));
    await work(withoutPrototype(args, { [flag]: text }));
  } catch (error) {
    keep();
    throw error;
  }
  if (options.dryRun) keep();
  else await remove();
}

/** Returns the text that the record has now; empty if it has none. */
async function readCurrent(current: Naming | Listed, args: Row, context: Context): Promise<string> {
  const values = await resolveAll(args, context);
  const params = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
  const { path, field, host } = current;
  const call = { method: 'GET', path, params, effect: 'read', ...defined({ host }) } as const;
  const record = 'by' in current ? await findIn(current, call, context) : await readRecord(current, call, context);
  const text = getPath(record, field);
  return typeof text === 'string' ? text.replace(/\r?\n$/, '') : '';
}

const readRecord = async ({ result, query }: Naming, call: Call, context: Context): Promise<unknown> =>
  recordIn(defined({ result }), await context.http.send({ ...call, ...defined({ query }) }), context);

/**
 * Returns the record of a list.
 *
 * @throws CliError like that of a 404 if the list does not have it
 */
async function findIn({ by: [field, argument], paging, result }: Listed, call: Call, context: Context): Promise<Row> {
  const { http, service } = context;
  const wanted = call.params?.[argument] ?? '';
  const rows =
    paging === undefined
      ? listIn({ method: 'GET', ...defined({ result }) }, await http.send(call), context)
      : http.rows(call, { style: paging, whole: true, ...defined({ result }) });
  for await (const row of rows) if (plainText(row[field]) === wanted) return row;
  const kind = service.statuses['404'] ?? service.statuses['4xx'] ?? 'generic';
  const target = call.params === undefined ? {} : { target: call.params };
  throw new CliError(kind, `${wanted} does not exist.`, undefined, { statusCode: 404, ...target });
}

/** Runs the editor of the user on a file until it ends. */
async function runEditor(file: string, flag: string, { service, world }: Context): Promise<void> {
  const { env, platform, signal } = world;
  const preset = platform === 'win32' ? 'notepad' : 'vi';
  const [program = preset, ...args] = programWords(env['VISUAL'] || env['EDITOR'] || preset);
  const child = spawn(program, [...args, file], { stdio: 'inherit', env: childEnvironment(world, service) });
  // Ctrl-C reaches the editor as well, which decides what it means; other signals end both.
  const stop = (): void => {
    const reason: unknown = signal.reason;
    if (!(reason instanceof Interrupted && reason.signal === 'SIGINT')) child.kill();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    }).catch((error: NodeJS.ErrnoException) => {
      const why = error.code === 'ENOENT' ? 'it is not installed' : error.message;
      const message = `The editor ${program} cannot be started: ${why}.`;
      throw new CliError('config', message, `Set EDITOR to another one, or use ${typed(flag)}.`);
    });
    signal.throwIfAborted();
    if (code !== 0) {
      throw new CliError('generic', `The editor ${program} failed (exit code ${String(code)}). Nothing was sent.`);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
