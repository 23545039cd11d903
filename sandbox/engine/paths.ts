/** Matches paths with templates. */
import type { Service } from '../../runtime/contract/service.js';

/** A path template prepared for matching. */
export interface Pattern {
  readonly template: string;
  readonly names: readonly string[];
  /** A smaller one is tried first: literal segments before parameters. */
  readonly rank: number;
  match(path: string): Record<string, string> | undefined;
}

/** `/v1/{a}/items({key})/{rest*}`: parameters match within one segment, a starred one to the end. */
export function pattern(template: string): Pattern {
  // Compiled on first use: a service may have thousands of paths, and a run matches few.
  let expression: RegExp | undefined;
  const names = [...template.matchAll(PARAMETER)].map(([, name = '']) => name);
  return {
    template,
    names,
    rank: Number(template.split('/').map(rankOf).join('').padEnd(DEEPEST, '0')),
    match(path) {
      if (!path.startsWith(template.slice(0, Math.max(0, template.indexOf('{'))))) return undefined;
      const found = (expression ??= compile(template)).exec(path);
      if (found === null) return undefined;
      const params: Record<string, string> = {};
      names.forEach((name, i) => (params[name] = decode(found[i + 1] ?? '')));
      return params;
    },
  };
}

/** Number of segments in a rank, one decimal digit each. */
const DEEPEST = 15;

const PARAMETER = /\{([\w-]+)(\*)?\}/g;

function compile(template: string): RegExp {
  const source = template.replace(/\{[\w-]+(\*)?\}|[^{]+/g, (part, star: string | undefined) => {
    if (!part.startsWith('{')) return part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    return star === undefined ? '([^/]+?)' : '(.*)';
  });
  return new RegExp(`^${source}/?$`);
}

/** Rank of a segment: literal, partly literal, parameter, starred parameter. */
function rankOf(segment: string): string {
  if (!segment.includes('{')) return '0';
  if (!/^\{[^}]+\}$/.test(segment)) return '1';
  return segment.endsWith('*}') ? '3' : '2';
}

/** The template without parameter names: templates of the same shape are the same path. */
export function shapeOf(template: string): string {
  return template.replace(/\{[\w-]+(\*?)\}/g, '{$1}').replace(/\/$/, '');
}

/** Splits a path that ends with the id of a record into its list path and the parameter. */
export function split(path: string, service: Service): { readonly list: string; readonly id: string } | undefined {
  const cut = path.lastIndexOf('/');
  const last = path.slice(cut + 1);
  const id = /\{([\w-]+)\}/.exec(last)?.[1];
  if (id === undefined || Object.hasOwn(service.variables, id)) return undefined;
  const word = /^[\w.-]+/.exec(last)?.[0];
  return { list: word === undefined ? path.slice(0, cut) : path.slice(0, cut + 1) + word, id };
}

/** A part of a path as it was before it was encoded. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
