/** Reads the operations of a description. */
import { defined } from '../../../runtime/base/defined.js';
import { expand } from './objects.js';
import { serverOf } from './service.js';
import type { Description, Finding, Operation, PathItem, RawOperation, Segment } from './types.js';
import { kebab } from './words.js';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const otherMethods = ['head', 'options', 'trace'];

const escaped = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

interface Base {
  readonly origin: string;
  /** Path of the server. */
  readonly base: string;
}

/** Returns the operations of a description, in its order. */
export function operationsOf(description: Description, main: Base, findings: Finding[]): Operation[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) => {
    const pointer = `#/paths/${escaped(path)}`;
    for (const method of otherMethods) {
      if (item[method] !== undefined)
        findings.push({ pointer: `${pointer}/${method}`, problem: `a command cannot send ${method.toUpperCase()}` });
    }
    return methods.flatMap((method) => {
      const raw = item[method] as RawOperation | undefined;
      return raw === undefined ? [] : [operation(path, method, item, raw, `${pointer}/${method}`, main, findings)];
    });
  });
}

function operation(
  path: string,
  method: string,
  item: PathItem,
  raw: RawOperation,
  pointer: string,
  main: Base,
  findings: Finding[],
): Operation {
  const own = (raw.parameters ?? []).map((parameter, index) => ({
    ...parameter,
    pointer: `${pointer}/parameters/${String(index)}`,
  }));
  const shared = (item.parameters ?? []).map((parameter, index) => ({
    ...parameter,
    pointer: `${pointer.slice(0, pointer.lastIndexOf('/'))}/parameters/${String(index)}`,
  }));
  const isOwn = (name?: string, place?: string) => own.some((one) => one.name === name && one.in === place);
  const { origin, base } = serverFor(item, raw, pointer, main, findings);
  // In some descriptions, a fragment distinguishes requests with one path; it is not part of an address.
  const [address = '', fragment] = path.split('#');
  const segments = `${base}${address}`
    .split('/')
    .filter((text) => text !== '')
    .map(segment);
  return {
    method: method.toUpperCase(),
    path: `/${segments.map(({ text, isArgument }) => (isArgument ? `{${text}}` : text)).join('/')}${address.length > 1 && address.endsWith('/') ? '/' : ''}`,
    ...(origin !== main.origin && { origin }),
    ...defined({ fragment }),
    segments,
    pointer,
    raw,
    parameters: [...shared.filter((one) => !isOwn(one.name, one.in)), ...own].flatMap(expand),
    tag: raw.tags?.[0],
  };
}

/** Returns the server of an operation: its own, else the server of its path, else the server of the description. */
function serverFor(item: PathItem, raw: RawOperation, pointer: string, main: Base, findings: Finding[]): Base {
  if (raw.servers !== undefined && raw.servers.length > 0)
    return serverOf(raw.servers, findings, `${pointer}/servers`, main.origin);
  if (item.servers === undefined || item.servers.length === 0) return main;
  return serverOf(item.servers, findings, `${pointer.slice(0, pointer.lastIndexOf('/'))}/servers`, main.origin);
}

/** Names of arguments follow the language, so the placeholders of the path are renamed. */
function segment(text: string): Segment {
  const whole = /^\{([^{}]+)\}$/.exec(text)?.[1];
  if (whole !== undefined) return { text: kebab(whole), isArgument: true };
  return {
    text: text.replace(/\{([^{}]+)\}/g, (_, name: string) => `{${kebab(name)}}`).replace(/\s/g, ''),
    isArgument: false,
  };
}

/** Returns the names of the arguments of a path, in order. */
export const argumentsOf = (path: string): string[] => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
