/** An example of every write of a client, with the files and the environment that it needs. */
import { segments } from '../../generator/shell.js';
import { compiled } from './compiled.js';

/** Files that the examples read. */
export const exampleFiles: Readonly<Record<string, string>> = {
  'account.json': '{"Name": "Bakker"}',
  'answer.html': '<p>It is on its way.</p>',
  'call.html': '<p>Please call back.</p>',
  'changes.json': '{"probability": 60}',
  'conditions.json':
    '{"glue": "and", "conditions": [{"glue": "and", "conditions": []}, {"glue": "or", "conditions": []}]}',
  'credit.pdf': '%PDF-1.4\n',
  'delivery.json': '{"DeliveryDate": "2026-06-01"}',
  'hours.html': '<p>From nine to five.</p>',
  'invoice.pdf': '%PDF-1.4\n',
  'line.json': '{"AmountFC": 12.5, "Description": "One more"}',
  'note.html': '<p>A regular.</p>',
  'offer.pdf': '%PDF-1.4\n',
  'photo.jpg': 'JFIF',
  'receipt.json': '{"YourRef": "DN-1"}',
  'subscription.json': '{"Description": "Bread"}',
};
/** Secrets of the examples, and the right to write. */
export const canaryEnvironment = {
  HELPDESKCLI_BEACON_SECRET: 'canary-s3cret',
  HELPDESKCLI_WEBHOOK_SECRET: 'canary-s3cret',
  LEDGERCLI_ALLOW_WRITES: '1',
};

export interface Write {
  readonly run: string;
  readonly effect: string;
  readonly args: readonly string[];
  /** Whether the example writes: others are dry runs, of records that the sandbox does not have. */
  readonly succeeds: boolean;
}

/** Lines for commands without an example that is a write. */
const additional: Readonly<Record<string, readonly string[]>> = {
  api: ['api', 'POST', '/api/v1/notes', '--body', '{}'],
};

/** An example of every write, without flags that shape its output. */
export async function writesOf(service: string): Promise<readonly Write[]> {
  const { ir } = await compiled(service);
  return ir.commands
    .filter(({ effect }) => effect !== 'read' && effect !== 'local')
    .map(({ words, effect, examples, flags }) => {
      const name = words.join(' ');
      const lines = examples
        .map(({ run }) => run)
        .filter((run) => segments(run)?.length === 1 && !/ [<>] |[$`]/.test(run));
      const real = lines.find((line) => !line.includes('--dry-run'));
      const typed = (segments(real ?? lines[0] ?? '')?.[0]?.words ?? []).slice(1);
      const shaping = ['--output', '-o', '--jq', '--fields'];
      const args =
        additional[name] ??
        typed.filter((word, at) => ![...shaping, '--dry-run'].includes(word) && !shaping.includes(typed[at - 1] ?? ''));
      if (args.length === 0) throw new Error(`${name} has no example that can be run.`);
      const asks = flags.some(({ name: flag }) => flag === 'yes') && !args.includes('--yes') && !args.includes('-y');
      return {
        run: args.join(' '),
        effect,
        args: asks ? [...args, '--yes'] : args,
        succeeds: real !== undefined && !(name in additional),
      };
    });
}
