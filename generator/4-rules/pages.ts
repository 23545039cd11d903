/** Checks that rows have a path, that no page size is above the maximum, and that only the paging style sends its parameters. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { ServiceSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

export const pages: Rule = ({ bound, report }) => {
  const styles = bound.spec.paging ?? {};
  for (const command of bound.commands) {
    const { spec, request, workflow, flags, words, at } = command;
    for (const call of workflow?.calls ?? []) {
      checkSent(call.spec.query, call.paging, bound.spec, report);
      checkSent(call.spec.body, call.paging, bound.spec, report, 'body:');
    }
    const style = request?.paging;
    checkSent(spec.query, style, bound.spec, report);
    checkSent(spec.body, style, bound.spec, report, 'body:');
    for (const flag of flags) {
      if (flag.wires.some(({ in: place }) => place === 'query')) checkSent(flag.spec.with, style, bound.spec, report);
    }
    if (style !== undefined && request?.result === undefined) {
      const path = Object.values(styles[style] ?? {}).find((text) => String(text).includes('{key}'));
      if (path !== undefined) report.add('CS320', at, { style, path: String(path), words: words.join(' ') });
    }
    const paging = styles[style ?? ''];
    if (style === undefined || paging === undefined || !('size' in paging) || paging.size === undefined) continue;
    const { max } = paging.size;
    const size = spec['page-size'];
    if (size !== undefined && size > max)
      report.add('CS404', placeOfValue(spec, 'page-size'), { value: size, style, max });
    const cap = command.request?.cap;
    if (cap !== undefined && cap > max) report.add('CS504', placeOfKey(spec, 'cap'), { cap, max });
  }
};

type Style = NonNullable<ServiceSpec['paging']>[string] | undefined;

/** Returns the parameters that a paging style sends: names in the query, or `body:<path>`. */
export const sentBy = (style: Style): readonly string[] =>
  style !== undefined && 'send' in style ? Object.values(style.send ?? {}) : [];

/** Returns why a value for a parameter would be replaced by that of the paging style, or `undefined`. */
export function pagedBy(
  name: string | undefined,
  paging: string | undefined,
  { paging: styles }: ServiceSpec,
): string | undefined {
  if (name === undefined) return undefined;
  const isSent = sentBy(styles?.[paging ?? '']).includes(name);
  return isSent ? `the paging style "${String(paging)}" sends this parameter itself` : undefined;
}

/** Reports the fixed parameters that the paging style replaces. A cursor is sent with the first page: a list can begin there. */
function checkSent(
  fixed: object | undefined,
  paging: string | undefined,
  spec: ServiceSpec,
  report: Report,
  place: '' | 'body:' = '',
): void {
  const style = spec.paging?.[paging ?? ''];
  const begin = style?.style === 'cursor' ? style.send.cursor : undefined;
  for (const key of Object.keys(fixed ?? {})) {
    const name = `${place}${key}`;
    const why = name === begin ? undefined : pagedBy(name, paging, spec);
    if (fixed !== undefined && why !== undefined) reportIdle(report, fixed, key, why);
  }
}
