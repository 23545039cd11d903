/** `crmcli deal context`: shows a deal with its contacts, activities, notes, products, mail and risk flags. */
import { CliError, isObject, type Kit, type Page, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { keyOf } from './lib/analytics/record-values.js';
import { flagsOf, mailSummary, type Flags, type MailSummary } from './lib/context.js';

export interface DealContextArgs {
  readonly id: string;
  readonly 'no-activities'?: boolean;
  readonly 'no-notes'?: boolean;
  readonly 'no-products'?: boolean;
  readonly 'no-participants'?: boolean;
  readonly mail?: boolean;
  readonly 'mail-limit': number;
  readonly 'activity-limit': number;
  readonly 'note-limit': number;
}

type Calls = 'deal' | 'person' | 'org' | 'activities' | 'notes' | 'products' | 'participants' | 'mail';

const dealContext: Workflow<DealContextArgs, Calls> = async (args, kit) => {
  const { id } = args;
  const { calls } = kit;
  const deal = (await calls.deal.record({ id })) ?? {};
  const person = linkOf(deal, 'person_id', kit);
  const org = linkOf(deal, 'org_id', kit);
  const [personRecord, orgRecord, activities, notes, products, participants, mail] = await Promise.all([
    person === null ? null : calls.person.record({ person }),
    org === null ? null : calls.org.record({ org }),
    args['no-activities'] ? undefined : collect(calls.activities.pages({ id }, most(args['activity-limit']))),
    args['no-notes'] ? undefined : collect(calls.notes.pages({ id }, most(args['note-limit']))),
    args['no-products'] ? undefined : collect(calls.products.pages({ id })),
    args['no-participants'] ? undefined : collect(calls.participants.pages({ id })),
    args.mail ? readMail(args, kit) : null,
  ]);
  noteCut('activities', '--activity-limit', activities, kit);
  noteCut('notes', '--note-limit', notes, kit);
  const slices = {
    activities: activities?.rows,
    hasMoreActivities: activities?.hasMore,
    notes: notes?.rows,
    products: products?.rows,
    participants: participants?.rows,
  };
  const context = {
    deal: await kit.fields('deal').decode(deal),
    person: personRecord ? await kit.fields('person').decode(personRecord) : null,
    org: orgRecord ? await kit.fields('organization').decode(orgRecord) : null,
    activities: slices.activities ?? [],
    notes: slices.notes ?? [],
    products: slices.products ?? [],
    participants: slices.participants ?? [],
    flags: flagsOf(deal, slices, kit.world.now().getTime()),
    mail,
  };
  await kit.out.record(kit.out.format === 'table' || kit.out.format === 'csv' ? forPeople(context) : context);
};

interface Slice {
  readonly rows: readonly Row[];
  /** Whether the service has more. */
  readonly hasMore: boolean;
}

async function collect(pages: AsyncIterable<Page>): Promise<Slice> {
  const rows: Row[] = [];
  let hasMore = false;
  for await (const page of pages) {
    rows.push(...page.rows);
    hasMore = page.more;
  }
  return { rows, hasMore };
}

const most = (limit: number): { readonly limit?: number } => (limit === 0 ? {} : { limit });

function noteCut(what: string, flag: string, slice: Slice | undefined, { note }: Pick<Kit, 'note'>): void {
  if (slice?.hasMore) note(`The list of ${what}: ${String(slice.rows.length)} shown, more exist; ${flag} 0 for all.`);
}

/** Returns the id of a linked record; null without one. */
function linkOf(deal: Row, field: string, { fail }: Pick<Kit, 'fail'>): string | null {
  const value = deal[field] ?? null;
  if (value === null) return null;
  const id = keyOf(value);
  if (id !== null && /^\d+$/.test(id)) return id;
  return fail('unavailable', `The service returned a deal whose ${field} is not an id.`, 'Try again later.');
}

/** Returns a summary of the mail. A failure is only a warning, because the rest is useful without it. */
async function readMail(args: DealContextArgs, kit: Kit<'mail'>): Promise<MailSummary | null> {
  try {
    const mail = await collect(kit.calls.mail.pages({ id: args.id }, most(args['mail-limit'])));
    noteCut('mail messages', '--mail-limit', mail, kit);
    return mailSummary(mail.rows.map((row) => (isObject(row['data']) ? row['data'] : row)));
  } catch (error) {
    if (!(error instanceof CliError) || kit.world.signal.aborted) throw error;
    kit.warn(`The mail could not be read: ${error.message}`);
    return null;
  }
}

const RISKS: readonly (readonly [keyof Flags, string])[] = [
  ['missingContact', 'no contact'],
  ['staleOpen', 'stale'],
  ['pastClose', 'past close date'],
  ['noCloseDate', 'no close date'],
  ['noOpenActivities', 'no open activity'],
];

/** Adds the counts and lists the flags that are true, because a table shows values and not records. */
function forPeople<T extends { readonly flags: Flags }>(context: T): Row {
  const { flags } = context;
  return { ...context, ...flags, flags: RISKS.filter(([key]) => flags[key] === true).map(([, text]) => text) };
}

export default dealContext;
