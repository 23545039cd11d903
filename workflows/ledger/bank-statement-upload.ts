import { CliError, openPlain, type Workflow } from 'cmdspec-runtime/kit';
import { closeSync, readSync } from 'node:fs';

interface Args {
  readonly file: string;
  readonly subject?: string;
}

/** Bytes at the beginning of a file that show its format. */
const HEAD = 4096;

type Format = readonly [name: string, begins: RegExp];

/** A message of a bank about an account: 053 is a statement, 052 a report within the day, 054 a notification. */
const camt = (message: string): Format => [
  `CAMT.${message}`,
  new RegExp(
    String.raw`^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:\w+:)?Document\b[^>]*\bcamt\.${message}\.`,
  ),
];

/** Formats of bank statements, by how their files begin. */
const FORMATS: readonly Format[] = [
  camt('053'),
  camt('052'),
  camt('054'),
  // The header of a SWIFT message, and lines of a bank's own, may precede the first tag.
  ['MT940', /^(?:\{1:|(?:[A-Z0-9 ]{1,40}\r?\n){0,5}:20:)[\s\S]*?:25P?:/],
  // A header record of 128 characters: zeros, the date, the bank and the version at its end.
  ['CODA', /^0{5}\d{6}\d{3}05.{111}[12]\r?(?:\n|$)/],
];

/** Uploads a bank statement as a document with one file. */
const bankStatementUpload: Workflow<Args, 'document' | 'attachment'> = async ({ file, subject }, kit) => {
  const [attachment] = await kit.files.attach([file]);
  if (attachment === undefined) throw new Error('A file is required.');
  const format = formatOf(kit.files.resolve(file));
  const { name, base64 } = attachment;
  const { id } = await kit.calls.document.send({ subject: subject ?? name });
  if (id === undefined) {
    throw new CliError(
      'unavailable',
      'The service created a document and did not return its id. The file was not sent.',
    );
  }
  try {
    await kit.calls.attachment.send({ document: id, name, data: base64 });
  } catch (error) {
    kit.warn(
      `Document ${id} was created, but the file was not attached. Check the bank statements before you run the command again.`,
    );
    throw error;
  }
  await kit.out.action(`Uploaded ${name} (${format}) as document ${id}`, { id, format, file: name });
};

/** Returns the format of a bank statement; an error for any other file, which the service would accept and never book. */
function formatOf(path: string): string {
  const { file } = openPlain(path);
  try {
    const bytes = Buffer.alloc(HEAD);
    const head = bytes.toString('latin1', 0, readSync(file, bytes, 0, HEAD, 0)).replace(/^\u00ef\u00bb\u00bf/, '');
    const found = FORMATS.find(([, begins]) => begins.test(head));
    if (found !== undefined) return found[0];
  } finally {
    closeSync(file);
  }
  const known = FORMATS.map(([name]) => name).join(', ');
  throw new CliError(
    'input',
    `${path} is not a bank statement. Nothing was sent.`,
    `Upload one of these formats: ${known}.`,
  );
}

export default bankStatementUpload;
