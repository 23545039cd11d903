import type { Context } from '../../runtime/contract/context.js';
import { needResource, literal } from '../../runtime/odata/index.js';
import { listingOf, printList, type ListArgs } from './lib/list.js';
import { documentIds } from './lib/refs.js';
import { findTarget, targetOf } from './lib/target.js';

interface Args extends ListArgs {
  readonly refs: readonly string[];
  readonly with: {
    /** Resource of the documents, of their lines, and how the two are tied. */
    readonly resource: string;
    readonly lines: string;
    readonly parent: string;
    readonly number: string;
  };
}

/** Lists the lines of documents that are named by id or number. */
export default async function lines(args: Args, context: Context): Promise<void> {
  const { parent, number } = args.with;
  const header = await findTarget({ with: args.with }, context);
  const target = targetOf(header.data, args.with.lines, context);
  const documents = needResource(header.data, header.name);
  const type = target.resource?.fields[parent]?.type ?? 'Edm.Guid';
  // Flags are checked before the numbers cost a request.
  listingOf(target, args, []);
  const ids = await documentIds(context, documents, number, args.refs);
  const term = [...new Set(ids)].map((id) => `${parent} eq ${literal(id, type, parent)}`).join(' or ');
  const order = target.resource !== undefined && 'LineNumber' in target.resource.fields ? 'LineNumber' : undefined;
  return printList(listingOf(target, args, [term], order), context);
}
