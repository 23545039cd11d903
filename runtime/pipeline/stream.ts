/** Response -> Result, for text and files that the service returns in place of JSON. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Result } from '../contract/pipeline.js';
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
  const { command, world, options } = context;
  const odd = ofJson.find((name) => options[name] !== undefined && (command.given?.has(name) ?? true));
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

/**
 * Returns the response of a call, to be passed on as it arrives. If `--out` names a file, the response is written to it first, and
 * replaces it at the end.
 */
export async function streamResult({ plan, bound: { args } }: Request, own: Call, context: Context): Promise<Result> {
  const call = { ...own, ...defined({ redirect: plan.redirect }) };
  const { http, world } = context;
  const path = fileOf(args, context);
  if (path === undefined) {
    return {
      kind: 'stream',
      content: plan.answer ?? 'bytes',
      pass: async (take) => {
        context.live('', 'progress');
        const passOn = async (chunk: Uint8Array): Promise<boolean> => {
          await take(chunk);
          return true;
        };
        const response = await http.send({ ...call, into: { take: passOn } });
        if (plan.answer === 'bytes') warnOfPage(response, context);
      },
    };
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
    context.localWrites.count += 1;
    return { kind: 'action', line: `Saved ${saved} (${String(bytes)} bytes)`, data: { path: saved, bytes } };
  }
  await receiveAtomic(target, async (file) => {
    const response = await http.send({ ...call, into: { file } });
    ({ size: bytes = 0 } = response);
    if (plan.answer === 'bytes') warnOfPage(response, context);
  });
  context.localWrites.count += 1;
  return { kind: 'action', line: `Saved ${path} (${String(bytes)} bytes)`, data: { path, bytes } };
}

/** Returns the file that the user named; undefined for standard output. */
function fileOf(args: Row, context: Context): string | undefined {
  const flag = flagFor(context, 'print', 'file');
  const path = flag === undefined ? undefined : args[flag];
  return typeof path === 'string' && path !== '-' ? path : undefined;
}

const isTerminal = (stream: NodeJS.WritableStream): boolean => (stream as { isTTY?: boolean }).isTTY === true;
