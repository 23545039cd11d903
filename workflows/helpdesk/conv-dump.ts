/** `helpdeskcli conv dump`: writes a conversation with threads, customers and attachments as one JSON document. */
import { isObject, stringifyJson, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { checkConversation, lacksThreads } from './lib/conversation.js';
import { instant } from '../lib/time.js';

export interface ConvDumpArgs {
  readonly id: string;
  readonly out?: string;
}

const convDump: Workflow<ConvDumpArgs, 'whole' | 'threads'> = async ({ id, out }, kit) => {
  const whole = (await kit.calls.whole.record({ id })) ?? {};
  checkConversation(whole, kit.fail);
  const { _embedded, ...conversation } = whole;
  let lost = 0;
  const noteLoss = (count: number): void => {
    lost += count;
  };
  const threads = await allThreads(whole, kit, noteLoss);
  const document = {
    conversation,
    threads,
    customers: customersOf(conversation, threads),
    tags: list(conversation.tags),
    attachments: threads.flatMap((thread) => attachmentsOf(thread, noteLoss)),
    exportedAt: instant(kit.world.now()),
    cliVersion: kit.client.version,
  };
  if (lost > 0)
    kit.warn(
      `Conversation ${id} has ${String(lost)} ${lost === 1 ? 'thread or attachment' : 'threads or attachments'} without content; the rest is in the dump.`,
    );
  if (out === undefined) await kit.out.json(document);
  else kit.note(`Wrote ${await kit.files.write(out, `${stringifyJson(document, 2)}\n`)}`);
};

/** Embedded threads are incomplete for chats and long conversations; the list of threads is complete. */
async function allThreads(
  conversation: Row,
  { calls }: Kit<'threads'>,
  onDamage: (count: number) => void,
): Promise<readonly Row[]> {
  const embedded = (conversation._embedded as Row | undefined)?.threads;
  const length = Array.isArray(embedded) ? embedded.length : 0;
  const isWhole = length >= Number(conversation.threads ?? 0) && !lacksThreads(conversation);
  if (conversation.type !== 'chat' && isWhole) return list(embedded, onDamage);
  const threads: Row[] = [];
  for await (const row of calls.threads.rows({ id: conversation.id }, { onDamage })) threads.push(row);
  return threads;
}

/** Returns the customer of the conversation first, then the customers of its threads, without duplicates. */
function customersOf(conversation: Row, threads: readonly Row[]): Row[] {
  const people = [conversation.primaryCustomer, conversation.createdBy]
    .concat(threads.flatMap((thread) => [thread.customer, thread.createdBy]))
    .filter(isObject);
  const first = people[0] === conversation.primaryCustomer ? people[0] : undefined;
  const found = new Map<string, Row>();
  for (const person of people) {
    if (person !== first && person.type !== undefined && person.type !== 'customer') continue;
    const key = String(person.id ?? person.email);
    if (!found.has(key)) found.set(key, person);
  }
  return [...found.values()];
}

function attachmentsOf(thread: Row, onDamage: (count: number) => void): Row[] {
  const embedded = (thread._embedded as Row | undefined)?.attachments;
  return list(embedded ?? thread.attachments, onDamage).map(({ id, filename, mimeType, size, _links }) => ({
    threadId: thread.id,
    id,
    filename,
    mimeType,
    size,
    url: ((_links as Row | undefined)?.data as Row | undefined)?.href,
  }));
}

/** Returns the records of a list; `onDamage` takes the number of values in it that are not records, such as null. */
function list(value: unknown, onDamage?: (count: number) => void): readonly Row[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const records = values.filter(isObject);
  if (records.length < values.length) onDamage?.(values.length - records.length);
  return records;
}

export default convDump;
