/** What specs say about code: why it is there, and what it reads. */
import { insertBefore, removeEntry } from '../../1-read/edits.js';
import { placeOfKey } from '../../1-read/source.js';
import { inYaml } from '../../2-shape/wording.js';
import { change, entry, firstOf, mappingOf, rewritten, withTodo } from '../kit.js';
import { commandsOf, find, inCommands, type Command, type Mapping } from '../places.js';
import type { Change, Rule, Spec } from '../rule.js';
import { verbOf } from './commands.js';

const isOwn = (workflow: unknown): boolean => typeof workflow === 'string' && !workflow.startsWith('shared/');

/** The reason of a workflow that states none. */
const UNSTATED = 'the reason was not stated';

/** Workflows of the package that have another name. */
const renamed: Readonly<Record<string, string>> = { 'shared/auth-setup': 'shared/auth-login' };

export const workflows: readonly Rule[] = [
  rewritten(inCommands('workflow'), 'An app is stored by signing in as the app.', ({ key, value }) => {
    const name = renamed[String(value)];
    return name === undefined ? undefined : { entry: entry(key, name) };
  }),
  {
    why: 'A verb of a resource is a request. A command that is code names its workflow itself.',
    find: (spec) => commandsOf(spec).map((command) => ofVerb(command, spec)),
  },
  {
    why: 'A verb of a resource is a request.',
    find: ({ service }) => {
      const verbs = find(service.value, 'verbs.*').filter(({ value }) => 'workflow' in mappingOf(value));
      const isAll = verbs.length > 0 && verbs.length === find(service.value, 'verbs.*').length;
      const [whole] = isAll ? find(service.value, 'verbs') : [];
      return (whole === undefined ? verbs : [whole]).map((found) =>
        change(found, `\`${found.key}\` is removed`, removeEntry(found.owner, found.key)),
      );
    },
  },
  {
    why: 'A workflow has the columns of its own.',
    find: (spec) => commandsOf(spec).map(columns),
  },
  {
    why: 'A workflow has constants in its code.',
    find: (spec) =>
      inCommands('with')
        .find(spec)
        .map((found) => {
          const { owner, value } = found;
          const what = `\`with\` is removed (it was ${inYaml(value)})`;
          const workflow = String(owner['workflow']);
          const todo = isOwn(owner['workflow'])
            ? `Write ${inYaml(value)} into the code of the workflow "${workflow}".`
            : undefined;
          return withTodo(change(found, what, removeEntry(owner, 'with')), todo);
        }),
  },
  {
    why: 'A command that is code says why: write what a request in YAML cannot express.',
    find: (spec) =>
      inCommands('workflow')
        .find(spec)
        .map(({ owner, value }) => why(owner, value)),
  },
];

/** Writes the keys of a verb that is a workflow into a command of a resource. */
function ofVerb(command: Command, spec: Spec): Change | undefined {
  const { value, group } = command;
  const verb = verbOf(command);
  const declared = mappingOf(mappingOf(mappingOf(spec.service.value)['verbs'])[verb ?? '']);
  const resource = value['resource'] ?? [group.value, ...group.around][0]?.['resource'];
  if (resource === undefined || !('workflow' in declared) || 'workflow' in value) return undefined;
  const [first = ''] = Object.keys(value);
  // Requests of a verb followed from its resource.
  const written = { ...declared, calls: declared['calls'] ?? { [verb ?? '']: { verb, resource } } };
  const missing = Object.entries(written).filter(([key]) => !(key in value));
  const what = missing.map(([key, part]) => `\`${entry(key, part)}\``).join(', ');
  return change(
    { owner: value, key: first, value: declared },
    `${what} ${missing.length === 1 ? 'is' : 'are'} written`,
    ...missing.map(([key, part]) => insertBefore(value, first, entry(key, part))),
  );
}

/** Writes the columns of the group into a workflow that printed them: one without a verb, or a list. */
function columns(command: Command): Change | undefined {
  const { value, group } = command;
  const inherited = group.value['columns'];
  const verb = verbOf(command);
  if (!isOwn(value['workflow']) || 'columns' in value || inherited === undefined) return undefined;
  if (verb !== undefined && verb !== 'list') return undefined;
  const found = { owner: value, key: 'workflow', value: inherited };
  const written = entry('columns', inherited);
  return change(found, `\`${written}\` is written`, insertBefore(value, firstOf(value, 'calls', 'examples'), written));
}

/** Writes the reason of a workflow: the comment above its name, if there is one. */
function why(owner: Mapping, workflow: unknown): Change | undefined {
  if (!isOwn(workflow) || 'why' in owner) return undefined;
  const { source, start } = placeOfKey(owner, 'workflow');
  const above = source.text.slice(0, start).split('\n').slice(0, -1);
  const other = above.findLastIndex((line) => !/^\s*#/.test(line));
  const comment = above.slice(other + 1).map((line) => line.replace(/^\s*#\s*/, '').trim());
  const written = entry('why', comment.join(' ') || UNSTATED);
  const found = { owner, key: 'workflow', value: workflow };
  return change(found, `\`${written}\` is written`, insertBefore(owner, 'workflow', written));
}
