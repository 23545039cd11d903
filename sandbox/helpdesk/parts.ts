/** Custom fields of conversations, addresses of customers, and saved replies. */
import { refuse } from '../engine/refusal.js';
import type { Answer, CustomRoute, Incoming, Row, State } from '../engine/types.js';
import { conversation } from './conversations.js';
import { webhooks } from './inboxes.js';
import { emailEntry, entries, withEntries } from './people.js';
import { checked, instant, object, wrong } from './shape.js';

/** Replaces the custom fields of a conversation; an empty value removes the field. */
function putFields(request: Incoming, state: State): Answer {
  const row = conversation(request, state);
  const { fields } = object(request);
  if (!Array.isArray(fields)) return wrong('fields', 'must be a list', fields);
  const known = [...state.rows('field').scan()].filter(({ mailbox }) => String(mailbox) === String(row.mailboxId));
  const customFields = (fields as Row[]).flatMap(({ id, value }, index) => {
    const path = `fields[${String(index)}]`;
    const field = known.find((one) => String(one.id) === String(id)) ?? wrong(`${path}.id`, 'no such field', id);
    if (value === null || value === '') return [];
    const options = field.options as readonly Row[];
    const option = options.find((one) => String(one.id) === String(value));
    if (options.length > 0 && option === undefined) wrong(`${path}.value`, 'no such option', value);
    return [{ id: field.id, name: field.name, value: String(value), text: String(option?.label ?? value) }];
  });
  state.rows('conversation').put({ ...row, customFields, userUpdatedAt: instant(request.now) });
  return { status: 204 };
}

function customer({ params }: Incoming, state: State): Row {
  return state.rows('customer').get(params.id ?? '') ?? refuse(404, 'Not found');
}

function listEmails(request: Incoming, state: State): Answer {
  return { status: 200, body: { _embedded: { emails: entries(customer(request, state), 'emails') } } };
}

function postEmail(request: Incoming, state: State): Answer {
  const row = customer(request, state);
  const made = emailEntry(object(request), state);
  state.rows('customer').put(withEntries(row, 'emails', [...entries(row, 'emails'), made]));
  return { status: 201, headers: { 'resource-id': String(made.id) } };
}

/** Replaces one address; without a new one, removes it. */
function changeEmail(request: Incoming, state: State): Answer {
  const row = customer(request, state);
  const before = entries(row, 'emails').find((one) => String(one.id) === request.params.email);
  if (before === undefined) return refuse(404, 'Not found');
  const after = request.method === 'DELETE' ? [] : [{ ...emailEntry(object(request), state), id: before.id }];
  const changed = entries(row, 'emails').flatMap((one) => (one === before ? after : [one]));
  state.rows('customer').put(withEntries(row, 'emails', changed));
  return { status: 204 };
}

const REPLIES = [
  ['Thank you', 'Thank you for writing to us. We will answer within one working day.'],
  ['Out of stock', 'This item is out of stock. It is usually available again within three weeks.'],
  ['Refund', 'Your refund is on its way. It takes up to five working days to arrive.'],
  // The web application fills variables in.
  ['Welcome', 'Hello {%customer.firstName,fallback=there%}, welcome aboard.'],
] as const;

/** Saved replies of an inbox: a plain list, without pages. */
function savedReplies(request: Incoming, state: State): Row[] {
  const mailbox = state.rows('mailbox').get(request.params.id ?? '') ?? refuse(404, 'Not found');
  return REPLIES.map(([name, text], index) => ({ id: Number(mailbox.id) * 100 + index, name, text }));
}

function putWebhook(request: Incoming, state: State): Answer {
  const { id, createdAt } = state.rows('webhook').get(request.params.id ?? '') ?? refuse(404, 'Not found');
  const { fields = {}, required = [] } = webhooks;
  const draft = checked(request, { fields, required, unknown: 'ignore' }, state);
  const own = Object.fromEntries(Object.entries(draft).filter(([key]) => Object.hasOwn(fields, key)));
  state.rows('webhook').put({ ...webhooks.complete?.(own, request, state), id, createdAt });
  return { status: 204 };
}

export const partRoutes: readonly CustomRoute[] = [
  { method: 'PUT', path: '/v2/conversations/{id}/fields', handle: putFields },
  { method: 'GET', path: '/v2/customers/{id}/emails', handle: listEmails },
  { method: 'POST', path: '/v2/customers/{id}/emails', handle: postEmail },
  { method: 'PUT', path: '/v2/customers/{id}/emails/{email}', handle: changeEmail },
  { method: 'DELETE', path: '/v2/customers/{id}/emails/{email}', handle: changeEmail },
  {
    method: 'GET',
    path: '/v2/mailboxes/{id}/saved-replies',
    handle: (request, state) => ({
      status: 200,
      body: savedReplies(request, state).map(({ id, name, text }) => ({ id, name, preview: text })),
    }),
  },
  {
    method: 'GET',
    path: '/v2/mailboxes/{id}/saved-replies/{reply}',
    handle: (request, state) => ({
      status: 200,
      body:
        savedReplies(request, state).find(({ id }) => String(id) === request.params.reply) ?? refuse(404, 'Not found'),
    }),
  },
  { method: 'PUT', path: '/v2/webhooks/{id}', handle: putWebhook },
];
