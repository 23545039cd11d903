import type { Wire } from '../../runtime/contract/command.js';
import type { ServiceSpec } from '../2-shape/types.js';
import type { BoundCommand, BoundFlag, BoundRequest } from '../3-bind/types.js';
import { isSwitch, placeOfUse } from '../3-bind/wires.js';
import { candidates } from '../diagnostics/nearest.js';
import { pagedBy } from './pages.js';
import type { Rule } from './rule.js';

/** Allowed names of places with a fixed set. */
const closed: Readonly<Partial<Record<Wire['in'], readonly string[]>>> = {
  paging: ['all', 'pages'],
  print: ['raw', 'count', 'one', 'secrets'],
  catalogue: ['beta', 'bulk', 'force'],
};

/** The request of a command can carry the values of its wires, so that none is silently dropped. */
export const carried: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { request, words } = command;
    if (request === undefined) continue;
    for (const flag of [...command.args, ...command.flags]) {
      if (flag.origin === 'terminal') continue;
      flag.wires.forEach((wire, index) => {
        const at = flag.spec.wire === undefined ? flag.usedAt : placeOfUse(flag, index);
        const known = closed[wire.in];
        if (known !== undefined && !known.includes(wire.name)) {
          report.add('CS316', at, {
            what: `name for the place ${wire.in}`,
            name: wire.name,
            hint: candidates(wire.name, known, 'Known'),
          });
          return;
        }
        const why =
          problemOf(wire, flag, command, request, bound.spec) ??
          (wire.in === 'query' ? pagedBy(wire.name, request.paging, bound.spec) : undefined) ??
          (isSwitch(wire) && flag.kind !== 'boolean' ? `its type is ${flag.kind}, not boolean` : undefined);
        if (why === undefined) return;
        report.add('CS437', at, { wire: `${wire.in}:${wire.name}`, name: flag.name, words: words.join(' '), why });
      });
    }
  }
};

/** Returns why a request cannot carry a value, or `undefined`. */
function problemOf(
  { in: place, name }: Wire,
  { kind }: BoundFlag,
  { flags, spec, scope }: BoundCommand,
  request: BoundRequest,
  { variables }: ServiceSpec,
): string | undefined {
  const { method, shape, paging, resource } = request;
  const reads = method === 'GET';
  const isList = reads && shape === 'rows';
  const needsResource = resource === undefined ? 'the command is not on a resource of the catalogue' : undefined;
  switch (place) {
    case 'body':
    case 'form':
    case 'part':
    case 'fields':
      if (reads) return 'a GET has no body';
      if (spec.encoding === 'none') return 'a request with `encoding: none` has no body';
      if (place === 'body' && name === '' && kind !== 'json')
        return `its type is ${kind}, not json: the value is merged into the body, so it must be an object`;
      return kind === 'path' && place === 'form' ? 'a file is a part, or base64 in a JSON body' : undefined;
    case 'query':
      if (name === '' && kind !== 'pair') return `its type is ${kind}, not pair: the value is merged into the query`;
      return undefined;
    case 'assign':
      return reads ? 'a GET has no body' : needsResource;
    case 'match':
      return needsResource ?? (reads && !isList ? 'the command does not print a list' : undefined);
    case 'line':
      return flags.some((flag) => flag.line !== undefined) ? undefined : 'the command has no flag of the type line';
    case 'attach':
      if (reads) return 'a GET has no files';
      return kind === 'path' ? undefined : `its type is ${kind}, not path`;
    case 'term':
      return reads ? undefined : 'only a GET has a filter';
    case 'keep':
      return isList ? undefined : 'the command does not print a list';
    case 'paging':
      return isList && paging !== undefined ? undefined : 'the command does not read pages';
    case 'print':
      if (name === 'secrets') {
        return (spec.secrets ?? scope.spec.secrets) === undefined ? 'the command has no `secrets`' : undefined;
      }
      if (name === 'raw') return shape === 'action' ? 'the command prints one line' : undefined;
      return isList ? (name === 'count' ? needsResource : undefined) : 'the command does not print a list';
    case 'each':
      if (!isList) return 'the command does not print a list';
      return variables?.[name]?.every === undefined ? `the variable ${name} has no \`every\`` : undefined;
    case 'catalogue':
      if (needsResource !== undefined) return needsResource;
      if (name === 'bulk') return isList ? undefined : 'the command does not print a list';
      return name === 'force' && reads ? 'a read is never refused' : undefined;
    default:
      return undefined;
  }
}
