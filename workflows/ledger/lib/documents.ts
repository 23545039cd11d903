import type { Context } from '../../../runtime/contract/context.js';
import type { Row } from '../../../runtime/contract/values.js';
import { CliError } from '../../../runtime/base/errors.js';
import { base64, type Attachment } from './files.js';
import { write } from './record.js';
import { targetOf, type Target } from './target.js';

/** Makes one document and attaches every file to it. Returns its id. */
export async function attach(
  context: Context,
  { data }: Pick<Target, 'data'>,
  files: readonly Attachment[],
  document: Row,
): Promise<string> {
  const documents = targetOf(data, 'documents/Documents', context);
  const attachments = targetOf(data, 'documents/DocumentAttachments', context);
  const { id } = await write(
    { method: 'POST', path: documents.path, body: document, effect: 'create' },
    documents,
    context,
  );
  if (id === undefined) throw new CliError('unavailable', 'The service made a document and did not tell its id.');
  for (const file of files) {
    const body = { Document: id, FileName: file.name, Attachment: base64(file, context) };
    try {
      await write({ method: 'POST', path: attachments.path, body, effect: 'create' }, attachments, context);
    } catch (error) {
      context.warn(`Document ${id} was made, and ${file.name} could not be attached to it.`);
      throw error;
    }
  }
  return id;
}
