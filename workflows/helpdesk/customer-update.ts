import type { Context, Handler, Row } from 'cmdspec/runtime';
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

const customerUpdate: Handler<CustomerUpdateArgs> = async (args, context) => {
  const { id, email, phone } = args;
  const blank = texts.find((name) => args[name]?.trim() === '');
  if (blank !== undefined) {
    // The service's own refusal would name a place in the list of operations.
    context.fail('usage', `--${blank} is empty.`, 'Leave it out to keep what the customer has.');
  }
  const operations = fields(args);
  if (operations.length === 0 && email === undefined && phone === undefined) {
    context.fail('usage', 'Nothing to change.', `Give at least one of ${texts.map((name) => `--${name}`).join(', ')}.`);
  }
  if (email !== undefined || phone !== undefined) {
    const entries = await readEntries(id, context);
    if (email !== undefined) operations.push(entryOperation('emails', entries, email));
    if (phone !== undefined) operations.push(entryOperation('phones', entries, phone));
  }
  await context.http.send({
    method: 'PATCH',
    path: '/v2/customers/{id}',
    params: { id },
    effect: 'update',
    encoding: 'patches',
    // A second copy of an added entry is a second entry.
    repeatable: operations.every(({ op }) => op === 'replace'),
    body: operations,
  });
  await context.out.action(`Updated customer #${id}`, { id: idNumber(id) });
};

function fields(args: CustomerUpdateArgs): Operation[] {
  const values = {
    firstName: args.first,
    lastName: args.last,
    organization: args.company,
    jobTitle: args['job-title'],
  };
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ op: 'replace', path: `/${name}`, value }));
}

/** Lists of a customer whose entries have ids of their own. */
async function readEntries(id: string, context: Context): Promise<Row> {
  const reply = await context.http.send({ method: 'GET', path: '/v2/customers/{id}', params: { id } });
  const customer = (context.http.record(reply) ?? {}) as Row;
  return (customer._embedded as Row | undefined) ?? customer;
}

/** The service never replaces a whole list: the first entry gets the new value, or there is a first one from now on. */
function entryOperation(list: string, entries: Row, value: string): Operation {
  const first = (entries[list] as Row[] | null | undefined)?.[0];
  return first === undefined
    ? { op: 'add', path: `/${list}`, value: { type: 'work', value } }
    : { op: 'replace', path: `/${list}/${String(first.id)}/value`, value };
}

export default customerUpdate;
