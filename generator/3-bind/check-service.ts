/** Checks the parts of service.yaml against each other. */
import { checkName, reportIdle } from '../diagnostics/findings.js';
import { placeOfKey, placeOfValue, within } from '../1-read/source.js';
import type { ServiceSpec } from '../2-shape/types.js';
import { failures } from '../2-shape/schema/common.js';
import { customFieldsKeys, encodings } from '../2-shape/schema/dialects/fields.js';
import { listed } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { checkCredentials, type Unknown } from './check-credentials.js';
import { headersInUse } from './headers.js';
import { checkPatterns } from './patterns.js';
import { isList } from './references.js';
import { placeholders } from './words.js';

/** Checks that names used in service.yaml are declared there. */
export function checkService(spec: ServiceSpec, report: Report): void {
  checkExits(spec, report);
  const variables = Object.keys(spec.variables ?? {});
  const styles = Object.keys(spec.paging ?? {});
  const unknown: Unknown = (what, name, known, at, key) => {
    checkName(report, what, name, known, within(placeOfValue(at, key), `{${name ?? ''}}`));
  };
  for (const host of Object.values(spec.hosts ?? {})) {
    for (const name of placeholders(host.origin)) unknown('variable', name, variables, host, 'origin');
  }
  for (const byHost of [spec.rate?.waits, spec.rate?.cap]) {
    if (typeof byHost !== 'object' || Array.isArray(byHost)) continue;
    for (const host of Object.keys(byHost)) unknown('host', host, Object.keys(spec.hosts ?? {}), byHost, host);
  }
  const named = Object.entries(spec.references ?? {}).flatMap(([name, reference]) => (isList(reference) ? [name] : []));
  for (const reference of Object.values(spec.references ?? {})) {
    unknown('host', reference.host, Object.keys(spec.hosts ?? {}), reference, 'host');
    unknown('paging style', reference.paging, styles, reference, 'paging');
    unknown('reference with names', reference.or, named, reference, 'or');
  }
  for (const entity of Object.values(spec['custom-fields'] ?? {})) {
    unknown('paging style', entity.paging, styles, entity, 'paging');
    for (const [type, form] of Object.entries(entity.types ?? {}))
      unknown('encoding or reference with names', form, [...encodings, ...named], entity.types as object, type);
  }
  for (const name of placeholders(spec.catalogue?.path ?? '')) {
    unknown('variable', name, [...variables, 'resource'], spec.catalogue as object, 'path');
  }
  const { catalogue } = spec;
  if (catalogue !== undefined) unknown('paging style', catalogue.paging, styles, catalogue, 'paging');
  for (const { every } of Object.values(spec.variables ?? {})) {
    if (every !== undefined) unknown('paging style', every.paging, styles, every, 'paging');
  }
  checkCredentials(spec, unknown, report);
  const cursors = Object.entries(spec.paging ?? {}).flatMap(([name, { style }]) => (style === 'cursor' ? [name] : []));
  for (const style of Object.values(spec.paging ?? {})) {
    if ('or' in style) unknown('cursor style', style.or, cursors, style, 'or');
  }
  checkParts(spec, unknown);
  checkPages(spec, report);
  checkIdempotencyKey(spec, report);
  checkEntities(spec, report);
  checkPatterns(spec, report);
}

/** Checks that what `doctor` and `validate` check is declared. */
function checkParts({ doctor, validate = [], ...spec }: ServiceSpec, unknown: Unknown): void {
  const parts: Readonly<Record<string, readonly [string, object | undefined]>> = {
    variable: ['variable', spec.variables],
    client: ['credential', spec.credentials],
    credential: ['host', spec.hosts],
    expiry: ['credential', spec.credentials],
    reach: ['host', spec.hosts],
  };
  for (const check of [...(doctor ?? []), ...validate]) {
    const [what, known] = parts[check.check] ?? [];
    if (what !== undefined) unknown(what, check.of ?? '', Object.keys(known ?? {}), check, 'of');
  }
}

/** Exit codes are a contract with scripts, so a service that names some must name all. */
function checkExits(spec: ServiceSpec, report: Report): void {
  if (spec.exits === undefined) return;
  const missing = failures.filter((failure) => spec.exits?.[failure] === undefined);
  if (missing.length > 0) report.add('CS301', placeOfKey(spec, 'exits'), { missing: listed(missing, 20) });
  for (const [failure, { name }] of Object.entries(spec.exits)) {
    const hint = 'Add `name:`, the class name in JSON errors.';
    if (name === undefined)
      report.add('CS202', placeOfKey(spec.exits, failure), { key: 'name', where: `"${failure}"`, hint });
  }
}

function checkPages(spec: ServiceSpec, report: Report): void {
  for (const [name, style] of Object.entries(spec.paging ?? {})) {
    checkEnd(name, style, spec, report);
    checkHeaders(style, report);
    const isInBody = 'send' in style && Object.values(style.send ?? {}).some((name) => name.startsWith('body:'));
    if (style.paths !== undefined && isInBody)
      reportIdle(report, style, 'paths', 'raw requests read pages with GET, which has no body');
    checkParameters(style, report);
    const size = 'size' in style ? style.size : undefined;
    if (size === undefined && 'send' in style && style.send?.size !== undefined)
      reportIdle(report, style.send, 'size', 'the style has no `size` to send');
    if (size !== undefined && size.default > size.max) {
      report.add('CS319', placeOfValue(size, 'default'), { size: size.default, max: size.max });
    }
  }
}

type Style = NonNullable<ServiceSpec['paging']>[string];

/** Checks that each parameter of a style has one value. */
function checkParameters(style: Style, report: Report): void {
  const sent = Object.entries(('send' in style ? style.send : undefined) ?? {});
  sent.forEach(([key, parameter], index) => {
    const other = sent.slice(0, index).find(([, earlier]) => earlier === parameter)?.[0];
    if (other === undefined || !('send' in style)) return;
    report.add('CS348', placeOfValue(style.send as object, key), { parameter, key, other });
  });
}

/** Checks that something in a response shows where a list ends, and that no key of the style is left without effect. */
function checkEnd(name: string, style: Style, spec: ServiceSpec, report: Report): void {
  if (style.style === 'link' || style.style === 'timestamp') return;
  const { total, end } = style;
  const signs =
    style.style === 'page'
      ? { pages: style.pages, total, end }
      : style.style === 'offset'
        ? { more: style.more, next: style.next, total, end }
        : style.row === undefined
          ? { next: style.next }
          : { more: style.more, end };
  const decides = Object.entries(signs).find(([, sign]) => sign !== undefined)?.[0];
  const at = placeOfKey(spec.paging as object, name);
  if (decides === undefined) {
    const known = Object.keys(style.style === 'cursor' && style.row === undefined ? { next: 0, row: 0 } : signs);
    report.add('CS331', at, { name, keys: known.map((key) => `\`${key}\``).join(' or ') });
  }
  const needsSize = (decides === 'end' && end === 'short-page') || (style.style === 'page' && decides === 'total');
  if (needsSize && style.size === undefined) report.add('CS331', at, { name, keys: '`size`' });
  const idle = (key: string, why: string): void => {
    reportIdle(report, style, key, why);
  };
  if (end !== undefined && decides !== 'end')
    idle(
      'end',
      `\`${style.style === 'cursor' && style.row === undefined ? 'next' : String(decides)}\` shows where the list ends`,
    );
  if (style.style === 'page' && style.whole !== undefined && decides === 'end')
    idle('whole', 'a page without page information is read as every other page');
  if (style.style === 'cursor' && style.row !== undefined && style.next !== undefined)
    idle('next', 'the cursor is the field `row` of the last row');
}

/** Checks that the headers of a style have what its keys read. */
function checkHeaders(style: Style, report: Report): void {
  for (const key of ['next', 'more', 'pages', 'row', 'total'] as const) {
    const path = (style as Partial<Record<typeof key, string>>)[key];
    const header = /^header:(.*)$/.exec(path ?? '')?.[1]?.toLowerCase();
    if (header === undefined) continue;
    const instead = instructions[key];
    const readBy = instead === undefined && header !== '' ? (readers[header] ?? key) : undefined;
    if (readBy === key) continue;
    const hint = readBy === undefined ? (instead ?? 'Write header:<name>.') : `Write \`${readBy}: header:${header}\`.`;
    report.add('CS340', placeOfValue(style, key), { key, header: header || 'without a name', hint });
  }
}

/** What to write for keys that no header has. */
const instructions: Readonly<Record<string, string>> = {
  more: 'Write the path of a boolean in the response.',
  row: 'Write the path of a field in a row.',
};

/** Headers of which one part is read, and the key that reads it. */
const readers: Readonly<Record<string, string>> = { link: 'next', 'content-range': 'total' };

/** Checks that nothing else is sent in the header of the idempotency key. */
function checkIdempotencyKey(spec: ServiceSpec, report: Report): void {
  const header = spec['idempotency-key'];
  const use = header === undefined ? undefined : headersInUse(spec).get(header);
  if (header === undefined || use === undefined) return;
  const hint = 'Write the header in which the service expects the key, such as idempotency-key.';
  const what = 'the idempotency key';
  report.add('CS339', placeOfValue(spec, 'idempotency-key'), { place: 'header', name: header, use, what, hint });
}
/** Checks that every entity has the required keys, itself or in `defaults`. */
function checkEntities(spec: ServiceSpec, report: Report): void {
  const { defaults, ...entities } = spec['custom-fields'] ?? {};
  for (const [name, entity] of Object.entries(entities)) {
    const missing = customFieldsKeys.filter((key) => entity[key] === undefined && defaults?.[key] === undefined);
    if (missing.length === 0) continue;
    report.add('CS328', placeOfKey(spec['custom-fields'] as object, name), { name, missing: listed(missing, 20) });
  }
}
