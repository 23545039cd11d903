/** The routes of the sandbox: the requests of commands, the calls of workflows, and the lists of names. */
import { defined } from '../../runtime/base/defined.js';
import type { FlagData, Place, PositionalData, RequestPlan, UploadPlan, Wire } from '../../runtime/contract/command.js';
import type { Route, RouteField } from '../../runtime/contract/route.js';
import type { ServiceSpec } from '../2-shape/types.js';
import type { Bound, BoundCommand } from '../3-bind/types.js';
import { requestsOf, type CommandIr } from './ir.js';
import { setPath } from '../../runtime/base/paths.js';
import { holes } from '../../runtime/base/template.js';
import { textsIn } from '../3-bind/words.js';
import { sorted } from './plan.js';
import { recordFacts } from './records.js';

/** What the routes of all commands share. */
interface Frame {
  /** The first host. */
  readonly host: string;
  readonly service: ServiceSpec;
  readonly references: Bound['references'];
  readonly all: Bound;
}

export function lowerRoutes(pairs: readonly (readonly [BoundCommand, CommandIr])[], all: Bound): Route[] {
  const { spec: service, references } = all;
  const frame: Frame = { host: Object.keys(service.hosts ?? {})[0] ?? '', service, references, all };
  const routes = pairs
    .flatMap(([bound, command]) =>
      command.plan === undefined
        ? calls(bound, command, frame)
        : [
            ...requestRoutes(bound, command, command.plan, frame),
            ...others(command.plan, bound, frame),
            ...stateRoutes(command.plan, bound, frame.host),
          ],
    )
    .concat(nameRoutes(pairs, frame));
  return routes.concat(variableRoutes(routes, pairs, frame)).sort((a, b) => {
    const left = [a.path, a.method, a.command].join(' ');
    const right = [b.path, b.method, b.command].join(' ');
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

function requestRoutes(
  bound: BoundCommand,
  command: CommandIr,
  plan: RequestPlan,
  { host, service, references, all }: Frame,
): Route[] {
  const values = [...command.args, ...command.flags].map(({ data }) => asSent(data, references));
  const wires = values.flatMap(wiresOf);
  const body = values.flatMap((data) => fieldsAt(data, 'body', 'form', 'part'));
  const open = Array.isArray(plan.body) || wires.some(isAnything);
  const fixed = Object.keys(Array.isArray(plan.body) ? {} : (plan.body ?? {})).map((path): [string, RouteField] => [
    path,
    { kind: 'any' },
  ]);
  const query: [string, RouteField][] = [
    ...Object.keys(plan.query ?? {}).map((name): [string, RouteField] => [name, { kind: 'text' }]),
    ...values.flatMap((data) => fieldsAt(data, 'query')),
  ];
  if (service.filter !== undefined && wires.some((wire) => wire.in === 'term' || wire.in === 'match')) {
    query.push([service.filter.query, { kind: 'text' }]);
  }
  const required = command.flags
    .filter(({ data }) => data.demandOption === true && wiresOf(data).length === 1)
    .flatMap(({ data }) => fieldsAt(data, 'body', 'form', 'part').map(([path]) => path));
  // The members of a JSON patch have other names than the fields of the record.
  const isBare = plan.effect === 'read' || plan.encoding?.startsWith('patch') === true;
  const paths = [plan.path, ...Object.values(plan.paths ?? {})];
  return paths.map((path) => ({
    command: command.id,
    method: plan.method,
    path: cut(path),
    host: plan.host ?? host,
    effect: plan.effect,
    resource: bound.scope.noun,
    ...defined({ paging: plan.paging, result: plan.stream === undefined ? plan.result : undefined }),
    shape: plan.shape,
    ...defined({
      encoding: plan.encoding,
      answer: plan.answer,
      stream: plan.stream && { ...plan.stream, ...defined({ result: plan.result }) },
    }),
    fields: sorted(Object.fromEntries([...fixed, ...body])),
    ...(open ? { open } : {}),
    ...defined({ constants: constantsOf(plan) }),
    query: sorted(Object.fromEntries([...fixedQuery(path), ...query])),
    required: isBare ? [] : required.sort(),
    ...recordFacts(bound, plan, all),
    ...jobOf(plan, bound),
    ...defined({ upload: plan.upload && uploadOf(plan.upload) }),
  }));
}

const uploadOf = ({ url, headers, fields }: UploadPlan): Route['upload'] => ({ url, ...defined({ headers, fields }) });

/** Returns the values that a write always sends, by which commands with the same method and path differ. */
function constantsOf({ effect, body, patch }: RequestPlan): Route['constants'] {
  if (effect === 'read') return undefined;
  const fixed = Array.isArray(body) ? {} : (body ?? {});
  const found = Object.entries({ ...patch, ...fixed }).flatMap(([path, value]): [string, string][] => {
    const isPlain = ['number', 'boolean'].includes(typeof value) || (typeof value === 'string' && !value.includes('{'));
    return isPlain ? [[path, String(value)]] : [];
  });
  return found.length === 0 ? undefined : sorted(Object.fromEntries(found));
}

/** Whether the value of a wire may set any key of a body. */
const isAnything = (wire: Wire): boolean =>
  (wire.in === 'body' && (wire.name === '' || wire.name === '[]')) ||
  ['fields', 'assign', 'match', 'attach'].includes(wire.in);

/** Returns the further requests of a command: look-ups, the name of its record, and records that hold files. */
function others(
  { find = {}, attach = {}, upload, naming, path, host: own }: RequestPlan,
  bound: BoundCommand,
  { host, all, service }: Frame,
): Route[] {
  const isBare = service.catalogue !== undefined && !all.extension;
  const isRead = all.commands.some(({ request }) => request?.method === 'GET' && request.path === naming?.path);
  const route = (method: string, path: string, effect: string): Route => ({
    command: bound.id,
    method,
    path: cut(path),
    host: own ?? host,
    effect,
    resource: bound.scope.noun,
    fields: {},
    open: true,
    query: {},
    required: [],
  });
  return [
    ...Object.values(find).map(({ path, query: { $filter } }) => ({
      ...route('GET', path, 'read'),
      ...(isBare && $filter !== undefined ? { links: { finds: [$filter] } } : {}),
    })),
    ...(naming?.path === path && !isRead
      ? [{ ...route('GET', path, 'read'), ...defined({ result: naming.result }) }]
      : []),
    ...(upload?.finish === undefined ? [] : [route(upload.finish.method, upload.finish.path, upload.finish.effect)]),
    ...Object.values(attach).flatMap(({ holder, file }) =>
      [holder, file].flatMap((record) => (record === undefined ? [] : [route('POST', record.path, 'create')])),
    ),
  ];
}

/** Returns the request for the state of the job that a command starts. */
function stateRoutes(plan: RequestPlan, bound: BoundCommand, host: string): Route[] {
  const { poll } = plan;
  if (poll === undefined) return [];
  return [
    {
      command: bound.id,
      method: 'GET',
      path: cut(poll.path),
      host: plan.host ?? host,
      effect: 'read',
      resource: bound.scope.noun,
      ...defined({ result: plan.result }),
      shape: 'record',
      fields: {},
      query: {},
      required: [],
      ...jobOf(plan, bound),
    },
  ];
}

/** An extension imitates the jobs of its service itself, but the paths of their states are known all the same. */
function jobOf({ poll }: RequestPlan, { spec }: BoundCommand): Pick<Route, 'job'> {
  if (poll === undefined) return {};
  const { path, job: id, state, done, result, says, gives } = poll;
  const answered = textsIn([says, gives]).flatMap((text) => holes(text));
  const names = answered.flatMap((name) => (name.startsWith('answer.') ? [name.slice('answer.'.length)] : []));
  const fields = [...new Set([...names, ...(spec.returns ?? [])])].filter((name) => name !== state && name !== id);
  return { job: { path: cut(path), id, state, done: done[0] ?? '', ...defined({ result }), fields: fields.sort() } };
}

/** Returns the lists in which names are looked up, each once. */
function nameRoutes(pairs: readonly (readonly [BoundCommand, CommandIr])[], { host, references }: Frame): Route[] {
  const users = new Map<string, string>();
  for (const [{ id }, { args, flags }] of pairs) {
    for (const { data } of [...args, ...flags]) {
      const { reference = '' } = data;
      const { or = '', each = '' } = references[reference]?.scan ?? {};
      for (const name of [reference, or, each]) {
        if (references[name]?.scan !== undefined && !users.has(name)) users.set(name, id);
      }
    }
  }
  return [...users].flatMap(([name, command]) => {
    const { host: own = host, path, noun, scan } = references[name] as Bound['references'][string];
    const query = parametersOf(scan?.query);
    const route = {
      command,
      method: 'GET',
      host: own,
      effect: 'read',
      resource: noun,
      fields: {},
      query,
      required: [],
    };
    const list = { ...route, path, ...defined({ paging: scan?.paging, result: scan?.result }) };
    return scan?.me === undefined ? [list] : [list, { ...route, path: scan.me }];
  });
}

/** Returns the requests that find the values of variables; those of a catalogue are to its resources. */
function variableRoutes(
  routes: readonly Route[],
  [first]: readonly (readonly [BoundCommand, CommandIr])[],
  { host, service }: Frame,
): Route[] {
  if (service.catalogue !== undefined || first === undefined) return [];
  return Object.entries(service.variables ?? {}).flatMap(([resource, { lookup, every, pattern }]) => {
    const route = (path: string, field: string, shape: 'record' | 'rows'): Route => ({
      ...{ command: first[1].id, method: 'GET', path: cut(path), host, effect: 'read', resource, shape },
      ...{ fields: {}, query: {}, required: [], columns: [field] },
      // The records of a command are as its group describes them.
      ...(!routes.some((one) => one.method === 'GET' && one.path === cut(path)) && sampleOf(field, pattern)),
    });
    return [
      ...(lookup === undefined ? [] : [route(lookup.path, lookup.field, 'record')]),
      ...(every === undefined ? [] : [{ ...route(every.path, every.field, 'rows'), ...askedFor(every) }]),
    ];
  });
}

const askedFor = ({ paging, query }: { paging: string; query?: object }): Pick<Route, 'paging' | 'query'> => ({
  paging,
  query: parametersOf(query),
});

const parametersOf = (query: object = {}): Route['query'] =>
  sorted(Object.fromEntries(Object.keys(query).map((name) => [name, { kind: 'text' as const }])));

/** Returns a record with a value that the pattern of a variable allows. */
function sampleOf(field: string, pattern = ''): Pick<Route, 'sample'> {
  const value = [7, 'a7', 'A7'].find((one) => new RegExp(pattern).test(String(one)));
  if (value === undefined) return {};
  const sample = {};
  setPath(sample, field.split('|', 1)[0] ?? '', value);
  return { sample };
}

type Data = FlagData | PositionalData;

/** An id that was looked up is sent like one that was typed. */
function asSent<Some extends Data>(data: Some, references: Bound['references']): Some {
  const { unless, scan } = references[data.reference ?? ''] ?? {};
  if (unless !== 'digits') return data;
  if (scan?.code) return data.kind === 'csv' ? { ...data, of: 'text' } : { ...data, kind: 'text' };
  return data.kind === 'csv' ? { ...data, of: 'id' } : { ...data, kind: 'id' };
}

const wiresOf = ({ wire }: Data): readonly Wire[] => [wire ?? []].flat();

/** Returns the fields that a value fills at these places. */
function fieldsAt(data: Data, ...places: readonly Place[]): [string, RouteField][] {
  const names = wiresOf(data).flatMap((wire) =>
    places.includes(wire.in) && wire.name !== '' && wire.name !== '[]' ? [wire.name] : [],
  );
  return names.map((name) => [data.list === 'brackets' ? `${name}[]` : name, fieldOf(data)]);
}

function fieldOf(data: Data): RouteField {
  const mapped = typeof data.send === 'object' && data.send !== null;
  const shaped =
    data.as !== undefined ||
    data.repeat === true ||
    ('variadic' in data && data.variadic === true) ||
    (data.send !== undefined && !mapped);
  const choices = mapped
    ? (Object.values(data.send as object) as (string | number | null)[]).filter((one) => one !== null)
    : data.open === true
      ? undefined
      : data.choices;
  // A time since 1970 and an amount of minor units are whole numbers, and a boolean that is mapped to words is one of them.
  const isWord = mapped && (data.kind === 'boolean' || data.kind === 'yesno');
  const isWhole = data.epoch !== undefined || data.minor !== undefined;
  const one = isWhole ? ('integer' as const) : isWord ? ('enum' as const) : undefined;
  return {
    kind: data.kind === 'csv' ? data.kind : (one ?? data.kind),
    ...defined({ of: data.kind === 'csv' ? (one ?? data.of) : undefined }),
    ...defined({ shaped: shaped || undefined, choices: choices && [...new Set(choices)] }),
    ...(data.minor === undefined && defined({ min: data.min, max: data.max })),
    ...defined({ maxItems: data.maxItems, maxLength: data.maxLength }),
  };
}

/** Returns the routes of the calls of a workflow. A body without declared fields may be anything, since code builds it. */
function calls(bound: BoundCommand, command: CommandIr, frame: Frame): Route[] {
  const { workflow } = command;
  return Object.values(workflow === undefined ? {} : requestsOf(workflow)).flatMap((plan) => {
    // The service decides where its links lead.
    if (plan.link !== undefined) return [];
    const routes = requestRoutes(bound, command, plan, frame);
    return routes.map(({ shape: _none, ...route }) => ({
      ...route,
      required: [],
      ...(plan.method !== 'GET' && Object.keys(route.fields).length === 0 ? { open: true as const } : {}),
    }));
  });
}

/** Returns the parameters that a path always has. */
const fixedQuery = (path: string): [string, RouteField][] =>
  [...new URLSearchParams(path.split('?')[1] ?? '').keys()].map((name) => [name, { kind: 'text' }]);

/** The sandbox writes a parameter with slashes as `{name*}`. */
const cut = (path: string): string => path.replace(/\?.*$/, '').replace(/\{\+([\w-]+)\}/g, '{$1*}');
