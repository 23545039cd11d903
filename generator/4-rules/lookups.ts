/** Checks that look-ups and attachments of service.yaml name known fields, and that their commands have the values they need. */
import { checkName, reportIdle } from '../diagnostics/findings.js';
import { valueNames } from '../3-bind/flags.js';
import { holes } from '../../runtime/base/template.js';
import { placeOfKey, placeOfValue, within, type Span } from '../1-read/source.js';
import type { AttachSpec, FindSpec, ReferenceSpec } from '../2-shape/types.js';
import { attachedOf, dayOf, lookUpConditions, usedFields } from '../3-bind/writes.js';
import { fieldOf, recordOf, subjectOf, type Subject } from '../3-bind/catalogue.js';
import { ownNames } from '../3-bind/derived.js';
import { isList } from '../3-bind/references.js';
import type { Bound, BoundCommand } from '../3-bind/types.js';
import { textsIn } from '../3-bind/words.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { termNames } from './fields.js';
import type { Rule, Ruling } from './rule.js';

export const lookups: Rule = (ruling) => {
  const { bound } = ruling;
  for (const names of Object.values(bound.spec.catalogue?.codes ?? {})) {
    names.forEach((name, index) => {
      const [resource = '', field] = name.split('.');
      const at = placeOfValue(names, index);
      const subject = field === undefined ? undefined : subjectOf(resource, bound.catalogue, at, ruling.report);
      if (subject !== undefined) fieldOf(subject, field ?? '', at, ruling.report);
    });
  }
  for (const reference of Object.values(bound.spec.references ?? {})) {
    checkWhere(reference, ruling);
    if (!isList(reference)) continue;
    const { code, or, query } = reference;
    if (code === true && or !== undefined) {
      reportIdle(ruling.report, reference, 'code', '`or` adds records with other ids');
    }
    if (query === undefined) continue;
    if (code === true) {
      reportIdle(ruling.report, reference, 'code', '`query` reads no list of codes');
    }
    if (!Object.values(query).some((value) => holes(String(value)).includes('code'))) {
      reportIdle(ruling.report, reference, 'query', 'no parameter contains {code}');
    }
  }
  for (const find of Object.values(bound.spec.find ?? {})) checkFind(find, ruling);
  for (const records of Object.values(bound.spec.attach ?? {})) {
    for (const record of records) checkRecord(record, ruling);
    checkHolder(records, ruling);
  }
  for (const command of bound.commands) {
    checkFinds(command, ruling);
    checkFiles(command, ruling);
  }
};

/** The holder names its field; a file has none. */
function checkHolder(records: AttachSpec, { report }: Ruling): void {
  const { holder, file } = attachedOf(records);
  if (holder?.as === undefined && holder !== undefined)
    report.add('CS202', placeOfValue(holder, 'resource'), {
      key: 'as',
      where: 'the holder',
      hint: 'Add `as:`, the field of the main record that names it.',
    });
  if (file?.as !== undefined)
    reportIdle(report, file, 'as', 'only a holder has it, which comes before the record of a file');
}

function place(spec: Pick<FindSpec, 'resource'>, { bound, report }: Ruling): Subject | undefined {
  if (bound.spec.catalogue === undefined) {
    reportIdle(report, spec, 'resource', 'the service has no catalogue');
    return undefined;
  }
  return subjectOf(spec.resource, bound.catalogue, placeOfValue(spec, 'resource'), report);
}

function checkWhere(spec: ReferenceSpec, { bound, report }: Ruling): void {
  if (spec.resource === undefined) {
    if (spec.where !== undefined) reportIdle(report, spec, 'where', 'it needs a resource');
    return;
  }
  if (spec.where === undefined) return;
  const subject = subjectOf(spec.resource, bound.catalogue, placeOfValue(spec, 'resource'), report);
  if (subject === undefined) return;
  for (const name of termNames(spec.where)) fieldOf(subject, name, placeOfValue(spec, 'where'), report);
}

function checkFind(spec: FindSpec, ruling: Ruling): void {
  const { bound, report } = ruling;
  const subject = place(spec, ruling);
  if (bound.spec.filter === undefined) {
    reportIdle(report, spec, 'where', 'the service has no `filter`');
  }
  const { shows, expect } = spec;
  const isShown = expect === 'none' || (expect === 'one' && dayOf(spec) !== undefined);
  if (shows !== undefined && !isShown) {
    const why =
      "it needs `expect: none`, or `expect: one` and a day in `where`, as in `Start le datetime'{date}T00:00:00'`";
    reportIdle(report, spec, 'shows', why);
  }
  for (const name of lookUpConditions(spec).when.filter((one) => holes(spec.where).includes(one)))
    reportIdle(report, spec, 'when', `\`where\` needs a value for ${name} already`);
  if (subject === undefined) return;
  for (const name of holes(shows ?? '')) fieldOf(subject, name, placeOfValue(spec, 'shows'), report);
  for (const name of termNames(spec.where)) fieldOf(subject, name, placeOfValue(spec, 'where'), report);
}

function checkRecord(spec: AttachSpec[number], ruling: Ruling): void {
  const subject = place(spec, ruling);
  if (subject === undefined) return;
  for (const name of Object.keys(spec.body)) fieldOf(subject, name, placeOfKey(spec.body, name), ruling.report);
}

/** Reports names that a template of service.yaml needs and a command does not have. */
function missing(
  owner: { readonly what: string; readonly place: string },
  template: unknown,
  known: readonly string[],
  command: BoundCommand,
  bound: Bound,
  at: Span,
  report: Report,
): void {
  for (const names of textsIn(template).flatMap(wholeNames)) {
    if (names.some((name) => known.includes(name))) continue;
    const [name = ''] = names;
    report.add('CS435', at, {
      ...owner,
      name,
      words: command.words.join(' '),
      hint: candidates(name, known, 'Known names', ownNames(command, bound.spec)),
    });
  }
}

/** Returns the names in braces with their parts (`file.name`), grouped by placeholder. */
const wholeNames = (template: string): string[][] =>
  [...template.matchAll(/\{\+?([A-Za-z0-9_-][^{}]*)\}/g)].map(([, inside = '']) =>
    inside.replace(/:\w+$/, '').split('|'),
  );

const namesOf = ({ args, flags }: BoundCommand, { globals, spec }: Bound): string[] => [
  ...valueNames([...args, ...flags, ...globals]),
  ...Object.keys(spec.variables ?? {}),
];

function checkFinds(command: BoundCommand, { bound, report }: Ruling): void {
  const { spec, words } = command;
  const known = Object.keys(bound.spec.find ?? {});
  spec.find?.forEach((name, index) => {
    const at = placeOfValue(spec.find as object, index);
    const found = bound.spec.find?.[name];
    if (found === undefined) {
      checkName(report, 'look-up', name, known, at);
      return;
    }
    const names = namesOf(command, bound);
    const owner = { what: `the look-up "${name}"`, place: `\`find.${name}\` of service.yaml` };
    missing(
      owner,
      [
        found.where,
        ...Object.values(lookUpConditions(found))
          .flat()
          .map((one) => `{${String(one)}}`),
      ],
      names,
      command,
      bound,
      at,
      report,
    );
    const used = usedFields(spec.body, name);
    const isRead = used.length > 0 || found.expect !== 'any';
    if (!isRead) report.add('CS426', at, { key: 'find', why: `nothing in \`body\` uses {${name}.<field>}` });
    const record = bound.catalogue && recordOf(found.resource, bound.catalogue);
    for (const field of used) {
      if (record === undefined || Object.hasOwn(record.fields, field)) continue;
      report.add('CS432', within(placeOfValue(spec, 'body'), `{${name}.${field}}`), {
        name: `${name}.${field}`,
        key: 'body',
        words: words.join(' '),
        hint: candidates(field, Object.keys(record.fields), 'Fields'),
      });
    }
  });
}

function checkFiles(command: BoundCommand, { bound, report }: Ruling): void {
  for (const flag of command.flags) {
    for (const wire of flag.wires.filter((one) => one.in === 'attach')) {
      const attached = bound.spec.attach?.[wire.name];
      const found = attached && attachedOf(attached);
      if (found === undefined) {
        checkName(report, 'attachment', wire.name, Object.keys(bound.spec.attach ?? {}), flag.usedAt);
        continue;
      }
      const names = [...namesOf(command, bound), 'file.name', 'file.base64'];
      const owner = { what: `the attachment "${wire.name}"`, place: `\`attach.${wire.name}\` of service.yaml` };
      missing(owner, found.holder?.body, names, command, bound, flag.usedAt, report);
      missing(owner, found.file?.body, [...names, 'holder'], command, bound, flag.usedAt, report);
      const record = command.request?.resource?.record;
      if (record !== undefined && found.holder !== undefined) {
        fieldOf({ name: record.name, record }, found.holder.as ?? '', placeOfValue(found.holder, 'as'), report);
      }
    }
  }
}
