/** The output and the messages of a run that hides people. */
import { holes } from '../base/template.js';
import type { NameCache, NameEntry } from '../contract/lookups.js';
import type { People } from '../contract/people.js';
import type { Reporter } from '../contract/reporter.js';
import type { Row, Rows } from '../contract/rows.js';
import type { Service } from '../contract/service.js';
import type { Output, Printing } from '../contract/run.js';

/** What a run that hides people is made with. */
export interface Hiding {
  readonly people: People;
  output(out: Output): Output;
  reporter<Kind extends Reporter>(reporter: Kind): Kind;
  names<Kind extends NameCache>(names: Kind, references: Service['references']): Kind;
}

export const hidingWith = (people: People): Hiding => ({
  people,
  output: (out) => hidingOutput(out, people),
  reporter: (reporter) => hidingReporter(reporter, people),
  names: (names, references) => learningNames(names, references, people),
});

/** Returns an output that replaces people in results, before they are filtered and formatted. */
function hidingOutput(out: Output, people: People): Output {
  const within = <Given extends Printing>(printing: Given): Given => ({
    ...printing,
    ...(printing.text !== undefined && { text: people.text(printing.text) }),
    ...(printing.messages !== undefined && { messages: people.value(printing.messages) }),
  });
  return {
    format: out.format,
    as: (format) => hidingOutput(out.as(format), people),
    check: () => out.check(),
    checkFields: (known) => out.checkFields(known),
    rows: (rows, printing = {}) => out.rows(hiddenRows(rows, people), within(printing)),
    record: (record, printing = {}) => out.record(people.value(record), within(printing)),
    action: (line, data) => out.action(people.text(line), people.value(data)),
    json: (value) => out.json(people.value(value)),
    text: (text) => out.text(people.text(text)),
    stream: () => people.refuse('a response that is text or a file'),
  };
}

/** A list stays a list: it can be printed again when its output failed. */
function hiddenRows(rows: Rows, people: People): Rows {
  if (Array.isArray(rows)) return people.value(rows as readonly Row[]) as Rows & Iterable<Row>;
  return (async function* () {
    for await (const some of rows) yield people.value(some);
  })();
}

/** Returns a reporter that replaces people in messages. */
function hidingReporter<Kind extends Reporter>(reporter: Kind, people: People): Kind {
  return {
    ...reporter,
    note: (text, when) => reporter.note(people.text(text), when),
    warn: (text) => reporter.warn(people.text(text)),
    live: (text, as) => reporter.live(people.text(text), as),
    debug: (text) => reporter.debug(people.text(text)),
  };
}

/** Returns stored names of which those of people are learned when they are read, and are not stored. */
function learningNames<Kind extends NameCache>(names: Kind, references: Service['references'], people: People): Kind {
  const learn = (kind: string, path: string, entries: readonly NameEntry[]): boolean => {
    const fields = Object.hasOwn(references, kind) ? references[kind]?.scan?.field : undefined;
    const parts = fields?.flatMap((field) => (field.includes('{') ? holes(field) : [field])) ?? [];
    return people.learnNames(
      path,
      parts,
      entries.map(({ name }) => name),
    );
  };
  return {
    ...names,
    read: async (kind, path, age) => {
      const found = await names.read(kind, path, age);
      if (found !== undefined) learn(kind, path, found);
      return found;
    },
    // A file of names would show them to everybody who reads it.
    write: async (kind, path, entries) => {
      if (!learn(kind, path, entries)) await names.write(kind, path, entries);
    },
  };
}
