/** Finds the commands whose request a request is, whichever command sends it: a rule for `deal delete` also covers `api`. */
import type { Call } from '../contract/http.js';
import type { Client } from '../contract/context.js';
import type { Route } from '../contract/route.js';
import { escaped } from '../base/regexp.js';
import { isWrite } from '../base/writes.js';
import type { Effect } from '../contract/command.js';
import { leavesAt } from './leaves.js';
import type { Named, Write } from './types.js';

/**
 * Returns the commands that send such a request. It is unknown if none does, and the command that runs declares no writes,
 * as `api`, or the catalogue does not list its resource: then it may do anything.
 */
export async function sameRequests(
  client: Pick<Client, 'routes'>,
  id: string,
  call: Pick<Call, 'method' | 'path' | 'params' | 'returned' | 'unlisted'>,
  leaves: Write['leaves'],
): Promise<{ readonly same: readonly Named[]; readonly isUnknown: boolean }> {
  // The service has named the address, and the command that follows it has a name of its own.
  if (call.returned === true) return { same: [], isUnknown: false };
  const writes = (await client.routes()).routes.filter(({ effect }) => isWrite(effect as Effect));
  const steps = stepsOf(filled(call));
  const isAbsolute = /^[a-z][\w+.-]*:/i.test(call.path);
  // Workflows share their requests with other commands. Only a command that is one request stands for it.
  const same = writes.filter(
    (route) =>
      route.shape !== undefined &&
      route.method === call.method &&
      fits(stepsOf(route.path), steps, isAbsolute) &&
      hasConstants(route, leaves),
  );
  return {
    same: same.map(({ command, effect }) => ({ words: command.split('.').slice(1).join(' '), effect })),
    // A route without records of its own takes any resource, and what is not one, such as a batch of requests.
    isUnknown:
      same.every(({ resource }) => resource === '') &&
      (call.unlisted === true || !writes.some(({ command }) => command === id)),
  };
}

/** Returns the path of a request with the values that are known. */
export function filled({ path, params = {} }: Pick<Call, 'path' | 'params'>): string {
  return path.replaceAll(/\{\+?([\w-]+)\}/g, (hole, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? hole) : hole,
  );
}

/** Returns the segments of a path as a service may read it: without case, escapes, dots and empty segments. */
function stepsOf(path: string): readonly string[] {
  const held = path.replaceAll('{', '\ue000').replaceAll('}', '\ue001');
  const url = URL.canParse(held, 'https://host') ? new URL(held, 'https://host') : undefined;
  return (url?.pathname ?? held)
    .split('/')
    .map(decoded)
    .flatMap((step) => step.split('/'))
    .map((step) => step.replace(/;.*$/s, '').toLowerCase())
    .filter((step) => step !== '');
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** A place for any value, as in `{id}` or `({id})`. */
const HOLE = /\ue000[^\ue001]*\ue001/g;

/** Whether the steps of a route can be those of a request. The origin of an absolute address may end in a path. */
function fits(route: readonly string[], steps: readonly string[], isAbsolute: boolean): boolean {
  const own = isAbsolute ? steps.slice(Math.max(0, steps.length - route.length)) : steps;
  return route.length === own.length && route.every((step, at) => meets(step, own[at] ?? ''));
}

function meets(route: string, step: string): boolean {
  if (step.includes('\ue000')) return patternOf(step).test(route.replace(HOLE, 'x')) || patternOf(route).test(step);
  return patternOf(route).test(step);
}

const patternOf = (step: string): RegExp =>
  new RegExp(
    `^${step
      .split(HOLE)
      .map((text) => escaped(text))
      .join('.+')}$`,
    's',
  );

/** Whether a request has the constants that a command always sends. What cannot be read may have them. */
function hasConstants({ constants = {} }: Route, leaves: Write['leaves']): boolean {
  return (
    leaves === undefined ||
    Object.entries(constants).every(([path, constant]) =>
      leavesAt(leaves, path).some(({ value }) => value?.toLowerCase() === constant.toLowerCase()),
    )
  );
}
