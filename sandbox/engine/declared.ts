/** Gives the records of an extension the fields that the spec declares for them. */
import type { FactTable } from './facts.js';
import type { Extension } from './extension.js';
import type { Collection, Row } from './types.js';

/** Names of fields by group (`acme.order.`), and by command if it has names of its own. */
export type DeclaredFields = Readonly<Record<string, readonly string[]>>;

export function withDeclared(extension: Extension, facts: FactTable, fields: DeclaredFields): Extension {
  if (extension.declared !== true) return extension;
  const collections = Object.entries(extension.collections ?? {}).map(([name, rule]): [string, Collection] => {
    let known: Row | undefined;
    const filled = {
      ...rule,
      // Of dozens of collections, a run reads a few.
      get defaults() {
        return (known ??= { ...blank(rule, facts, fields), ...rule.defaults });
      },
    };
    return [name, filled];
  });
  return { ...extension, collections: Object.fromEntries(collections) };
}

const blank = (rule: Collection, facts: FactTable, fields: DeclaredFields): Row =>
  Object.fromEntries(namesOf(rule, facts, fields).map((field) => [field, null]));

/** Returns the fields of the records that commands read or write at the paths of a collection. */
function namesOf({ paths = [] }: Collection, facts: FactTable, fields: DeclaredFields): readonly string[] {
  const commands = paths.flatMap((path) =>
    facts.all.flatMap(({ route, pattern }) =>
      // The calls of workflows have no shape: the output of a workflow is not the record that it reads.
      route.shape !== undefined && (pattern.match(path) ?? pattern.match(`${path}/{id}`)) !== undefined
        ? [route.command]
        : [],
    ),
  );
  return [...new Set(commands.flatMap((id) => fields[id] ?? fields[id.replace(/[^.]*$/, '')] ?? []))];
}
