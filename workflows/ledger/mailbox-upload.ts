/** `ledgercli mailbox upload`: sends files to a mailbox in one message. */
import { CliError, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';

interface Args {
  readonly file: readonly string[];
  readonly to?: string;
  readonly subject?: string;
  readonly operation?: number;
}

type CallName = 'preferred' | 'preferredFor' | 'standard' | 'message' | 'attachment';

const mailboxUpload: Workflow<Args, CallName> = async (args, kit) => {
  const { calls, files, out } = kit;
  const attachments = await files.attach(args.file);
  const sender = idOf(await first(calls.standard.rows()));
  if (sender === undefined) {
    throw new CliError(
      'input',
      'The division has no default mailbox to send from. Nothing was sent.',
      'Set one in the service.',
    );
  }
  const recipient = args.to ?? (await scanService(args.operation, kit)) ?? sender;
  const { subject = attachments[0]?.name, operation } = args;
  const message = await calls.message.send({ recipient, sender, subject, operation });
  const id = message.id ?? '';
  if (id === '') {
    throw new CliError(
      'unavailable',
      'The service created a message and did not return its id. No file was attached.',
      'Look for the message with `mail-message list` before you run the command again.',
    );
  }
  const sent: string[] = [];
  for (const { name, base64 } of attachments) {
    try {
      await calls.attachment.send({ message: id, name, data: base64 });
    } catch (error) {
      kit.warn(
        `Message ${id} was created with ${String(sent.length)} of ${String(attachments.length)} files; ${name} was not attached.`,
      );
      throw error;
    }
    sent.push(name);
  }
  await out.action(`Sent ${sent.join(', ')} to mailbox ${recipient} in message ${id}`, { id, recipient, files: sent });
};

/** Returns the mailbox of the scan service, if the user has one. */
async function scanService(operation: number | undefined, { calls }: Kit<CallName>): Promise<string | undefined> {
  const found = await first(operation === undefined ? calls.preferred.rows() : calls.preferredFor.rows({ operation }));
  return found?.['IsScanServiceMailbox'] === true ? idOf(found) : undefined;
}

async function first(rows: AsyncIterable<Row>): Promise<Row | undefined> {
  for await (const row of rows) return row;
  return undefined;
}

const idOf = (row: Row | undefined): string | undefined => (typeof row?.['ID'] === 'string' ? row['ID'] : undefined);

export default mailboxUpload;
