import type { Effect } from '../../runtime/contract/command.js';
import type { CommandSpec, ServiceSpec, Shape, Templates, Verb } from '../2-shape/types.js';
import type { Scope } from './types.js';
import { capital, withArticle } from './words.js';

interface Named {
  readonly noun: string;
  /** The argument or flag that names the record. */
  readonly id: string | undefined;
  /** Name of the resource that the request is about. */
  readonly resource: string | undefined;
}

/** Summary of a verb: nothing has to be written for the common case. */
export function summaryOf(name: string, verb: Verb | undefined, { noun, plural }: Scope): string | undefined {
  if (verb === undefined || noun === '') return undefined;
  const summaries: Readonly<Partial<Record<Verb, string>>> = {
    list: `List ${plural}`,
    get: `Show one ${noun}`,
    create: `${name === 'add' ? 'Add' : 'Create'} ${withArticle(noun)}`,
    update: `Change given fields of ${withArticle(noun)}`,
    delete: `${name === 'remove' ? 'Remove' : 'Delete'} ${withArticle(noun)}`,
    lines: `List the lines of ${plural}`,
    'line-add': `Add a line to ${withArticle(noun)}`,
    'line-update': `Change one line of ${withArticle(noun)}`,
    'line-delete': `Delete lines of ${withArticle(noun)}`,
  };
  return summaries[verb];
}

/** The question asked before acting. Deletes always have one; whether it is asked is up to the gate. */
export function confirmOf(
  { confirm, summary }: CommandSpec,
  name: string,
  effect: Effect,
  named: Named,
  service: ServiceSpec,
): string | undefined {
  if (typeof confirm === 'string') return confirm;
  const asks = confirm ?? (effect === 'delete' && service.gate?.deletes !== 'refuse');
  if (!asks) return undefined;
  if (effect === 'delete' || summary === undefined)
    return `${name === 'remove' ? 'Remove' : 'Delete'} ${target(named)}?`;
  return `${summary.replace(/[.?!]$/, '')}?`;
}

/** The line that a write prints: always for a delete, and for the verbs of a resource. */
export function saysOf(
  spec: CommandSpec,
  name: string,
  effect: Effect,
  named: Named,
  shape: Shape | undefined,
  verb: Verb | undefined,
): string | undefined {
  const { id, resource } = named;
  if (spec.says === undefined && resource !== undefined && verb !== 'action') {
    if (effect === 'create') return `Created {created} of ${resource}`;
    if (effect === 'update' || effect === 'delete') {
      return `${effect === 'update' ? 'Updated' : 'Deleted'}${id === undefined ? '' : ` {${id}}`} of ${resource}`;
    }
  }
  if (spec.says !== undefined || shape !== 'action' || effect !== 'delete') return spec.says;
  return capital(`${name === 'remove' ? 'removed' : 'deleted'} ${target(named)}`);
}

const target = ({ noun, id }: Named): string => (id === undefined ? noun : `${noun} {${id}}`);

/** What actions print for programs when a service says nothing else. */
export const usualGives: Templates = { delete: { deleted: '{id}' } };

/** What the command prints for programs, where the usual `{id}` would name another record than the one acted on. */
export function givesOf(
  { gives }: CommandSpec,
  effect: Effect,
  { id }: Named,
  { output }: ServiceSpec,
): Templates | undefined {
  const usual = ((output?.['gives'] as Templates | undefined) ?? usualGives)[effect];
  if (gives !== undefined || usual === undefined || id === undefined || id === 'id') return gives;
  return JSON.parse(JSON.stringify(usual).replace(/\{id(?=[:}])/g, `{${id}`)) as Templates;
}
