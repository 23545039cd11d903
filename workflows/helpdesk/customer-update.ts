/** `helpdeskcli customer update`: changes names, e-mail address or phone number of a customer. */
import type { Row, Workflow } from 'cmdspec-runtime/kit';
import { idNumber } from './lib/conversation.js';

export interface CustomerUpdateArgs {
  readonly id: string;
  readonly email?: string;
  readonly phone?: string;
  readonly first?: string;
  readonly last?: string;
  readonly company?: string;
  readonly 'job-title'?: string;
}

const texts = ['email', 'first', 'last', 'company', 'phone', 'job-title'] as const;

interface Operation {
  readonly op: 'replace' | 'add';
  readonly path: string;
  readonly value: unknown;
}

const customerUpdate: Workflow<CustomerUpdateArgs, 'customer' | 'change'> = async (args, kit) => {
  const { id } = args;
  const blank = texts.find((name) => args[name]?.trim() === '');
  if (blank !== undefined) {
    // The error of the service would name an index in the list of operations.
    kit.fail('usage', `--${blank} is ${args[blank] === '' ? 'empty' : 'blank'}.`, 'Omit it to keep the current value.');
  }
  const { body } = await kit.calls.change.prepare(args);
  const changes = Object.entries((body ?? {}) as Row);
  if (changes.length === 0) {
    kit.fail('usage', 'Nothing to change.', `Give at least one of ${texts.map((name) => `--${name}`).join(', ')}.`);
  }
  const customer = changes.some(([, value]) => Array.isArray(value))
    ? await kit.calls.customer.record({ id })
    : undefined;
  // The lists whose entries have ids.
  const current = (customer?._embedded as Row | undefined) ?? customer ?? {};
  const operations = changes.map(([name, value]): Operation => {
    const [entry] = Array.isArray(value) ? (value as Row[]) : [];
    return entry === undefined ? { op: 'replace', path: `/${name}`, value } : entryOperation(name, current, entry);
  });
  // Adding twice would create two entries.
  const repeatable = operations.every(({ op }) => op === 'replace');
  await kit.calls.change.send({ id }, { body: operations, repeatable, before: customer });
  await kit.out.action(`Updated customer ${id}`, { id: idNumber(id) });
};

/** The service cannot replace a whole list: this sets the value of the first entry, or adds one. */
function entryOperation(list: string, current: Row, entry: Row): Operation {
  const first = (current[list] as Row[] | null | undefined)?.[0];
  return first === undefined
    ? { op: 'add', path: `/${list}`, value: entry }
    : { op: 'replace', path: `/${list}/${String(first.id)}/value`, value: entry.value };
}

export default customerUpdate;
