/** Compares the requests of a command with its spec, flag by flag. Written from the contract, without the request builder. */
import { parse, isLosslessNumber } from 'lossless-json';
import type { CommandIr, Ir } from '../../../generator/5-lower/ir.js';
import type { RequestPlan, Wire } from '../../../runtime/contract/command.js';
import { wiresOf } from '../../../runtime/base/wires.js';
import type { Asked } from '../../support/hostile.js';
import type { Given } from './lines.js';
import { JOB, type Observed } from './run.js';

type Json = unknown;

/** Returns the value at `a.b[0].c`. */
function at(value: Json, path: string): Json {
  let found = value;
  for (const part of path.split(/[.[\]]+/).filter((one) => one !== ''))
    found = typeof found === 'object' && found !== null ? (found as Record<string, Json>)[part] : undefined;
  return found;
}

/** Every text and number in a value, numbers with the digits that were sent. */
function leaves(value: Json): string[] {
  if (isLosslessNumber(value)) return [value.toString()];
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return [String(value)];
}

/** Returns what is sent for each drawn value, as text: the value, or a constant or mapped choice in its place. */
function sentFor({ data, drawn }: Given): readonly string[] {
  const { send } = data;
  const isMap = typeof send === 'object' && send !== null && !Array.isArray(send);
  if (send !== undefined && !isMap) return leaves(send);
  const values = drawn.flatMap(({ value }) =>
    Array.isArray(value) && data.kind === 'csv' ? (value as Json[]) : [value],
  );
  return values.flatMap((value) => {
    const map = send as Record<string, Json> | undefined;
    const sent = map !== undefined && Object.hasOwn(map, String(value)) ? map[String(value)] : value;
    return typeof sent === 'object' && sent !== null ? leaves(parse(JSON.stringify(sent))) : [String(sent)];
  });
}

/** The path of a plan as a pattern; a placeholder without a drawn value is a variable of the service. */
function patternOf(path: string, given: readonly Given[]): RegExp {
  const value = (hole: string): string => {
    const own = given.find(
      ({ name, data }) => wiresOf(data).some((wire) => wire.in === 'path' && wire.name === hole) || name === hole,
    );
    if (own === undefined) return '[^/]+';
    // Keys of a catalogue are written as literals: '12' or guid'...'.
    return `(?:${sentFor(own)
      .map((text) => `(?:guid)?(?:'|%27)?${escape(encodeURIComponent(text))}(?:'|%27)?`)
      .join('|')})`;
  };
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? value(part.slice(1, -1)) : escape(part)))
    .join('');
  return new RegExp(`^${source}(?:\\([^/]*\\))?$`);
}
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plainQuotes = (path: string): string => path.replaceAll("'", '%27').replace(/[!()*]/g, (sign) => sign);

function pathOf(plan: RequestPlan, given: readonly Given[]): string {
  const name = Object.keys(plan.paths ?? {}).find((flag) => given.some((one) => one.name === flag));
  return (name === undefined ? undefined : plan.paths?.[name]) ?? plan.path;
}

function isMain(asked: Asked, plan: RequestPlan, given: readonly Given[]): boolean {
  if (asked.method !== plan.method) return false;
  const { pathname } = new URL(asked.url, 'http://service');
  const pattern = patternOf(pathOf(plan, given), given);
  return pattern.test(pathname) || pattern.test(plainQuotes(pathname));
}

/** Returns a value of the line that the request lacks, or a value of the request that neither line nor spec has. */
export function faultsIn(
  command: CommandIr,
  ir: Ir,
  given: readonly Given[],
  { seen, stderr, code, args }: Observed,
): string | undefined {
  const { plan } = command;
  if (plan === undefined) return undefined;
  if (args === undefined) return `refused with ${code}: ${stderr.slice(0, 300)}`;
  if (code === ir.service.exits.internal.code) return `internal error: ${stderr.slice(0, 400)}`;
  // Records that are read first are not in the answer of the recording service, so the write cannot follow.
  const readsFirst =
    plan.find !== undefined || plan.resend !== undefined || plan.resendItems !== undefined || plan.attach !== undefined;
  const request = seen.find((asked) => isMain(asked, plan, given));
  if (request === undefined) {
    // The catalogue of the service refuses values of some fields, such as a country that does not exist.
    if (plan.resource !== undefined && code === ir.service.exits.input.code && seen.length === 0) return undefined;
    if (readsFirst && seen.every(({ method }) => method === 'GET')) return undefined;
    return `no ${plan.method} ${pathOf(plan, given)} was sent (exit ${code}), but ${seen.map(({ method, url }) => `${method} ${url}`).join(', ') || 'nothing'}: ${stderr.slice(0, 300)}`;
  }
  const job = jobFault(plan, given, seen.slice(seen.indexOf(request) + 1));
  if (job !== undefined) return job;
  const url = new URL(request.url, 'http://service');
  const body = bodyOf(request);
  for (const one of given) {
    for (const wire of wiresOf(one.data)) {
      const fault = missing(one, wire, request, url, body, plan, ir.service);
      if (fault !== undefined)
        return `--${one.name}: ${fault} in ${request.method} ${request.url} ${request.body.slice(0, 300)}`;
    }
  }
  const known = new Set([
    ...command.flags
      .concat(ir.globals)
      .flatMap(({ data }) => [...wiresOf(data).map(({ name }) => name), ...Object.keys(data.with ?? {})]),
    ...command.args.flatMap(({ data }) => wiresOf(data).map(({ name }) => name)),
    ...Object.keys(plan.query ?? {}),
    ...JSON.stringify(ir.service.paging[plan.paging ?? ''] ?? {}).split('"'),
    ...(ir.service.filter === undefined ? [] : [ir.service.filter.query]),
    ...(plan.resource === undefined ? [] : ['$select', '$top', '$inlinecount', '$orderby', '$filter', '$expand']),
  ]);
  const foreign = [...url.searchParams.keys()].find((name) => !known.has(name));
  return foreign === undefined ? undefined : `the parameter ${foreign} is in neither line nor spec: ${request.url}`;
}

/** A command that waits for its job reads the state, which is known at once; all others send nothing more. */
function jobFault({ poll }: RequestPlan, given: readonly Given[], after: readonly Asked[]): string | undefined {
  if (poll === undefined) return undefined;
  const isAsked = given.some(({ name }) => name === 'wait');
  const pattern = patternOf(poll.path.replace('{job}', encodeURIComponent(JOB)), given);
  const isRight = ({ method, url }: Asked): boolean => method === 'GET' && pattern.test(url);
  if (after.length === Number(isAsked) && after.every(isRight)) return undefined;
  return `the state of the job is read by ${after.map(({ method, url }) => `${method} ${url}`).join(', ') || 'nothing'}`;
}

function bodyOf({ headers, body }: Asked): Json {
  const type = headers['content-type'] ?? '';
  if (type.includes('json')) return body === '' ? undefined : parse(body);
  return type.includes('urlencoded') ? Object.fromEntries(new URLSearchParams(body)) : body;
}

function missing(
  one: Given,
  wire: Wire,
  request: Asked,
  url: URL,
  body: Json,
  plan: RequestPlan,
  { catalogue, filter }: Ir['service'],
): string | undefined {
  // Codes are sent without blanks around them.
  const isCode = plan.resource !== undefined && wire.name === catalogue?.codes?.field;
  const wanted = sentFor(one).map((text) => (isCode ? text.trim() : text));
  if (one.drawn.some(({ value }) => value === undefined) || wire.when !== undefined) return undefined;
  const isOff = one.data.kind === 'boolean' && one.drawn[0]?.value !== true;
  if (isOff) return undefined;
  switch (wire.in) {
    case 'query': {
      if (wire.name === '') return undefined;
      const found = url.searchParams.getAll(wire.name).join(',');
      if (
        found === wanted.join(',') ||
        (plan.resource !== undefined && wanted.every((text) => found.includes(text.replaceAll("'", "''")))) ||
        // Other flags add their terms to the filter.
        (wire.name === filter?.query && wanted.every((text) => found.includes(`(${text})`)))
      )
        return undefined;
      return `the parameter ${wire.name} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted.join(','))}`;
    }
    case 'header': {
      const found = request.headers[wire.name.toLowerCase()];
      return found === wanted.join(',') ? undefined : `the header ${wire.name} is ${JSON.stringify(found)}`;
    }
    case 'form':
    case 'body': {
      if (typeof body === 'string')
        return wanted.every((text) => body.includes(text)) ? undefined : `the part ${wire.name} is missing`;
      const isWhole = wire.name === '' || wire.name === '[]' || plan.encoding?.startsWith('patch') === true;
      const part = isWhole ? body : at(body, wire.name);
      // Dates and times are literals in some services.
      const found = leaves(part).map((text) => text.replace(/T00:00:00(?:\.000)?Z?$/, ''));
      // Codes such as those of countries are written in capitals.
      const inCapitals = plan.resource !== undefined ? found.map((text) => text.toUpperCase()) : [];
      const lost = wanted.find(
        (text) =>
          !found.includes(text) &&
          !inCapitals.includes(text.toUpperCase()) &&
          !found.includes(text.replace(/T00:00:00Z$/, '')),
      );
      if (lost === undefined) return undefined;
      return `the body has ${JSON.stringify(found.slice(0, 9))} at ${wire.name || 'its root'}, not ${JSON.stringify(lost)}`;
    }
    case 'part': {
      const sent = one.data.kind === 'path' ? ['content of the file'] : wanted;
      return sent.every((text) => request.body.includes(text)) ? undefined : `the part ${wire.name} is missing`;
    }
    case 'term': {
      const filter = [...url.searchParams.values()].join(' ');
      const written = (text: string): string =>
        text
          .replaceAll("'", "''")
          .replace(/T00:00:00Z$/, '')
          .replace(/Z$/, '');
      // Codes such as those of countries are written in capitals.
      const inCapitals = plan.resource === undefined ? '' : filter.toUpperCase();
      const lost = wanted
        .map(written)
        .find((text) => !filter.includes(text) && !inCapitals.includes(text.toUpperCase()));
      return lost === undefined
        ? undefined
        : `the filter is ${JSON.stringify(filter)}, without ${JSON.stringify(lost)}`;
    }
    default:
      return undefined;
  }
}
