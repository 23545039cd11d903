/** Brings the specs of a service up to the version of the language that this compiler reads. */
import {
  applyEdits,
  insertBefore,
  placeAfter,
  placeBefore,
  replaceValue,
  separate,
  type Edit,
} from '../1-read/edits.js';
import { languageOf, languageVersion, reportNewer } from '../1-read/language.js';
import { parseSpec, type Document } from '../1-read/load.js';
import { placeOf, placeOfValue, shownPlace, type Source } from '../1-read/source.js';
import type { Report } from '../diagnostics/report.js';
import { migrations } from './migrations.js';
import type { Change, Rule, Spec } from './rule.js';

/** A change, at its place in the file as it was before the first change. */
export interface Migrated {
  /** `specs/acme/order.yaml:7:5` */
  readonly at: string;
  readonly what: string;
  readonly why: string;
}

/** What a person has to do, at its place in the file as it is after the last change. */
export interface Todo {
  readonly at: string;
  readonly todo: string;
}

/** A rule whose changes lead to further ones without end is a bug. */
const MOST_ROUNDS = 50;

export interface Outcome {
  /** The files after the changes. */
  readonly sources: readonly Source[];
  readonly changes: readonly Migrated[];
  readonly todos: readonly Todo[];
}

/**
 * Applies the migrations from the version that the specs are written for.
 *
 * @returns `undefined` if the specs cannot be parsed, which is reported.
 */
export function migrate(before: readonly Source[], report: Report): Outcome | undefined {
  const rounds: (readonly Edit[])[] = [];
  const changes: Migrated[] = [];
  const left: { readonly change: Change; readonly round: number; readonly todo: string }[] = [];
  let sources = before;
  let spec = parseSpec(sources, report);
  if (spec === undefined || report.failed) return undefined;
  const written = languageOf(spec.service.value) ?? languageVersion;
  if (written > languageVersion) {
    reportNewer(spec.service.value, written, report);
    return undefined;
  }

  const roundsOf = ({ file }: Source): Edit[][] =>
    rounds.map((edits) => edits.filter(({ span }) => span.source.file === file));
  const shown = ({ at }: Change): string => {
    const ofFile = roundsOf(at.source);
    const start = ofFile.reduceRight((offset, edits) => placeBefore(offset, edits), at.start);
    const source = before.find(({ file }) => file === at.source.file) ?? at.source;
    return shownPlace({ source, start, end: start });
  };
  const apply = (rule: Rule, read: Spec): Spec | undefined => {
    let current: Spec | undefined = read;
    for (let round = 0; current !== undefined && round < MOST_ROUNDS; round++) {
      const all = separate(rule.find(current).filter((change) => change !== undefined));
      // What is only left to do is found in each round.
      const found = all.filter(({ edits }) => edits.length > 0 || round === 0);
      if (found.length === 0) return current;
      for (const one of found)
        if (one.todo !== undefined) left.push({ change: one, round: rounds.length, todo: one.todo });
      changes.push(...found.map((change) => ({ at: shown(change), what: change.what, why: rule.why })));
      const edits = found.flatMap((change) => change.edits);
      rounds.push(edits);
      sources = sources.map((source) => {
        const own = edits.filter(({ span }) => span.source.file === source.file);
        return own.length === 0 ? source : { ...source, text: applyEdits(source, own) };
      });
      current = parseSpec(sources, report);
      if (report.failed) break;
    }
    throw new Error(`A migration does not end or leaves invalid YAML: ${rule.why}`);
  };

  for (const { to, rules } of migrations) {
    if (written >= to) continue;
    for (const rule of [...rules, versionRule(to)]) spec = apply(rule, spec) ?? spec;
  }
  const todos = left.map(({ change: { at }, round, todo }) => {
    const start = roundsOf(at.source).slice(round).reduce(placeAfter, at.start);
    const source = sources.find(({ file }) => file === at.source.file) ?? at.source;
    return { at: shownPlace({ source, start, end: start }), todo };
  });
  return { sources, changes, todos };
}

/** Writes the version that a migration leads to. */
const versionRule = (to: number): Rule => ({
  why: 'A spec names the version of the language that it is written for.',
  find: ({ service }) => [languageOf(service.value) === to ? undefined : versionLine(service, to)],
});

function versionLine({ value }: Document, to: number): Change | undefined {
  const [first = ''] = Object.keys(value);
  const isWritten = 'language' in value;
  const edit = isWritten
    ? replaceValue(value, 'language', String(to))
    : insertBefore(value, first, `language: ${String(to)}`);
  const at = isWritten ? placeOfValue(value, 'language') : placeOf(value);
  return edit && { at, what: `\`language: ${String(to)}\` is written`, edits: [edit] };
}
