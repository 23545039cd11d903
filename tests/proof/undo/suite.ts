/** Sends each write of a client, takes it back, and compares everything that the account has with what it had. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { segments } from '../../../generator/shell.js';
import { requestsOf } from '../../../generator/5-lower/ir.js';
import type { Undo } from '../../../runtime/contract/undo.js';
import { newHome } from '../../support/cli.js';
import { compiled } from '../../support/compiled.js';
import { inProcess, serveHere } from '../../support/in-process.js';
import { openOther } from '../copies/service.js';
import { asBefore, differencesOf, leavesOf, returnedIn, unexpected } from './compare.js';
import type { Case, UndoService } from './service.js';

/** A request with an effect: that of a command, or a call of a workflow, `order import (create)`. */
const nameOf = (command: string, call?: string | null): string =>
  typeof call === 'string' ? `${command} (${call})` : command;

/** Returns how each write of a client is taken back. */
export async function writesOf(service: string): Promise<ReadonlyMap<string, Undo | undefined>> {
  const { ir } = await compiled(service);
  const found = new Map<string, Undo | undefined>();
  for (const { words, effect, plan, workflow } of ir.commands) {
    if (effect === 'local') continue;
    const command = words.join(' ');
    if (plan !== undefined && plan.effect !== 'read') found.set(nameOf(command), plan.undo);
    for (const [call, one] of Object.entries(workflow === undefined ? {} : requestsOf(workflow)))
      if (one.effect !== 'read') found.set(nameOf(command, call), one.undo);
  }
  return found;
}

/** Returns the writes without an inverse and without a reason, and those that no case sends. */
export async function uncovered(service: UndoService, sent: ReadonlySet<string>): Promise<readonly string[]> {
  const writes = await writesOf(service.service);
  const { untried = {} } = service;
  return [
    ...[...writes].flatMap(([name, undo]) => (undo === undefined ? [`${name} has no undo`] : [])),
    ...[...writes.keys()].filter((name) => !sent.has(name) && !(name in untried)).map((name) => `${name} was not sent`),
    ...Object.keys(untried).filter((name) => sent.has(name) || !writes.has(name)),
  ];
}

/** What a case has shown: the writes that it sent, and what is wrong. */
export interface Shown {
  readonly sent: readonly string[];
  readonly problems: readonly string[];
}

interface Logged {
  readonly cmd: string;
  readonly call?: string;
  readonly run: string;
  readonly state: string;
  readonly inverse: { readonly none?: string };
}

/** Runs one case in an account of its own. */
export async function tryCase(
  service: UndoService,
  { before = [], made, line, after = [], lost = {} }: Case,
): Promise<Shown> {
  const { binary, env, files, sandbox, everything, keyOf } = service;
  const home = newHome();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const served = await serveHere(binary, newHome(), '--unlimited', ...sandbox);
  try {
    const run = (args: readonly string[]): ReturnType<typeof inProcess> =>
      inProcess(binary, args, home, { env: { ...env, ...served.env }, hurried: true });
    const other = openOther(binary, home, served, Math.random);
    const values: Record<string, string> = {};
    const filled = (text: string): string =>
      text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    const send = async (text: string): Promise<string> => {
      const args = (segments(`${binary} ${filled(text)}`)?.[0]?.words ?? []).slice(1);
      const { code, stdout, stderr } = await run(args);
      if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
      return stdout;
    };
    for (const [at, text] of before.entries()) values[String(at + 1)] = idIn(await send(`${text} --output json`));
    Object.assign(values, await made?.(other));
    const state = async () => leavesOf(await everything(other), { keyOf });
    const former = await state();
    await send(line);
    for (const text of after) await send(text);
    const writes = await lastRun(run);
    const sent = writes.map(({ cmd, call }) => nameOf(cmd, call));
    const written = differencesOf(former, await state());
    const problems = written.length === 0 ? ['The write changed nothing.'] : [];
    const undone = await run(['undo', '--last', '--yes', '--output', 'json']);
    for (const { none } of writes.map(({ inverse }) => inverse))
      if (none !== undefined && (undone.code === 0 || !undone.stderr.includes(none)))
        problems.push(`undo does not say "${none}": ${undone.stderr}`);
    if (writes.every(({ inverse }) => inverse.none !== undefined)) return { sent, problems };
    if (undone.code !== 0) problems.push(`undo failed: ${undone.stdout}${undone.stderr}`);
    const now = asBefore(await state(), former, returnedIn(undone.stderr));
    problems.push(...unexpected(differencesOf(former, now), service.lost, lost));
    return { sent, problems };
  } finally {
    await served.stop();
  }
}

/** Returns the writes of the last run that wrote something. */
async function lastRun(run: (args: readonly string[]) => ReturnType<typeof inProcess>): Promise<readonly Logged[]> {
  const list = JSON.parse((await run(['log', '--output', 'json', '--limit', '0'])).stdout) as readonly {
    readonly id: string;
    readonly run: string;
  }[];
  const writes = await Promise.all(
    list
      .filter((row) => row.run === list[0]?.run)
      .map(async ({ id }) => JSON.parse((await run(['log', 'show', id, '--output', 'json'])).stdout) as Logged),
  );
  return writes;
}

/** Returns the id of the record that a command printed. */
function idIn(stdout: string): string {
  const found = JSON.parse(stdout) as unknown;
  const record = (Array.isArray(found) ? found.at(-1) : found) as Readonly<Record<string, unknown>>;
  const id = record['id'] ?? record['uuid'] ?? record['field_code'] ?? record['threadId'];
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error(`There is no id in ${stdout}`);
  return String(id);
}
