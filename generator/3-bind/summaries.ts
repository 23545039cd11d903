/** Default texts of commands: summaries, prompts and results. */
import { escaped } from '../../runtime/base/split.js';
import type { Effect } from '../../runtime/contract/command.js';
import type { CommandSpec, ServiceSpec, Shape, Templates, Verb } from '../2-shape/types.js';
import type { Scope } from './types.js';
import { capital, withArticle } from './words.js';

interface Named {
  readonly noun: string;
  /** The argument or flag with the id of the record. */
  readonly id: string | undefined;
  /** Name of the resource of the request. */
  readonly resource: string | undefined;
  /** Fields with the number or code by which users name a record of the group. */
  readonly typed: readonly string[];
}

/** Characters of the summary of a command, at most. */
export const LONGEST_SUMMARY = 60;

/** Returns the default summary of a verb. */
export function summaryOf(name: string, verb: Verb | undefined, { noun, plural }: Scope): string | undefined {
  if (verb === undefined || noun === '') return undefined;
  const summaries: Readonly<Partial<Record<Verb, string>>> = {
    list: `List ${plural}`,
    get: `Show one ${noun}`,
    create: `${name === 'add' ? 'Add' : 'Create'} ${withArticle(noun)}`,
    update: `Update ${withArticle(noun)}`,
    delete: `${name === 'remove' ? 'Remove' : 'Delete'} ${withArticle(noun)}`,
    lines: `List the lines of ${plural}`,
    'line-add': `Add a line to ${withArticle(noun)}`,
    'line-update': `Update a line of ${withArticle(noun)}`,
    'line-delete': `Delete lines of ${withArticle(noun)}`,
  };
  return summaries[verb];
}

/** Returns the confirmation prompt. Deletes always have one; the write gate decides whether it is shown. */
export function confirmOf(
  { confirm, summary }: CommandSpec,
  name: string,
  effect: Effect,
  named: Named,
  service: ServiceSpec,
): string | undefined {
  if (typeof confirm === 'string') return confirm;
  const asks = confirm ?? (effect === 'delete' && service.gate?.includes('deletes') !== true);
  if (!asks) return undefined;
  const action = actionOf(summary, name, effect, named);
  return `${action ?? `${name === 'remove' ? 'Remove' : 'Delete'} ${target(named)}`}?`;
}

/** Returns the summary as an action on a record; `undefined` for a delete of one record, which has a sentence of its own. */
function actionOf(summary: string | undefined, name: string, effect: Effect, named: Named): string | undefined {
  const deletes = effect === 'delete' && (name === 'delete' || name === 'remove') && named.id !== undefined;
  return summary === undefined || deletes ? undefined : withRecord(summary.replace(/[.?!]$/, ''), named);
}

/** Names the record in a summary: `Archive a project` becomes `Archive project {id}`. */
function withRecord(summary: string, named: Named): string {
  const { noun, id } = named;
  if (id === undefined || noun === '') return summary;
  const one = new RegExp(`\\b(?:an?|one|the) ${escaped(noun)}(?!\\w)`, 'i');
  return one.test(summary) ? summary.replace(one, () => target(named)) : `${summary} (${target(named)})`;
}

/** Returns the line that a write prints; deletes and the verbs of a resource always have one. */
export function saysOf(
  spec: CommandSpec,
  name: string,
  effect: Effect,
  named: Named,
  shape: Shape | undefined,
  verb: Verb | undefined,
): string | undefined {
  const { noun, id, resource, typed } = named;
  if (spec.says === undefined && resource !== undefined && verb !== 'action') {
    const record = id === undefined ? '' : ` {${id}}`;
    if (verb === 'line-add') return `Added line {created} to ${noun}${record}`;
    const isLine = verb === 'line-update' || verb === 'line-delete';
    const what = noun === '' ? resource : isLine ? `${noun} line` : noun;
    if (effect === 'create')
      return `Created ${what} {${[...typed.map((field) => `answer.${field}`), 'created'].join('|')}}`;
    if (effect === 'update' || effect === 'delete')
      return `${effect === 'update' ? 'Updated' : 'Deleted'} ${what}${record}`;
  }
  if (spec.says !== undefined || shape !== 'action' || effect !== 'delete') return spec.says;
  const action = actionOf(spec.summary, name, effect, named);
  return action === undefined
    ? capital(`${name === 'remove' ? 'removed' : 'deleted'} ${target(named)}`)
    : `Done: ${action}`;
}

const target = ({ noun, id }: Named): string => (id === undefined ? noun : `${noun} {${id}}`);

/** Default JSON output of actions. */
export const defaultGives: Templates = { delete: { deleted: '{id}' } };

/** Returns the JSON output of a command, with the argument of the record in place of the default `{id}`. */
export function givesOf(
  { gives }: CommandSpec,
  effect: Effect,
  { id }: Named,
  { output }: ServiceSpec,
): Templates | undefined {
  const usual = ((output?.['gives'] as Templates | undefined) ?? defaultGives)[effect];
  if (gives !== undefined || usual === undefined || id === undefined || id === 'id') return gives;
  return JSON.parse(JSON.stringify(usual).replace(/\{id(?=[:}])/g, `{${id}`)) as Templates;
}
