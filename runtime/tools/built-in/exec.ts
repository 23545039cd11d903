/** The tool that runs several commands in order. */
import { execTool, MOST_LINES } from '../../base/built-in-tools.js';
import { defined } from '../../base/defined.js';
import { CliError } from '../../base/errors.js';
import { isObject } from '../../base/objects.js';
import { nearest } from '../../base/suggestions.js';
import type { Tool } from '../../contract/tools.js';
import { refusedLine } from '../../exec/refused-line.js';
import { checkArguments, type ToolArguments } from '../arguments.js';
import { saidIn, valueResult } from '../result.js';
import { usableTool, type BuiltIn, type BuiltInParts } from './built-in.js';

/** A line that can be run. */
interface CallLine {
  readonly id?: string | number;
  readonly tool: Tool;
  readonly args: ToolArguments;
}

export const exec: BuiltIn = {
  definition: execTool,
  forms: ['rows'],
  runs: true,
  run: async ({ lines, 'keep-going': keepGoing }, parts) => {
    const { signal, bounds, invoke } = parts;
    const calls = readCalls([lines].flat(), parts);
    const rows: object[] = [];
    const failed: number[] = [];
    for (const [at, { id, tool, args }] of calls.entries()) {
      signal.throwIfAborted();
      // A line is cut by itself, so that a result has whole lines.
      const said = saidIn(await invoke(tool, args, Math.floor(bounds.most / 2)));
      rows.push({ line: at + 1, ...defined({ id }), ok: said.error === undefined, ...said });
      if (said.error === undefined) continue;
      failed.push(at + 1);
      if (keepGoing !== true) break;
    }
    return valueResult(rows, notesOf(failed, calls.length - rows.length), bounds);
  },
};

function notesOf(failed: readonly number[], left: number): string[] {
  if (failed.length === 0) return [];
  const which = `${failed.length === 1 ? 'Line' : 'Lines'} ${failed.join(', ')} failed.`;
  return left === 0 ? [which] : [which, `${String(left)} ${left === 1 ? 'line was' : 'lines were'} not run.`];
}

/** @throws CliError for the first line that cannot be run, with its number */
function readCalls(lines: readonly unknown[], parts: BuiltInParts): readonly CallLine[] {
  if (lines.length === 0) throw new CliError('usage', '"lines" is empty.');
  if (lines.length > MOST_LINES)
    throw new CliError(
      'usage',
      `"lines" has ${String(lines.length)} lines, and a call has at most ${String(MOST_LINES)}. Nothing was run.`,
      'Divide them among several calls.',
    );
  return lines.map((line, at) => {
    try {
      return readCall(line as object, parts);
    } catch (error) {
      throw error instanceof CliError ? refusedLine(at + 1, error) : error;
    }
  });
}

const KEYS = ['name', 'arguments', 'id'];

function readCall(line: object, parts: BuiltInParts): CallLine {
  const { name, arguments: given, id } = line as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(line).find((key) => !KEYS.includes(key));
  if (unknown !== undefined)
    throw new CliError('usage', `It has the key "${unknown}". Known keys: ${KEYS.join(', ')}.`, undefined, {
      suggestions: nearest(unknown, KEYS),
    });
  if (typeof name !== 'string') throw new CliError('usage', '"name" must be the name of a tool or a command.');
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number')
    throw new CliError('usage', '"id" must be text or a number.');
  const own = given ?? {};
  if (!isObject(own)) throw new CliError('usage', '"arguments" must be an object.');
  const { tool, args } = usableTool(name, parts);
  const call = { tool, args: { ...args, ...own } };
  checkArguments(tool, call.args);
  return { ...call, ...defined({ id: id ?? undefined }) };
}
