/** `helpdeskcli conv download`: saves the attachments of a conversation to a folder. */
import { isObject, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { savedLine, saveFiles, type Source, type Target } from '../lib/save.js';
import { nameOf, idNumber } from './lib/conversation.js';

export interface ConvDownloadArgs extends Target {
  readonly id: string;
}

type Calls = 'threads' | 'file';

const convDownload: Workflow<ConvDownloadArgs, Calls> = async ({ id, ...target }, kit) => {
  const attachments = await attachmentsOf(id, kit);
  // The service does not return files in which it found a virus.
  const withheld = attachments.filter(({ state }) => state === 'virus');
  const sources = attachments.filter((one) => !withheld.includes(one)).map((one) => sourceOf(one, id, kit));
  const files = sources.length === 0 ? [] : await saveFiles(sources, target, kit);
  if (withheld.length > 0) {
    const names = withheld.map(({ filename }) => String(filename)).join(', ');
    kit.warn(
      `${String(withheld.length)} of ${String(attachments.length)} files not saved: the service found a virus in ${names}.`,
    );
  }
  const none = attachments.length === 0 ? 'has no attachments' : 'has no attachments without a virus';
  const line = files.length === 0 ? `Conversation ${nameOf(id, kit)} ${none}` : savedLine(files);
  await kit.out.action(line, { id: idNumber(id), files, withheld: withheld.length });
};

/** Returns the attachments of all threads, each once, the oldest first. */
async function attachmentsOf(id: string, { calls }: Kit<Calls>): Promise<readonly Row[]> {
  const found = new Map<unknown, Row>();
  for await (const { _embedded, attachments } of calls.threads.rows({ id })) {
    const embedded = isObject(_embedded) ? _embedded['attachments'] : undefined;
    const listed = [embedded ?? attachments ?? []].flat().filter(isObject);
    for (const file of listed) found.set(String(file['id']), file);
  }
  return [...found.values()].reverse();
}

function sourceOf({ id: file, filename: name, size }: Row, id: string, { calls, fail }: Kit<Calls>): Source {
  const attachment = String(file);
  if (!/^\d+$/.test(attachment))
    return fail('unavailable', 'The service listed a file without an id. Nothing was saved.', 'Try again later.');
  return {
    name,
    fallback: `attachment-${attachment}`,
    declared: typeof size === 'number' ? size : undefined,
    send: (options) => calls.file.send({ id, attachment }, options),
  };
}

export default convDownload;
