import { defined, isObject } from 'cmdspec-runtime/kit';
import type { CatalogueData } from '../../runtime/contract/catalogue.js';
import { refuse } from '../engine/refusal.js';
import type { Answer, CustomRoute, Extension, Incoming, Problem, State } from '../engine/types.js';
import type { Work } from '../engine/work.js';
import { opener, type ExtensionFacts } from '../index.js';
import { collectionsOf } from './collections.js';
import { enveloped } from './present.js';
import { download, DOWNLOAD_PATH } from './printing.js';
import { count, get, keyOf, list } from './reads.js';
import { resourcesOf, type Resources, type Spot } from './resources.js';
import { budget, errorLimit, sessionOf } from './session.js';
import { DIVISIONS, OPEN_DIVISIONS } from './world.js';
import { create, remove, update } from './writes.js';

/** The resource and key in a path below a division. */
interface Named extends Spot {
  /** The literal in the parentheses. */
  readonly key?: string;
  readonly counts: boolean;
}

function named(request: Incoming, resources: Resources, beta: boolean): Named {
  const { division = '', rest = '' } = request.params;
  const entry = DIVISIONS.find(({ code }) => String(code) === division);
  if (entry?.open !== true) {
    const reason = entry === undefined ? 'NoDivisionAccess' : 'DivisionBlocked';
    refuse(403, `No rights in division ${division}`, { headers: { reason } });
  }
  if (entry.lacks?.test(rest) === true) refuse(403, `No rights in division ${division}`);
  const [, path = '', key, more] = /^([^(]*)(?:\((.*)\))?(\/\$count)?$/.exec(rest) ?? [];
  const counts = more !== undefined || path.endsWith('/$count');
  const served = resources.find(path.replace(/\/\$count$/, ''), beta);
  if (served === undefined || !served.record.path.includes('{division}')) {
    refuse(404, `Resource not found for the segment '${path}'.`);
  }
  return defined({ division: entry.code, served, counts, key });
}

function needMethod({ served }: Spot, method: string): void {
  // A resource with POST alone is an action: it can be performed, never listed.
  if (!served.record.methods.includes(method)) refuse(405, `${method} is not allowed for ${served.name}`);
}

function answer(request: Incoming, state: State, resources: Resources, beta: boolean): Answer | Work<Answer> {
  const { method } = request;
  const spot = named(request, resources, beta);
  needMethod(spot, method);
  const { key } = spot;
  if (method === 'POST') {
    return key === undefined ? create(request, spot, state, resources) : refuse(405, 'POST takes no key');
  }
  if (key === undefined) {
    if (method !== 'GET') return refuse(400, `${method} needs the key of a record`);
    return spot.counts ? count(request, spot, state) : list(request, spot, state, resources);
  }
  const id = keyOf(key, spot);
  if (method === 'PUT') return update(request, spot, id, state, resources);
  return method === 'DELETE' ? remove(request, spot, id, state, resources) : get(request, spot, id, state, resources);
}

function routesOf(resources: Resources): CustomRoute[] {
  const errors = errorLimit();
  const below = (prefix: string, beta: boolean): CustomRoute[] =>
    ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({
      method,
      path: `${prefix}/{division}/{rest*}`,
      handle: (request, state) => errors.counted(request, () => answer(request, state, resources, beta)),
    }));
  return [
    {
      method: 'GET',
      path: '/api/v1/current/Me',
      handle: (request, state) => {
        const fields = Object.keys(resources.data['current/Me']?.fields ?? {});
        const wanted = (request.query.get('$select') ?? '').split(',').filter((name) => name !== '');
        const shown = wanted.length === 0 ? fields : wanted;
        return enveloped(request, { results: [sessionOf(state.service, shown)] });
      },
    },
    {
      method: 'GET',
      path: '/api/v1/system/Users',
      handle: (request, state) => {
        const served = resources.find('system/Users', false) ?? refuse(404, 'There are no users');
        return list(request, { division: OPEN_DIVISIONS[0] ?? 0, served }, state, resources);
      },
    },
    { method: 'GET', path: DOWNLOAD_PATH, handle: download },
    // Bank statements are documents with a file, under paths of their own that the catalogue does not list.
    ...['Documents', 'Attachments'].map((word): CustomRoute => ({
      method: 'POST',
      path: `/api/v1/{division}/documents/BankStatementUpload${word}`,
      handle: ({ body, ...request }, state) => {
        const rest = word === 'Documents' ? 'documents/Documents' : 'documents/DocumentAttachments';
        const sent = isObject(body) && word === 'Documents' ? { Type: 10, ...body } : body;
        return answer({ ...request, body: sent, params: { ...request.params, rest } }, state, resources, false);
      },
    })),
    ...below('/api/v1/beta', true),
    ...below('/api/v1', false),
  ];
}

/** Some refusals are web pages. */
function errorOf({ status, message, headers }: Problem): Answer {
  if (status === 403) {
    const body = `<html><body><h1>403 - Forbidden</h1><p>${message}</p></body></html>`;
    return { status, headers: { ...headers, 'content-type': 'text/html' }, body };
  }
  return { status, ...defined({ headers }), body: { error: { code: '', message: { lang: '', value: message } } } };
}

/** What the stand-in adds to the engine. */
export const extension = async ({ service, client }: ExtensionFacts): Promise<Extension> => {
  const data = (await service.catalogue?.load())?.default as CatalogueData;
  const resources = resourcesOf(data, (await client.routes()).routes);
  return { collections: collectionsOf(resources), routes: routesOf(resources), error: errorOf, meter: budget };
};

export const open = opener(extension);
