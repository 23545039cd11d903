/** `ledgercli document download`: saves the attachments of a document to a folder. */
import type { Row, Workflow } from 'cmdspec-runtime/kit';
import { savedLine, saveFiles, type Source, type Target } from '../lib/save.js';

interface Args extends Target {
  readonly id: string;
}

const documentDownload: Workflow<Args, 'attachments' | 'content'> = async ({ id, ...target }, kit) => {
  const rows: Row[] = [];
  for await (const row of kit.calls.attachments.rows({ id })) rows.push(row);
  if (rows.length === 0) return kit.fail('generic', `Document ${id} has no attachments, or does not exist.`);
  const sources = rows.map(({ FileName: name, Url: url, ID: file, FileSize: size }): Source => {
    if (typeof url !== 'string' || url === '') {
      return kit.fail('unavailable', `Attachment ${String(file)} has no download address. Nothing was saved.`);
    }
    return {
      name,
      fallback: `attachment-${String(file)}`,
      // Some records have none, or 0.
      declared: typeof size === 'number' && size > 0 ? size : undefined,
      send: (options) => kit.calls.content.send({ url }, options),
    };
  });
  const files = await saveFiles(sources, target, kit);
  await kit.out.action(savedLine(files), { id, files });
};

export default documentDownload;
