import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { isWrite } from '../base/writes.js';
import { CliError } from '../base/errors.js';
import { flagFor } from '../base/wires.js';
import type { Request } from './request.js';
import { warnOfPage } from './write-check.js';

/** Flags that format or select JSON. */
const ofJson = ['output', 'jq', 'fields', 'columns', 'sort'] as const;

/**
 * Refuses what cannot be done with a response that is text or bytes, before any request.
 *
 * @throws CliError `combination` for flags that format JSON, `usage` for bytes to a terminal
 */
export function checkStream(plan: RequestPlan, args: Row, context: Context): void {
  const { command, world, globals } = context;
  const odd = ofJson.find((name) => globals[name] !== undefined && (command.given?.has(name) ?? true));
  if (odd !== undefined) {
    throw new CliError(
      'combination',
      `--${odd} cannot be used with "${command.words}": its response is ${plan.answer === 'text' ? 'text' : 'a file'}, not JSON.`,
    );
  }
  if (plan.answer === 'bytes' && fileOf(args, context) === undefined && isTerminal(world.stdout)) {
    throw new CliError(
      'usage',
      'The response is not text, and standard output is a terminal.',
      'Write it to a file with --out, to a file with the name that the service gives it with "--out .", or redirect the output.',
    );
  }
}

/** Sends the call and passes its response on as it arrives: to the file that `--out` names, which is replaced at the end, or to stdout. */
export async function printStream({ plan, bound: { args } }: Request, own: Call, context: Context): Promise<void> {
  const call = { ...own, ...defined({ redirect: plan.redirect }) };
  const { http, world, out } = context;
  const path = fileOf(args, context);
  if (path === undefined) {
    context.live('', 'progress');
    const response = await http.send({ ...call, into: { take: out.stream(plan.answer ?? 'bytes') } });
    if (plan.answer === 'bytes') warnOfPage(response, context);
    return;
  }
  const [{ receiveAtomic, receiveInto }, { fullPath }, { stat }, { localName, namedBy }] = await Promise.all([
    import('../state/atomic.js'),
    import('../state/paths.js'),
    import('node:fs/promises'),
    import('../base/file-name.js'),
  ]);
  const target = fullPath(world, path);
  let bytes = 0;
  const isFolder = /[/\\]$/.test(path) || (await stat(target).catch(() => undefined))?.isDirectory() === true;
  if (isFolder) {
    const saved = await receiveInto(
      target,
      async (file) => {
        const response = await http.send({ ...call, into: { file } });
        const { size = 0, headers, url } = response;
        bytes = size;
        if (plan.answer === 'bytes') warnOfPage(response, context);
        const last = new URL(url).pathname.split('/').findLast((segment) => segment !== '');
        return localName(namedBy(headers['content-disposition']) ?? last ?? '', 'download');
      },
      { numbered: isWrite(plan.effect) },
    );
    context.files.written += 1;
    await out.action(`Saved ${saved} (${String(bytes)} bytes)`, { path: saved, bytes });
    return;
  }
  await receiveAtomic(target, async (file) => {
    const response = await http.send({ ...call, into: { file } });
    ({ size: bytes = 0 } = response);
    if (plan.answer === 'bytes') warnOfPage(response, context);
  });
  context.files.written += 1;
  await out.action(`Saved ${path} (${String(bytes)} bytes)`, { path, bytes });
}

/** Returns the file that the user named; undefined for standard output. */
function fileOf(args: Row, context: Context): string | undefined {
  const flag = flagFor(context, 'print', 'file');
  const path = flag === undefined ? undefined : args[flag];
  return typeof path === 'string' && path !== '-' ? path : undefined;
}

const isTerminal = (stream: NodeJS.WritableStream): boolean => (stream as { isTTY?: boolean }).isTTY === true;
