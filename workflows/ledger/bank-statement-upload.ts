/** `ledgercli bank-statement upload`: checks a bank statement and uploads it as a document. */
import { CliError, readPlain, type Workflow } from 'cmdspec-runtime/kit';
import { createHash } from 'node:crypto';
import { readCamt } from './lib/statement/camt.js';
import { readCoda } from './lib/statement/coda.js';
import { readMt940 } from './lib/statement/mt940.js';
import { balanceFault, type Statement } from './lib/statement/statement.js';

interface Args {
  readonly file: string;
  readonly subject?: string;
}

/** Maximum bytes of a file that is read into memory; the service accepts far less. */
const MOST = 64 * 1024 * 1024;
/** Bytes at the beginning of a file that show its format. */
const HEAD = 4096;

/** A message of a bank about an account: 053 is a statement, 052 a report within the day, 054 a notification. */
const camt = (message: string) =>
  [
    `CAMT.${message}`,
    new RegExp(
      String.raw`^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:\w+:)?Document\b[^>]*\bcamt\.${message}\.`,
    ),
  ] as const;

/** Reads a whole file. Returns its statements, or the error in it. */
type Reader = (bytes: Buffer) => readonly Statement[] | string;

/** Formats of bank statements, by how their files begin. */
const FORMATS: readonly (readonly [name: string, begins: RegExp, read: Reader])[] = [
  ...['053', '052', '054'].map((message) => [...camt(message), readCamt] as const),
  // The header of a SWIFT message, and lines of a bank's own, may precede the first tag.
  [
    'MT940',
    /^(?:\{1:|(?:[A-Z0-9 ]{1,40}\r?\n){0,5}:20:)[\s\S]*?:25P?:/,
    (bytes) => readMt940(bytes.toString('latin1')),
  ],
  // A header record of 128 characters: zeros, the date, the bank and the version at its end.
  ['CODA', /^0{5}\d{6}\d{3}05.{111}[12]\r?(?:\n|$)/, (bytes) => readCoda(bytes.toString('latin1'))],
];

/** Files that were uploaded, by their division and SHA-256. */
const UPLOADS = {
  shape: { '*': { '*': { file: 'string', document: 'string', day: 'string' } } },
  noun: 'list of uploaded bank statements',
} as const;

const bankStatementUpload: Workflow<Args, 'document' | 'attachment'> = async ({ file, subject }, kit) => {
  const [attachment] = await kit.files.attach([file]);
  if (attachment === undefined) throw new Error('A file is required.');
  const path = kit.files.resolve(file);
  const bytes = readPlain(path, MOST);
  const format = checkedFormat(path, bytes);
  const { name, base64 } = attachment;
  const division = await kit.variable('division');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const uploads = await kit.memory('bank-statements', UPLOADS);
  const before = (await uploads.read())?.[division]?.[digest];
  if (before !== undefined) {
    const upload = `document ${before.document} (${before.file}, ${before.day})`;
    kit.warn(
      `This file was already uploaded to division ${division} as ${upload}. If you upload it again, the service processes its lines twice.`,
    );
    await kit.confirm(`Upload ${name} again?`);
  }
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
  const upload = { file: name, document: id, day: kit.world.now().toISOString().slice(0, 10) };
  await uploads
    .change((all = {}) => ({ ...all, [division]: { ...all[division], [digest]: upload } }))
    // The file is already uploaded, so a failure is only a warning.
    .catch((error: unknown) => {
      kit.warn(`The upload was not recorded: ${error instanceof Error ? error.message : String(error)}`);
    });
  await kit.out.action(`Uploaded ${name} (${format}) as document ${id}`, { id, format, file: name });
};

/**
 * Returns the format of a bank statement. The service would accept any other file and never book it. Of a damaged file, it
 * would book the part that it can read.
 *
 * @throws CliError `input` for a file of another format, a damaged file, and balances that do not add up
 */
function checkedFormat(path: string, bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, HEAD).replace(/^\u00ef\u00bb\u00bf/, '');
  const found = FORMATS.find(([, begins]) => begins.test(head));
  if (found === undefined) {
    const known = FORMATS.map(([name]) => name).join(', ');
    throw new CliError(
      'input',
      `${path} is not a bank statement. Nothing was sent.`,
      `Upload one of these formats: ${known}.`,
    );
  }
  const [format, , read] = found;
  const statements = read(bytes);
  const faults = typeof statements === 'string' ? [statements] : statements.flatMap((one) => balanceFault(one) ?? []);
  const [fault] = faults;
  if (fault === undefined) return format;
  throw new CliError(
    'input',
    `${path} is not a complete ${format} file: ${fault}. Nothing was sent.`,
    'Download the file from the bank again.',
    faults.length === 1 ? {} : { lines: faults },
  );
}

export default bankStatementUpload;
