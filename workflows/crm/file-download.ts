/** `crmcli file download`: saves a file of the service to disk. */
import { join } from 'node:path';
import { localName, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { idValue } from './lib/records/entities.js';
import { kindOf } from '../lib/save.js';

export interface FileDownloadArgs {
  readonly id: string;
  readonly out?: string;
}

const fileDownload: Workflow<FileDownloadArgs, 'file' | 'content'> = async ({ id, out }, kit) => {
  if (out === '-') {
    kit.fail(
      'usage',
      '--out is "-": a file is not written to standard output.',
      'Write the name of a file; "./-" is a file with that name.',
    );
  }
  const record = (await kit.calls.file.record({ id })) ?? {};
  const path = await targetOf(out, record, id, kit);
  let bytes = 0;
  const received = (sofar: number, total: number | undefined): void => {
    kit.live(
      `Downloading ${path}: ${megabytes(sofar)}${total === undefined ? '' : ` of ${megabytes(total)}`} MB`,
      'progress',
    );
  };
  await kit.files.receive(path, async (file) => {
    ({ size: bytes = 0 } = await kit.calls.content.send({ id }, { into: { file, received } }));
  });
  await kit.out.action(`Saved ${path} (${String(bytes)} bytes)`, { id: idValue(id), path, bytes });
};

/** Returns the path of the file. The name in the record is user input, so it must not choose a folder or replace a file. */
async function targetOf(out: string | undefined, record: Row, id: string, kit: Kit): Promise<string> {
  const isFolder = out !== undefined && (await kindOf(out, kit)) === 'folder';
  if (out !== undefined && !isFolder) return out;
  const name = [record['name'], record['file_name']].find((one) => typeof one === 'string' && one.trim() !== '');
  const path = join(out ?? '', localName(typeof name === 'string' ? name : '', `file-${id}`));
  if ((await kindOf(path, kit)) === undefined) return path;
  return kit.fail('input', `${path} already exists. Nothing was saved.`, 'Name the file with --out to replace it.');
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export default fileDownload;
