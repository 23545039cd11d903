/** All endpoints of a sandbox. */
import { firstKey, isObject, setPath } from 'cmdspec-runtime/kit';
import { actor, creator, getter, lister, only, remover, updater, type Handle, type Place } from './crud.js';
import { fieldsBelow, isChoice, itemOf, ownerOf, parentOf, type Derived } from './derive.js';
import type { Endpoint } from './endpoint.js';
import type { Engine } from './engine.js';
import type { Facts } from './facts.js';
import { jobStarter, stateReader } from './jobs.js';
import { streaming } from './streams.js';
import { uploadEndpoints, withUpload } from './uploads.js';
import { pattern, split } from './paths.js';
import { search } from './search.js';
import type { Answer, Collection, FieldRule, Incoming } from './types.js';
import { finished } from './work.js';

/** Returns the encodings of the commands that send a request; an empty list if only workflows send it. */
const encodingsOf = (facts: Facts | undefined): readonly string[] =>
  facts?.route.shape === undefined ? [] : facts.encodings;

/**
 * Endpoints in the order in which they are tried: endpoints of the catalogue that the extension lacks, the extension's
 * routes, its collections, derived collections, and the endpoints of the sign-in.
 */
export function endpointsOf(engine: Engine, derived: readonly Derived[], ofCatalogue: readonly Endpoint[]): Endpoint[] {
  const { extension } = engine;
  const byRank = (list: Endpoint[]): Endpoint[] => list.sort((a, b) => a.pattern.rank - b.pattern.rank);
  const custom = (extension.routes ?? []).map((route): Endpoint => {
    const facts = engine.facts.of(route.method, route.path);
    return {
      method: route.method,
      pattern: pattern(route.path),
      host: route.host ?? facts?.route.host,
      open: route.open === true,
      writes: route.writes ?? route.method !== 'GET',
      facts,
      encodings: encodingsOf(facts),
      handle: (request) => route.handle(request, engine.state),
    };
  });
  const collections = Object.entries(extension.collections ?? {}).flatMap(([name, rule]) => [
    ...(rule.paths ?? []).flatMap((path) => collectionEndpoints(engine, name, rule, path)),
    ...(rule.lists ?? []).map((path) => collectionEndpoint(engine, name, rule, path, 'GET', path, lister)),
  ]);
  return [
    ...ofCatalogue,
    ...byRank(custom),
    ...byRank(collections),
    ...byRank(derived.map((one) => derivedEndpoint(engine, one))),
    ...provingEndpoints(engine),
    ...uploadEndpoints(engine),
  ];
}

/** Paths that only the sign-in requests, to verify a credential. */
function provingEndpoints({ service }: Engine): Endpoint[] {
  return Object.entries(service.hosts).flatMap(([host, { credentials }]) =>
    credentials.flat().flatMap((name): Endpoint[] => {
      const path = service.credentials[name]?.proof?.path.split('?')[0];
      if (path === undefined) return [];
      const handle = (): Answer => ({ status: 200, body: {} });
      const plain = { open: false, writes: false, facts: undefined, encodings: [] };
      return [{ method: 'GET', pattern: pattern(path), host, ...plain, handle }];
    }),
  );
}

const LIST_METHODS = ['GET', 'POST'] as const;
const ITEM_METHODS = ['GET', 'PATCH', 'PUT', 'DELETE'] as const;
/** A parameter name that no template can contain. */
const ID = 'record-id';

function collectionEndpoints(engine: Engine, name: string, rule: Collection, path: string): Endpoint[] {
  const item = `${path}/{${ID}}`;
  const known = [
    ...LIST_METHODS.map((method) => engine.facts.of(method, path)),
    ...ITEM_METHODS.map((method) => engine.facts.of(method, item)),
  ];
  const everything = known.every((facts) => facts === undefined);
  const served = (method: string, template: string): boolean =>
    rule.methods?.includes(method) ?? (everything || engine.facts.of(method, template) !== undefined);
  const make = (method: string, template: string, build: (place: Place) => Handle): Endpoint[] =>
    served(method, template) ? [collectionEndpoint(engine, name, rule, path, method, template, build)] : [];
  return [
    ...make('GET', path, lister),
    ...make('POST', path, creator),
    ...make('GET', item, getter),
    ...make('PATCH', item, updater),
    ...make('PUT', item, updater),
    ...make('DELETE', item, remover),
  ];
}

function collectionEndpoint(
  engine: Engine,
  name: string,
  rule: Collection,
  path: string,
  method: string,
  template: string,
  build: (place: Place) => Handle,
): Endpoint {
  const facts = engine.facts.of(method, template);
  const place = (): Place => ({
    engine,
    kept: engine.keep(name),
    facts,
    ...fieldsOf(engine, rule, path),
    constants: [],
    idName: ID,
    parentName: rule.parent === undefined ? undefined : pattern(path).names.at(-1),
  });
  return {
    method,
    pattern: pattern(template),
    host: rule.host ?? facts?.route.host,
    open: false,
    writes: method !== 'GET',
    facts,
    encodings: encodingsOf(facts),
    handle: lazily(() => build(place())),
  };
}

/** Builds a handler at its first request, so that a sandbox opens fast. */
function lazily(build: () => Handle): Handle {
  let handle: Handle | undefined;
  return (request: Incoming) => (handle ??= build())(request);
}

function fieldsOf(
  engine: Engine,
  rule: Collection,
  list: string,
): { readonly fields: Readonly<Record<string, FieldRule>>; readonly loose: boolean } {
  const { service, facts } = engine;
  const compiled = fieldsBelow(list, facts, service);
  const fields = { ...compiled, ...rule.fields };
  const opened = facts.all.some(
    (fact) => fact.open && !fact.reads && (split(fact.route.path, service)?.list ?? fact.route.path) === list,
  );
  return { fields, loose: rule.fields === undefined && (opened || Object.keys(compiled).length === 0) };
}

function derivedEndpoint(engine: Engine, derived: Derived): Endpoint {
  const { facts } = derived;
  const { method, path, host } = facts.route;
  const base = {
    method,
    pattern: facts.pattern,
    host,
    open: false,
    writes: !facts.reads,
    facts,
    encodings: encodingsOf(facts),
  };
  const { upload } = facts.route;
  const served = (handle: Handle): Handle => {
    const answered = answering(facts.route, engine.service, handle);
    return upload === undefined ? answered : withUpload(engine, upload, answered);
  };
  if (derived.kind === 'nothing')
    return withJob(engine, derived, { ...base, handle: served((request) => echoed(facts, request)) });

  const { service } = engine;
  const item = derived.kind === 'list' ? undefined : itemOf(facts, service);
  const list = derived.kind === 'act' && item === undefined ? parentOf(path, service, facts.ids) : (item?.list ?? path);
  const isWord = (name: string): boolean => derived.kind === 'act' && item === undefined && isChoice(facts.ids, name);
  const names = base.pattern.names.filter((name) => !Object.hasOwn(service.variables, name) && !isWord(name));
  const ends = item !== undefined || derived.kind === 'act';
  const build = (): Handle => {
    const kept = engine.keep(derived.collection);
    const place: Place = {
      engine,
      kept,
      facts,
      ...fieldsOf(engine, kept.rule, list ?? path),
      constants: engine.extension.collections?.[derived.collection] === undefined ? constantsOf(facts) : [],
      idName: item?.id ?? names.at(-1) ?? '',
      parentName:
        kept.rule.parent === undefined ? undefined : (ownerOf(list ?? path, service)?.id ?? names.at(ends ? -2 : -1)),
    };
    const read = (handle: Handle): Handle => (method === 'POST' ? search(place, facts, handle) : handle);
    switch (derived.kind) {
      case 'list':
        return read(lister(place));
      case 'create':
        return creator(place);
      case 'get':
        return read(getter(place));
      case 'update':
        return updater(place);
      case 'delete':
        return remover(place);
      case 'act':
        return actor(place);
      case 'first':
        return read(getter(place, only));
      case 'change':
        return updater(place, only);
    }
  };
  return withJob(engine, derived, { ...base, handle: served(lazily(build)) });
}

/** Returns what was sent as the record, if the command prints one: nothing is known of the records behind the path. */
function echoed({ route, sample }: Facts, { body }: Incoming): Answer {
  if (!['record', 'row', 'single'].includes(route.shape ?? '')) return { status: 204 };
  const record = { ...sample, ...(isObject(body) ? body : {}) };
  if (route.result === undefined || route.result === '') return { status: 200, body: record };
  const whole = {};
  setPath(whole, route.result, record);
  return { status: 200, body: whole };
}

/** Responds with text or bytes once the record is found, if the response is not JSON. */
function answering({ answer, stream, resource }: Facts['route'], service: Engine['service'], handle: Handle): Handle {
  if (stream !== undefined) return streaming(stream, service, handle);
  if (answer === undefined) return handle;
  return (request) => {
    finished(handle(request));
    const text = `${resource} ${request.path}\n`;
    return answer === 'text'
      ? { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text }
      : { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: Buffer.from(`\u0000${text}`) };
  };
}

const constantsOf = ({ kinds }: Facts): string[] =>
  Object.entries(kinds).flatMap(([path, { kind }]) => (kind === 'any' ? [firstKey(path)] : []));

/** The state of a job changes while it is read. */
function withJob(engine: Engine, { kind, facts }: Derived, endpoint: Endpoint): Endpoint {
  const { job, isState } = facts;
  if (job === undefined) return endpoint;
  const { method, handle } = endpoint;
  const plain = isState ? undefined : handle;
  return {
    ...endpoint,
    writes: true,
    handle: method === 'GET' ? stateReader(engine, job, plain) : jobStarter(engine, job, handle, kind === 'create'),
  };
}
