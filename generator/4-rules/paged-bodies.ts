/** Checks that a request that is read in pages has a body for the parameters that its paging style sends there. */
import type { Encoding, Method } from '../../runtime/contract/command.js';
import { placeOfValue, type Span } from '../1-read/source.js';
import { encodingOf } from '../3-bind/wires.js';
import { sentBy } from './pages.js';
import type { Rule } from './rule.js';

/** A request whose pages a style reads. */
interface Paged {
  readonly method: Method;
  readonly body?: unknown;
  readonly encoding?: Encoding | undefined;
}

export const pagedBodies: Rule = ({ bound, report }) => {
  const styles = bound.spec.paging ?? {};
  const check = (name: string | undefined, request: Paged, at: Span): void => {
    const style = styles[name ?? ''];
    const other = style?.style === 'offset' ? styles[style.or ?? ''] : undefined;
    const parameter = [...sentBy(style), ...sentBy(other)].find((one) => one.startsWith('body:'));
    const why = problemOf(request);
    if (name === undefined || parameter === undefined || why === undefined) return;
    report.add('CS454', at, { style: name, parameter, why });
  };
  const checkOwner = (
    owner: { readonly paging?: string },
    name: string | undefined,
    request: Paged,
    at: Span,
  ): void => {
    check(name, request, owner.paging === undefined ? at : placeOfValue(owner, 'paging'));
  };
  for (const { spec, request, workflow, args, flags, at } of bound.commands) {
    const values = [...args, ...flags];
    if (request !== undefined)
      checkOwner(spec, request.paging, { ...request, body: spec.body, encoding: encodingOf(spec, values) }, at);
    for (const { spec: call, method, paging } of workflow?.calls ?? [])
      checkOwner(call, paging, { method, body: call.body, encoding: encodingOf(call, values) }, at);
  }
  const { references = {}, 'custom-fields': entities = {} } = bound.spec;
  for (const owner of [...Object.values(references), ...Object.values(entities)]) {
    if (owner.paging !== undefined) check(owner.paging, { method: 'GET' }, placeOfValue(owner, 'paging'));
  }
};

/** Returns why a request has no body with fields, or `undefined`. */
function problemOf({ method, body, encoding = 'json' }: Paged): string | undefined {
  if (method === 'GET') return 'a GET has no body';
  if (Array.isArray(body)) return 'the body is a list';
  return encoding === 'json' || encoding === 'form' ? undefined : `a body with \`encoding: ${encoding}\` has no fields`;
}
