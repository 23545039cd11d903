/** Addresses to which files are sent, and what serves them. */
import { getPath, isObject, setPath } from 'cmdspec-runtime/kit';
import type { Route } from '../../runtime/contract/route.js';
import type { Handle } from './crud.js';
import type { Endpoint } from './endpoint.js';
import type { Engine } from './engine.js';
import { placeOf } from './jobs.js';
import { pattern } from './paths.js';
import { refuse } from './refusal.js';
import type { Row } from './types.js';
import { finished } from './work.js';

const FOLDER = '/sandbox-uploads';

/** Adds the address for a file to the response of a write. */
export function withUpload(
  engine: Engine,
  { url, headers, fields }: NonNullable<Route['upload']>,
  handle: Handle,
): Handle {
  return (request) => {
    const answer = finished(handle(request));
    if (!isObject(answer.body)) return answer;
    const body: Row = structuredClone(answer.body);
    const place = placeOf(engine, request);
    const record = place === '' ? body : getPath(body, place);
    const { state } = engine;
    const key = state.random(FOLDER, state.next(FOLDER)).uuid();
    const add = (path: string | object | undefined, value: unknown): void => {
      if (typeof path === 'string') setPath(isObject(record) ? record : body, path.split('|', 1)[0] ?? '', value);
    };
    add(url, `${request.origin}${FOLDER}/${key}?signature=${key}`);
    add(headers, { 'x-upload-key': key });
    add(fields, { key });
    state.values[FOLDER] = { ...(state.values[FOLDER] as object | undefined), [key]: 'open' };
    return { ...answer, body };
  };
}

/** Returns what takes the files: with its own key, and without a credential. */
export function uploadEndpoints({ facts, state }: Engine): Endpoint[] {
  if (!facts.all.some(({ route }) => route.upload !== undefined)) return [];
  return (['PUT', 'POST'] as const).map((method) => ({
    ...{ method, pattern: pattern(`${FOLDER}/{key}`), host: undefined, open: true, writes: true, facts: undefined },
    // The content is not read.
    encodings: ['bytes'],
    handle: (request) => {
      const { key = '' } = request.params;
      const known = (state.values[FOLDER] ?? {}) as Readonly<Record<string, unknown>>;
      if (!Object.hasOwn(known, key) || request.query.get('signature') !== key) refuse(403, 'The address is not valid');
      if (request.headers['authorization'] !== undefined) refuse(400, 'An upload has no credential');
      state.values[FOLDER] = { ...known, [key]: 'done' };
      return { status: method === 'PUT' ? 200 : 204 };
    },
  }));
}
