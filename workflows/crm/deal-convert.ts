import { CliError, type Kit, type Workflow } from 'cmdspec-runtime/kit';
import { textOf } from './lib/analytics/record-values.js';
import { convert, type ConversionArgs } from './lib/conversion.js';

const dealConvert: Workflow<ConversionArgs, 'source' | 'start' | 'status'> = async (args, kit) => {
  const title = kit.prompts ? await titleOf(args.id, kit) : null;
  const deal = title === null ? args.id : `${args.id} "${title}"`;
  await kit.confirm(`Convert deal ${deal} to a lead? The deal will be deleted.`);
  await convert('deal', { id: args.id, wait: args.wait ?? false, 'timeout-secs': args['timeout-secs'] }, kit);
};

/** Reads the title for the question. A deal that does not exist ends the command; another failure leaves out the title. */
async function titleOf(id: string, { calls }: Kit<'source'>): Promise<string | null> {
  try {
    return textOf((await calls.source.record({ id }, { retry: false }))?.['title']);
  } catch (error) {
    if (!(error instanceof CliError) || error.details.statusCode === 404) throw error;
    return null;
  }
}

export default dealConvert;
