/** A conversation as `conv get` prints it: with its messages below the table. */
import { getPath, isObject, plainText, type Message, type RecordHook, type Row } from 'cmdspec-runtime/kit';

const showConversation: RecordHook = ({ record, args, query, isMoved, format, refuse }) => {
  const threads = getPath(record, '_embedded.threads');
  const total = textAt(record, 'threads');
  if (query['embed'] !== undefined && total !== '0' && !Array.isArray(threads))
    refuse('returned a record without a list at "_embedded.threads", which was requested');
  const messages = (Array.isArray(threads) ? threads : []).filter(isObject).map(messageOf);
  const id = textAt(record, 'id');
  return {
    // Without messages, nothing of interest is embedded.
    ...(messages.length === 0 && (format === 'yaml' || format === 'ndjson') ? { record: withoutEmbedded(record) } : {}),
    messages,
    notes: isMoved
      ? [`Conversation ${String(args['id'])} was merged into conversation ${id}, which is shown here.`]
      : [],
    // A chat embeds only its last message.
    lacks:
      messages.length > 0 && messages.length < Number(total)
        ? [`${String(messages.length)} of ${total} shown; "conv threads ${id}" lists all.`]
        : [],
  };
};

export default showConversation;

function messageOf(thread: Row): Message {
  const names = [textAt(thread, 'createdBy.first'), textAt(thread, 'createdBy.last')].filter((name) => name !== '');
  const attachments = getPath(thread, '_embedded.attachments');
  return {
    author: names.join(' ') || textAt(thread, 'createdBy.email'),
    kind: textAt(thread, 'type'),
    time: textAt(thread, 'createdAt'),
    body: textAt(thread, 'body') || textAt(thread, 'text') || textAt(thread, 'action.text'),
    files: (Array.isArray(attachments) ? attachments : []).map((one) => textAt(one, 'filename')),
  };
}

function withoutEmbedded({ _embedded, ...record }: Row): Row {
  return record;
}

/** Returns the value at a path as text, empty without one. */
function textAt(record: unknown, path: string): string {
  const value = getPath(record, path);
  return value === undefined || value === null ? '' : plainText(value);
}
