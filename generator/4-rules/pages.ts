import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { Rule } from './rule.js';

/** Rows have a path in the response, and no page size is above the maximum. */
export const pages: Rule = ({ bound, report }) => {
  const styles = bound.spec.paging ?? {};
  for (const { spec, request, flags, words, at } of bound.commands) {
    const style = request?.paging;
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
    if (spec.cap !== undefined && spec.cap > max) report.add('CS504', placeOfKey(spec, 'cap'), { cap: spec.cap, max });
    const parameter = paging.send?.size;
    for (const flag of flags) {
      const most = Math.max(Number(flag.spec.max ?? 0), Number(flag.spec.default ?? 0));
      const asks = flag.wires.some((wire) => wire.in === 'query' && wire.name === parameter);
      if (asks && most > max) {
        report.add('CS404', flag.at, { value: most, style, max });
      }
    }
  }
};
