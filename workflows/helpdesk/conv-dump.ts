import { isObject, stringifyJson, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { checkConversation, lacksThreads } from './lib/conversation.js';

export interface ConvDumpArgs {
  readonly id: string;
  readonly out?: string;
}

const convDump: Workflow<ConvDumpArgs, 'whole' | 'threads'> = async ({ id, out }, kit) => {
  const whole = (await kit.calls.whole.record({ id })) ?? {};
  checkConversation(whole, kit.fail);
  const { _embedded, ...conversation } = whole;
  const threads = await allThreads(whole, list((_embedded as Row | undefined)?.threads), kit);
  const document = {
    conversation,
    threads,
    customers: customersOf(conversation, threads),
    tags: list(conversation.tags),
    attachments: threads.flatMap(attachmentsOf),
    exportedAt: `${kit.now().toISOString().slice(0, 19)}Z`,
    cliVersion: kit.client.version,
  };
  if (out === undefined) await kit.out.json(document);
  else kit.note(`Wrote ${await kit.files.write(out, `${stringifyJson(document, 2)}\n`)}`);
};

/** Embedded threads are incomplete for chats and long conversations; the list of threads is complete. */
async function allThreads(
  conversation: Row,
  embedded: readonly Row[],
  { calls }: Kit<'threads'>,
): Promise<readonly Row[]> {
  const count = Number(conversation.threads ?? 0);
  if (conversation.type !== 'chat' && embedded.length >= count && !lacksThreads(conversation)) return embedded;
  const threads: Row[] = [];
  for await (const row of calls.threads.rows({ id: conversation.id })) threads.push(row);
  return threads;
}

/** Returns the customer of the conversation first, then those of its threads, without duplicates. */
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

function attachmentsOf(thread: Row): Row[] {
  const embedded = (thread._embedded as Row | undefined)?.attachments;
  return list(embedded ?? thread.attachments).map(({ id, filename, mimeType, size, _links }) => ({
    threadId: thread.id,
    id,
    filename,
    mimeType,
    size,
    url: ((_links as Row | undefined)?.data as Row | undefined)?.href,
  }));
}

/** Returns the records of a list; what is not a record, such as null, has nothing to dump. */
function list(value: unknown): readonly Row[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isObject) : [];
}

export default convDump;
