/** The resources of a service, look-ups in them, and the dialects that have these keys. */
import { insertBefore, removeEntry, replaceEntry } from '../../1-read/edits.js';
import { change, entry, leave, mappingOf, removed, rewritten, withTodo } from '../kit.js';
import { find, type Mapping } from '../places.js';
import type { Change, Rule, Spec } from '../rule.js';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `Code eq '{text:18}'`: the field, and the width of a code that the service stores right-aligned. */
const COMPARED = /^(\w+) eq '\{text(?::(\d+))?\}'$/;

export const catalogue: readonly Rule[] = [
  removed('dialect', 'A service opts into dialects with `dialects`.'),
  {
    why: 'Codes of digits that are stored right-aligned are declared once, by their width.',
    find: ({ service: { value } }) => [codes(value as Mapping)],
  },
  {
    why: 'A look-up in a resource names the resource and the field.',
    find: (spec) => find(spec.service.value, 'references.*').map(({ value }) => ofResource(mappingOf(value), spec)),
  },
  {
    why: 'A look-up names the field that is compared.',
    find: ({ service }) =>
      find(service.value, 'references.*.scan').map(({ owner, value }) => scan(owner, mappingOf(value))),
  },
  {
    why: 'A look-up names the field that is compared.',
    find: ({ service }) => find(service.value, 'references.*').map(({ key, value }) => query(key, mappingOf(value))),
  },
  removed('catalogue.file', 'It is catalogue.json beside service.yaml.', ({ value }) =>
    value === 'catalogue.json' ? undefined : `Rename the file ${text(value)} to catalogue.json.`,
  ),
  rewritten(
    'catalogue.path',
    'The part of a path in brackets is for the beta version of a resource.',
    ({ key, owner }) => {
      const path = withBeta(text(owner['path']), text(owner['beta-path']));
      return path === undefined ? undefined : { entry: entry(key, path), without: ['beta-path'] };
    },
  ),
  removed(
    'catalogue.beta-path',
    'The part of a path in brackets is for the beta version of a resource.',
    ({ value }) => `Write the part of ${text(value)} that the beta version adds into \`path\`, in brackets.`,
  ),
  {
    why: 'A catalogue names the paging style of its lists.',
    find: ({ service }) => [pagingOf(service.value as Mapping)],
  },
];

/** Returns the name of a resource in a path, if the path is that of the resources of the catalogue. */
function resourceIn(path: string, service: Mapping): string | undefined {
  const [before, after] = text(mappingOf(service['catalogue'])['path'])
    .replace(/\[[^\]]*\]/, '')
    .split('{resource}');
  if (before === undefined || after !== '' || !path.startsWith(before)) return undefined;
  return path.slice(before.length);
}

/** Returns the parts of a look-up that is a filter over a resource. */
function compared(reference: Mapping, service: Mapping) {
  const filter = Object.entries(mappingOf(reference['query'])).find(([name]) => name === '$filter')?.[1];
  const [, field, width] = COMPARED.exec(text(filter)) ?? [];
  const resource = resourceIn(text(reference['path']), service);
  return field === undefined || resource === undefined ? undefined : { field, width, resource };
}

function codes(service: Mapping): Change | undefined {
  const [found] = find(service, 'catalogue.path');
  if (found === undefined || 'codes' in found.owner) return undefined;
  const wide = Object.values(mappingOf(service['references'])).flatMap((reference) => {
    const parts = compared(mappingOf(reference), service);
    return parts?.width === undefined ? [] : [{ ...parts, width: parts.width }];
  });
  const [first] = wide;
  if (first === undefined) return undefined;
  const fields = wide.filter(({ width }) => width === first.width).map(({ resource, field }) => `${resource}.${field}`);
  const written = entry('codes', { [first.width]: fields });
  return change(found, `\`${written}\` is written`, insertBefore(found.owner, 'path', written));
}

function ofResource(reference: Mapping, { service }: Spec): Change | undefined {
  const parts = compared(reference, service.value as Mapping);
  if (parts === undefined) return undefined;
  const found = { owner: reference, key: 'path', value: reference['path'] };
  return change(
    found,
    `\`${entry('resource', parts.resource)}\` and \`${entry('by', parts.field)}\` are written`,
    replaceEntry(reference, 'path', entry('resource', parts.resource)),
    replaceEntry(reference, 'query', entry('by', parts.field)),
    ...['id', 'unless'].filter((key) => key in reference).map((key) => removeEntry(reference, key)),
  );
}

function scan(reference: Mapping, { field, paging, result }: Mapping): Change | undefined {
  const found = { owner: reference, key: 'scan', value: field };
  const beside = [entry('by', field), ...(result === undefined ? [] : [entry('result', result)])];
  return change(
    found,
    '`scan` is written as `by` and `paging`',
    ...beside.map((written) => insertBefore(reference, 'scan', written)),
    replaceEntry(reference, 'scan', entry('paging', paging)),
  );
}

/** A query compares what was typed, which is `{code}`; the field is not known, unless the query names it. */
function query(name: string, reference: Mapping): Change | undefined {
  const parts = mappingOf(reference['query']);
  const written = Object.entries(parts).filter(([, value]) => /\{text(?::\d+)?\}/.test(text(value)));
  if (written.length === 0) return undefined;
  const edits = written.map(([key, value]) =>
    replaceEntry(parts, key, entry(key, text(value).replace(/\{text(?::\d+)?\}/g, '{code}'))),
  );
  const changed = change(
    { owner: reference, key: 'query', value: parts },
    '`query` has `{code}` in place of `{text}`',
    ...edits,
  );
  const todo = `Write \`by:\` into the look-up "${name}", with the field that holds what users type.`;
  return withTodo(changed, 'by' in reference ? undefined : todo);
}

/** Returns a path with the part that another one has more, in brackets. */
function withBeta(path: string, beta: string): string | undefined {
  if (path === '' || beta.length <= path.length) return undefined;
  let start = 0;
  while (start < path.length && path.charAt(start) === beta.charAt(start)) start++;
  // The slash is at the beginning of the part.
  while (start > 0 && beta.charAt(start) !== '/') start--;
  const part = beta.slice(start, start + beta.length - path.length);
  return path.slice(0, start) + part + path.slice(start) === beta
    ? `${path.slice(0, start)}[${part}]${path.slice(start)}`
    : undefined;
}

/** Writes the style that pages below the path of the catalogue, or the only style that follows links. */
function pagingOf(service: Mapping): Change | undefined {
  const [found] = find(service, 'catalogue.path');
  if (found === undefined || 'paging' in found.owner) return undefined;
  const styles = Object.entries(mappingOf(service['paging']));
  const below = styles.filter(([, style]) => {
    const { paths } = mappingOf(style);
    return Array.isArray(paths) && paths.some((path) => text(found.value).startsWith(text(path)));
  });
  const links = styles.filter(([, style]) => mappingOf(style)['style'] === 'link');
  const [only, ...others] = [below, links, styles].find((list) => list.length > 0) ?? [];
  if (only === undefined || others.length > 0) {
    const todo = 'Write `paging:` into `catalogue`, with the style of the lists of its resources.';
    return leave(found, 'the paging style of the catalogue is not known', todo);
  }
  const written = entry('paging', only[0]);
  return change(found, `\`${written}\` is written`, insertBefore(found.owner, 'path', written));
}
