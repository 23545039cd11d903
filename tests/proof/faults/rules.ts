/** Rules that hold in every cell of the matrix. */
import type { Failure } from '../../../runtime/contract/failure.js';
import type { Service as Declared } from '../../../runtime/contract/service.js';
import { ATTEMPTS } from '../../../runtime/base/standard.js';
import type { AnyFault, Cell } from './cell.js';
import type { Nature } from './fault.js';
import type { Kind } from './kinds.js';

interface Expected {
  /** `undefined`: anything that the other rules allow. */
  readonly end: 'ok' | Failure | undefined;
  readonly attempts: number | undefined;
}

const METHODS = { read: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const;

function expected(kind: Kind, fault: AnyFault, service: Declared, method: string): Expected {
  const nature: Nature = (kind.isFile && 'ofFile' in fault ? fault.ofFile : undefined) ?? fault.nature;
  const own = 'attempts' in fault ? fault.attempts?.(kind) : undefined;
  const most = ATTEMPTS;
  const isOnce = fault.hits === 1;
  // A refresh token may work once only, so its exchange is never repeated.
  const repeatable =
    kind.isExchange !== true && (kind.effect === 'read' || service.retry.repeat.includes(method as 'GET'));
  // A refused connection has carried no request.
  const isUnsent = 'network' in fault && fault.network === 'refused' && kind.isExchange !== true;
  // A state that may be known later is requested until the time is up. Everything else ends the wait, but not the job.
  if (kind.isState && !(isOnce && nature !== 'final') && !['open', 'ok'].includes(nature))
    return { end: 'generic', attempts: undefined };
  switch (nature) {
    case 'open':
      return { end: undefined, attempts: undefined };
    case 'ok':
      return { end: 'ok', attempts: 'bend' in fault ? undefined : 1 };
    case 'final':
      return {
        end: fault.failure?.(kind, service) ?? 'unavailable',
        attempts: own ?? ('bend' in fault ? undefined : 1),
      };
    case 'retry':
      if (!repeatable && !isUnsent) return { end: 'unavailable', attempts: 1 };
      return isOnce ? { end: 'ok', attempts: 2 } : { end: 'unavailable', attempts: most };
    case 'limit':
      if (kind.isExchange) return { end: 'rate', attempts: 1 };
      return isOnce ? { end: 'ok', attempts: 2 } : { end: 'rate', attempts: most };
  }
}

interface Reported {
  readonly error: string;
  readonly message: string;
  readonly exitCode: number;
  readonly statusCode?: number;
  readonly sent: 'yes' | 'no' | 'unknown';
  readonly retry: 'safe' | 'check' | 'no';
}

/** Returns the error that was printed, if it is one JSON object on the last line of stderr. */
export function reported({ err }: Cell): Reported | undefined {
  try {
    return JSON.parse(err.trimEnd().split('\n').at(-1) ?? '') as Reported;
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns what an error may say about the writes of its run, judged by the requests that the service received. */
function outcomeDue(
  kind: Kind,
  { targets, requests }: Cell,
  { exitCode, statusCode: status = 0 }: Reported,
  isRepeatable: boolean,
): { readonly sent: readonly Reported['sent'][]; readonly retry: readonly Reported['retry'][] } {
  const passes = exitCode === 69 || exitCode === 75;
  const again: readonly Reported['retry'][] = passes ? ['safe'] : ['no'];
  const isWrite = kind.isState === true || (kind.effect !== 'read' && kind.isExchange !== true);
  if (!isWrite) return { sent: ['no'], retry: again };
  // The job is running.
  if (kind.isState === true) return { sent: ['yes'], retry: ['check'] };
  // An upload has two requests, of which the first one may be done.
  const writes = requests.filter((line) => !line.startsWith('GET ')).length;
  // A connection that is broken on arrival is not in the list of requests.
  if (writes === 0) return { sent: ['no', 'unknown'], retry: isRepeatable ? again : ['safe', 'check'] };
  if (writes > targets) return { sent: ['yes', 'unknown'], retry: ['check'] };
  const isRefused = status >= 400 && status < 500;
  if (isRefused) return { sent: ['yes'], retry: again };
  // A response that lacks the record is found after the write counts as done.
  const isDone = status >= 200 && status < 300;
  if (isRepeatable && passes) return { sent: ['yes', 'unknown'], retry: isDone ? ['safe', 'check'] : ['safe'] };
  return { sent: ['yes', 'unknown'], retry: ['check'] };
}

/** Returns every rule that a cell breaks, as sentences. `clean`: the run of the same kind without a fault. */
export async function broken(kind: Kind, fault: AnyFault, cell: Cell, clean: Cell): Promise<string[]> {
  const { service } = await kind.client.service();
  const method = clean.requests.find((line) => line.startsWith('PATCH')) === undefined ? METHODS[kind.effect] : 'PATCH';
  const { end, attempts } = expected(kind, fault, service, method);
  const error = reported(cell);
  const found: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) found.push(sentence);
  };

  if (end === 'ok') must(cell.code === 0, `it must succeed, and ended with ${String(cell.code)}`);
  else if (end !== undefined) {
    const { code, typed = code } = service.exits[end];
    must([code, typed].includes(cell.code), `the exit code of "${end}" is ${String(code)}, not ${String(cell.code)}`);
  }
  must(cell.code !== service.exits.internal.code, 'a fault of the service is not a bug of the client');

  // Pages that are read at the same time fail in any order.
  const isOrdered = kind.list?.style !== 'page' && kind.list?.style !== 'docs';
  if (attempts !== undefined && isOrdered) {
    must(cell.attempts === attempts, `${String(attempts)} attempts were due, not ${String(cell.attempts)}`);
  }
  must(cell.requests.length <= 200, `${String(cell.requests.length)} requests are without end`);

  const isRepeatable = kind.effect === 'read' || service.retry.repeat.includes(method);
  const isRefused = fault.nature === 'limit' || fault.name.startsWith('40');
  if (!isRepeatable && !isRefused)
    must(cell.targets <= 1, `a write that may have arrived was sent ${String(cell.targets)} times`);
  // A report during a wait is an object too.
  if (error !== undefined && cell.code !== 0) {
    const rule = outcomeDue(kind, cell, error, isRepeatable);
    const { sent, retry } = error;
    must(rule.sent.includes(sent), `sent is "${sent}", not ${rule.sent.join(' or ')}`);
    must(rule.retry.includes(retry), `retry is "${retry}", not ${rule.retry.join(' or ')}`);
  }

  if (kind.isState) {
    const posts = cell.requests.filter((line) => line.startsWith('POST')).length;
    must(posts === 1, `the job must be started once, and was started ${String(posts)} times`);
    if (error !== undefined)
      must(
        /It continues on the service\. Show its state with \\"/.test(cell.err),
        'the error must say that the job continues, and how its state is shown',
      );
  }

  const wait = 'wait' in fault ? fault.wait?.(service) : undefined;
  if (wait !== undefined && kind.isExchange !== true && kind.host !== 'docs') {
    const total = cell.waited.reduce((sum, one) => sum + one, 0);
    must(total >= wait - 0.1 && total <= wait + 2, `it must wait ${String(wait)} s, and waited ${total.toFixed(1)} s`);
  }

  if (cell.code === 0) {
    must(parsed(cell.out) !== undefined, 'stdout must be JSON');
    if (end === 'ok' && !('bend' in fault && fault.rows !== undefined))
      must(cell.out === clean.out, 'the result must be that without the fault');
    if ('bend' in fault && fault.rows !== undefined) found.push(...missing(cell, clean));
    if (end === 'ok')
      must(JSON.stringify(cell.files) === JSON.stringify(clean.files), 'the files must be those without the fault');
  } else {
    const isWhole = kind.part === undefined ? Array.isArray : (value: unknown): boolean => value !== undefined;
    must(cell.out === '' || isWhole(parsed(cell.out)), 'stdout must be empty or whole JSON');
    must(error?.exitCode === cell.code, 'stderr must end with one JSON object that has the exit code');
    const { part } = kind;
    const left = Object.keys(cell.files).filter((path) => !path.endsWith('/') && part?.test(path) !== false);
    must(left.length === 0, `files are left: ${left.join(', ')}`);
    if (part !== undefined && cell.targets > 0) {
      const rest = Object.keys(clean.files).filter((path) => /\/conversation\.json$/.test(path));
      must(
        rest.length > 0 && rest.every((path) => cell.files[path] === clean.files[path]),
        'the other parts must be stored',
      );
    }
    if (kind.stored === 'stale') must(cell.stored.includes('canary-refresh'), 'the stored token must stay');
  }
  must(!/\n\s+at .*:\d+/.test(cell.err.replaceAll('\\n', '\n')), 'no stack belongs in a message');
  must(cell.strays === 0, 'nothing may be sent to another origin');
  must(cell.leaks.length === 0, `credentials are shown: ${cell.leaks.join(', ')}`);
  return found;
}

/** Rows of the list that stayed in it all the time are printed once each. */
function missing(cell: Cell, clean: Cell): string[] {
  const keys = (text: string): string[] =>
    (JSON.parse(text) as readonly object[]).map((row) =>
      JSON.stringify(Object.entries(row).filter(([name]) => /^id$/i.test(name))),
    );
  const printed = keys(cell.out);
  const lost = keys(clean.out).filter((key) => !printed.includes(key));
  const twice = printed.filter((key, at) => printed.indexOf(key) !== at);
  return [
    ...(lost.length > 0 ? [`rows are missing: ${lost.join(' ')}`] : []),
    ...(twice.length > 0 ? [`rows are printed twice: ${twice.join(' ')}`] : []),
  ];
}
