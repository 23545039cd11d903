import { refuse } from '../engine/refusal.js';
import type { Answer, Incoming, State } from '../engine/types.js';
import { collectionName, OPEN_DIVISIONS } from './world.js';

/** Path below which the files of documents are downloaded. */
export const DOWNLOAD_PATH = '/docs/SysAttachment.aspx';

/** Address of the file of an attachment. */
export function downloadAddress(request: Incoming, division: number, id: unknown): string {
  return `${request.origin}${DOWNLOAD_PATH}?ID=${String(id)}&_Division_=${division}`;
}

/** The file of an attachment. */
export function download({ query }: Incoming, state: State): Answer {
  const division = Number(query.get('_Division_'));
  if (!OPEN_DIVISIONS.includes(division)) refuse(403, `No rights in division ${division}`);
  const found = state.rows(collectionName(division, 'documents/DocumentAttachments')).get(query.get('ID') ?? '');
  if (found === undefined) return refuse(404, 'The attachment does not exist');
  const headers = { 'content-type': 'application/octet-stream' };
  return { status: 200, headers, body: Buffer.from(String(found['Attachment'] ?? ''), 'base64') };
}
