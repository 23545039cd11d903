/** Checks that the request of a command can carry the values of its wires, so that none is silently dropped. */
import { checkName } from '../diagnostics/findings.js';
import type { Encoding, Wire } from '../../runtime/contract/command.js';
import type { Kind } from '../../runtime/contract/kinds.js';
import { isRoot } from '../../runtime/base/wires.js';
import { findResource } from '../../runtime/dialects/odata/catalogue.js';
import type { CatalogueData, NamedResource } from '../../runtime/contract/catalogue.js';
import type { Bound, BoundCommand, BoundFlag, BoundRequest } from '../3-bind/types.js';
import { encodingOf, isSwitch, isWhole, placeOfUse } from '../3-bind/wires.js';
import type { Report } from '../diagnostics/report.js';
import { pagedBy } from './pages.js';
import type { Rule } from './rule.js';

/** Allowed names of places with a fixed set. */
const closed: Readonly<Partial<Record<Wire['in'], readonly string[]>>> = {
  paging: ['all', 'pages'],
  print: ['raw', 'count', 'one', 'secrets'],
  catalogue: ['beta', 'bulk', 'force'],
};

export const carried: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { request, words } = command;
    if (request === undefined) continue;
    reportBodies(command, report);
    for (const flag of [...command.args, ...command.flags]) {
      if (flag.origin === 'terminal' || flag.origin === 'derived') continue;
      flag.wires.forEach((wire, index) => {
        const at = flag.spec.wire === undefined ? flag.usedAt : placeOfUse(flag, index);
        const known = closed[wire.in];
        if (known !== undefined && !known.includes(wire.name)) {
          checkName(report, `name for the place ${wire.in}`, wire.name, known, at);
          return;
        }
        const why =
          problemOf(wire, flag, command, request, bound) ??
          pagedBy(parameterOf(wire), request.paging, bound.spec) ??
          (isSwitch(wire) && flag.kind !== 'boolean' ? `its type is ${flag.kind}, not boolean` : undefined);
        if (why === undefined) return;
        report.add('CS437', at, { wire: `${wire.in}:${wire.name}`, name: flag.name, words: words.join(' '), why });
      });
    }
  }
};

/** Reports a body that is not the value of exactly one flag, although its encoding needs one. */
function reportBodies({ spec, words, args, flags, at }: BoundCommand, report: Report): void {
  if (!isWhole(spec.encoding)) return;
  const found = [...args, ...flags].filter(({ wires }) => wires.some(isRoot)).map(({ name }) => `--${name}`);
  if (found.length === 1) return;
  const what = found.length === 0 ? 'no flag has' : `${found.join(' and ')} have`;
  report.add('CS440', at, { words: words.join(' '), encoding: spec.encoding, what });
}

function wholeProblem(place: Wire['in'], name: string, kind: Kind, encoding: 'text' | 'bytes'): string | undefined {
  if (place !== 'body' || name !== '')
    return `with \`encoding: ${encoding}\`, the flag with the wire \`body:\` is the body`;
  const kinds = encoding === 'text' ? ['text', 'message', 'path'] : ['path'];
  return kinds.includes(kind)
    ? undefined
    : `its type is ${kind}, and the body is ${encoding === 'text' ? 'a text or a file' : 'a file'}`;
}

/** Returns the name that a paging style would have for the place of a value; `undefined` if it can send nothing there. */
function parameterOf({ in: place, name }: Wire): string | undefined {
  if (place === 'query') return name;
  return place === 'body' || place === 'form' ? `body:${name}` : undefined;
}

/**
 * Whether the place is in a body of another encoding. Fields of a form can be beside files, and a form has the fields of
 * an object.
 */
function isMixed({ in: place, name }: Wire, encoding: Encoding = 'json'): boolean {
  if (place === 'body' && name === '' && encoding === 'form') return false;
  if (place === 'part') return encoding !== 'multipart';
  return (place === 'form') !== (encoding === 'multipart' || encoding === 'form');
}

/** Returns why a fixed resource cannot be read from another endpoint. */
function endpointProblem(name: string, record: NamedResource, data: CatalogueData): string | undefined {
  const hasOther =
    name === 'beta'
      ? findResource(data, record.name, true) !== undefined
      : record.bulk === true || (record.bulkPath !== undefined && findResource(data, record.bulkPath) !== undefined);
  return hasOther ? undefined : `${record.name} has no ${name === 'beta' ? 'beta version' : 'bulk endpoint'}`;
}

/** Places of `Name=value` pairs alone. */
const onlyPairs: ReadonlySet<Wire['in']> = new Set(['assign', 'match', 'fields']);

/** Places where a pair has its name. */
const ofPairs: ReadonlySet<Wire['in']> = new Set([...onlyPairs, 'query', 'body', 'form']);

/** Returns why a request cannot carry a value, or `undefined`. */
function problemOf(
  { in: place, name }: Wire,
  { kind }: BoundFlag,
  { args, flags, spec, scope, effect }: BoundCommand,
  request: BoundRequest,
  { spec: { variables }, catalogue: data = {} }: Bound,
): string | undefined {
  const { method, shape, paging, resource } = request;
  const hasBody = method !== 'GET';
  const reads = effect === 'read';
  const isList = reads && shape === 'rows';
  const needsResource = resource === undefined ? 'the command is not on a resource of the catalogue' : undefined;
  if (kind === 'pair' && !ofPairs.has(place))
    return 'its type is pair, and only queries, forms and JSON bodies can hold pairs';
  if (kind !== 'pair' && onlyPairs.has(place)) return `its type is ${kind}, not pair`;
  if (kind === 'line' && (place !== 'body' || name === '' || name === '[]'))
    return 'its type is line: lines are a field of a JSON body';
  switch (place) {
    case 'body':
    case 'form':
    case 'part':
    case 'fields':
      if (!hasBody) return 'a GET has no body';
      if (spec.encoding === 'none') return 'a request with `encoding: none` has no body';
      if (isWhole(spec.encoding)) return wholeProblem(place, name, kind, spec.encoding);
      if (isMixed({ in: place, name }, encodingOf(spec, [...args, ...flags])))
        return 'other values or `encoding` make the body another one: it is JSON, a form, or a form with files';
      if (place === 'body' && name === '' && kind !== 'json')
        return `its type is ${kind}, not json: the value is merged into the body, so it must be an object`;
      return kind === 'path' && place === 'form' ? 'a file is a part, or base64 in a JSON body' : undefined;
    case 'header':
      if (kind === 'path') return 'a file is a part, or base64 in a JSON body';
      return name.toLowerCase() === 'content-type' && encodingOf(spec, [...args, ...flags]) === 'multipart'
        ? 'the media type of a form with files has the boundary between them, which the client chooses'
        : undefined;
    case 'query':
      if (kind === 'path') return 'a file is a part, or base64 in a JSON body';
      if (name === '' && kind !== 'pair') return `its type is ${kind}, not pair: the value is merged into the query`;
      return undefined;
    case 'assign':
      return hasBody ? needsResource : 'a GET has no body';
    case 'match':
      return needsResource ?? (reads && !isList ? 'the command does not print a list' : undefined);
    case 'line':
      return flags.some((flag) => flag.line !== undefined) ? undefined : 'the command has no flag of the type line';
    case 'attach':
      if (reads) return 'a read stores no files';
      return kind === 'path' ? undefined : `its type is ${kind}, not path`;
    case 'term':
      return reads ? undefined : 'only a read has a filter';
    case 'keep':
      return isList ? undefined : 'the command does not print a list';
    case 'paging':
      return isList && paging !== undefined ? undefined : 'the command does not read pages';
    case 'print':
      if (name === 'secrets') {
        return scope.spec.secrets === undefined ? 'the command has no `secrets`' : undefined;
      }
      if (name === 'raw') return shape === 'action' ? 'the command prints one line' : undefined;
      return isList ? (name === 'count' ? needsResource : undefined) : 'the command does not print a list';
    case 'each':
      if (!isList) return 'the command does not print a list';
      return variables?.[name]?.every === undefined ? `the variable ${name} has no \`every\`` : undefined;
    case 'catalogue':
      if (needsResource !== undefined) return needsResource;
      if (name === 'bulk' && !isList) return 'the command does not print a list';
      if (name !== 'force' && resource?.record !== undefined) return endpointProblem(name, resource.record, data);
      return name === 'force' && reads ? 'a read is never refused' : undefined;
    default:
      return undefined;
  }
}
