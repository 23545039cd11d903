/** The extension of the engine for the accounting service. */
import { defined } from 'cmdspec-runtime/kit';
import type { CatalogueData } from '../../runtime/contract/catalogue.js';
import { enveloped } from '../engine/odata/edm.js';
import { refuse } from '../engine/refusal.js';
import type { Extension } from '../engine/extension.js';
import type { Answer, CustomRoute, Problem } from '../engine/types.js';
import { opener, type ExtensionFacts } from '../index.js';
import { admit, behavior } from './behavior.js';
import { download, DOWNLOAD_PATH } from './printing.js';
import { budget, errorLimit, withInstant, sessionOf } from './session.js';

const routesOf = (data: CatalogueData): readonly CustomRoute[] => [
  {
    method: 'GET',
    path: '/api/v1/current/Me',
    handle(request, state) {
      const wanted = (request.query.get('$select') ?? '').split(',').filter((name) => name !== '');
      const shown = wanted.length === 0 ? Object.keys(data['current/Me']?.fields ?? {}) : wanted;
      const answer = enveloped({ results: [sessionOf(state.service, shown)] });
      return behavior.answer?.(answer, request) ?? answer;
    },
  },
  { method: 'GET', path: DOWNLOAD_PATH, handle: download },
  ...['/api/v1/beta', '/api/v1'].flatMap((prefix) =>
    ['GET', 'POST', 'PUT', 'DELETE'].map((method): CustomRoute => ({
      method,
      path: `${prefix}/{division}/{rest*}`,
      handle(request) {
        const resource = (request.params['rest'] ?? '').replace(/\(.*$|\/\$count$/, '');
        admit(request, resource);
        return refuse(404, `Resource not found for the segment '${resource}'.`);
      },
    })),
  ),
];

/** Some refusals are web pages. */
function errorOf({ status, message, headers }: Problem): Answer {
  if (status === 403) {
    const body = `<html><body><h1>403 - Forbidden</h1><p>${message}</p></body></html>`;
    return { status, headers: { ...headers, 'content-type': 'text/html' }, body };
  }
  return { status, ...defined({ headers }), body: { error: { code: '', message: { lang: '', value: message } } } };
}

/** The extension of the engine for this service. */
export const extension = async ({ service }: ExtensionFacts): Promise<Extension> => {
  const errors = errorLimit();
  return {
    catalogue: behavior,
    tokens: { expires: 600, text: true },
    routes: routesOf((await service.catalogue?.load())?.default as CatalogueData),
    error(problem, request) {
      errors.count(problem, request);
      return errorOf(withInstant(problem, request.now));
    },
    meter: (request, meter) => ({ ...budget(request, meter), ...defined({ refuse: errors.block(request) }) }),
  };
};

export const open = opener(extension);
