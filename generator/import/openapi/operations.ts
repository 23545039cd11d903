/** Reads the operations of a description. */
import { defined } from '../../../runtime/base/defined.js';
import { expand } from './objects.js';
import { serverOf, type Base, type ServerOptions } from './server.js';
import type { Description, Operation, PathItem, RawOperation, Segment } from './types.js';
import { kebab } from './words.js';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const otherMethods = ['head', 'options', 'trace'];

const escaped = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** The server of the description, and what the servers of operations add. */
export interface Servers extends Pick<ServerOptions, 'findings' | 'env' | 'variables'> {
  readonly main: Base;
}

/** Returns the operations of a description, in its order. */
export function operationsOf(description: Description, servers: Servers): Operation[] {
  const { findings } = servers;
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) => {
    const pointer = `#/paths/${escaped(path)}`;
    for (const method of otherMethods) {
      if (item[method] !== undefined)
        findings.push({ pointer: `${pointer}/${method}`, problem: `a command cannot send ${method.toUpperCase()}` });
    }
    if (item['x-cli-ignore'] === true) return [];
    const unnamed = /<[^<>/]*>/.exec(path)?.[0];
    if (unnamed !== undefined) {
      const problem = `the path has ${unnamed}, which is not a parameter, so there is no command`;
      for (const method of methods)
        if (item[method] !== undefined) findings.push({ pointer: `${pointer}/${method}`, problem });
      return [];
    }
    return methods.flatMap((method) => {
      const raw = item[method] as RawOperation | undefined;
      return raw === undefined || raw['x-cli-ignore'] === true
        ? []
        : [operation(path, method, item, raw, `${pointer}/${method}`, servers)];
    });
  });
}

function operation(
  path: string,
  method: string,
  item: PathItem,
  raw: RawOperation,
  pointer: string,
  servers: Servers,
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
  const { origin, base } = serverFor(item, raw, pointer, servers);
  // In some descriptions, a fragment distinguishes requests with one path; it is not part of an address.
  const [address = '', fragment] = path.split('#');
  const segments = `${base}${address}`
    .split('/')
    .filter((text) => text !== '')
    .map(segment);
  return {
    method: method.toUpperCase(),
    path: `/${segments.map(textOf).join('/')}${address.length > 1 && address.endsWith('/') ? '/' : ''}`,
    ...(origin !== servers.main.origin && { origin }),
    ...defined({ fragment }),
    segments,
    pointer,
    raw,
    parameters: [...shared.filter((one) => !isOwn(one.name, one.in)), ...own].flatMap(expand),
    tag: raw.tags?.[0],
  };
}

/** Returns the server of an operation: its own, else the server of its path, else the server of the description. */
function serverFor(item: PathItem, raw: RawOperation, pointer: string, servers: Servers): Base {
  if (raw.servers !== undefined && raw.servers.length > 0)
    return serverOf(raw.servers, { ...servers, pointer: `${pointer}/servers` });
  if (item.servers === undefined || item.servers.length === 0) return servers.main;
  return serverOf(item.servers, { ...servers, pointer: `${pointer.slice(0, pointer.lastIndexOf('/'))}/servers` });
}

/** Formats that a path may end with. A dot may also separate words: `users.list`. */
const extensions = /\.(?:json|xml|csv|ya?ml|txt)$/i;

/** Names of arguments follow the language, so the placeholders of the path are renamed. */
function segment(whole: string, index: number, { length }: readonly string[]): Segment {
  const extension = index === length - 1 ? extensions.exec(whole)?.[0] : undefined;
  const text = extension === undefined ? whole : whole.slice(0, -extension.length);
  const argument = /^\{([^{}]+)\}$/.exec(text)?.[1];
  return {
    text:
      argument === undefined
        ? text.replace(/\{([^{}]+)\}/g, (_, name: string) => `{${kebab(name)}}`).replace(/\s/g, '')
        : kebab(argument),
    isArgument: argument !== undefined,
    ...defined({ extension }),
  };
}

const textOf = ({ text, isArgument, extension = '' }: Segment): string =>
  `${isArgument ? `{${text}}` : text}${extension}`;

/** Returns the names of the arguments of a path, in order. */
export const argumentsOf = (path: string): string[] => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
