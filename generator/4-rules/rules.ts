/** The list of all rules. */
import type { Facts, Target } from '../1-read/facts.js';
import type { Bound } from '../3-bind/types.js';
import { catalogue, type Message } from '../diagnostics/catalogue.js';
import type { Report } from '../diagnostics/report.js';
import { argumentOrder, argumentParts } from './arguments.js';
import { calls } from './calls.js';
import { carried } from './carried.js';
import { columns } from './columns.js';
import { conditions } from './conditions.js';
import { current } from './current.js';
import { changes, effects } from './effects.js';
import { examples } from './examples.js';
import { exits } from './exits.js';
import { fields } from './fields.js';
import { fieldPaths } from './field-paths.js';
import { files, workflows } from './files.js';
import { flagKeys } from './flag-keys.js';
import { globalFlags } from './global-flags.js';
import { idleGroups } from './idle-groups.js';
import { idleKeys } from './idle-keys.js';
import { idleService } from './idle-service.js';
import { groupKeys, lines } from './lines.js';
import { headers } from './headers.js';
import { lookedUp } from './looked-up.js';
import { lookups } from './lookups.js';
import { names, serviceNames } from './names.js';
import { pagedBodies } from './paged-bodies.js';
import { pages } from './pages.js';
import { braces, referencePaths } from './paths.js';
import { people } from './people.js';
import { polls } from './polls.js';
import { uploads } from './uploads.js';
import { repeats } from './repeats.js';
import { replaced } from './replaced.js';
import type { Rule } from './rule.js';
import { sentKeys } from './sent-keys.js';
import { sharedWires } from './shared-wires.js';
import { summaries } from './summaries.js';
import { refresh } from './refresh.js';
import { collections, tables } from './tables.js';
import { templates } from './templates.js';
import { tools } from './tools.js';
import { locate } from './locate.js';
import { undo } from './undo.js';
import { unread, unreadService } from './unread.js';
import { unused } from './unused.js';
import { values } from './flag-values.js';
import { verbs } from './verbs.js';
import { wires } from './wires.js';
import { withoutHosts } from './without-hosts.js';
import { distinctWords } from './words.js';

const rules: readonly Rule[] = [
  argumentOrder,
  argumentParts,
  braces,
  calls,
  carried,
  changes,
  collections,
  columns,
  conditions,
  current,
  distinctWords,
  effects,
  examples,
  exits,
  fields,
  fieldPaths,
  files,
  flagKeys,
  globalFlags,
  groupKeys,
  headers,
  idleGroups,
  idleKeys,
  idleService,
  lines,
  lookedUp,
  lookups,
  names,
  pagedBodies,
  pages,
  people,
  polls,
  uploads,
  referencePaths,
  repeats,
  replaced,
  sentKeys,
  serviceNames,
  sharedWires,
  summaries,
  tables,
  refresh,
  templates,
  tools,
  undo,
  locate,
  unread,
  unreadService,
  unused,
  values,
  verbs,
  wires,
  withoutHosts,
  workflows,
];

/** Applies every rule. Warnings about standard groups are skipped, because authors of specs cannot fix them. */
export function applyRules(bound: Bound, facts: Facts, target: Target, report: Report): void {
  const filtered: Report = {
    ...report,
    add(code, span, params, edit) {
      const { severity }: Message = catalogue[code];
      if (severity === 'error' || !span.source.shared) report.add(code, span, params, edit);
    },
  };
  for (const rule of rules) rule({ bound, facts, target, report: filtered });
}
