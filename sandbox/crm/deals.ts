/** Deals. */
import { defined } from 'cmdspec-runtime/kit';
import { refuse } from '../engine/refusal.js';
import type { Collection, Incoming, Place, Row, State } from '../engine/types.js';
import { colleaguesAt, ORGANIZATIONS, personIn, shortName } from '../story/people.js';
import { organizationOf, saleOf, withinOf } from '../story/sales.js';
import { customRule, customValues, seedCustom } from './fields.js';
import { savedFilter } from './filters.js';
import { keepHistory } from './history.js';
import {
  changedFilter,
  count,
  CURRENCY,
  day,
  DAY,
  idField,
  idFilter,
  idsFilter,
  known,
  linked,
  ME,
  rfc,
  times,
  unlessSaved,
  visible,
} from './kit.js';
import { firstStage, STAGES } from './pipelines.js';
import { dealWords } from './words.js';

/** Filters of every list in version 2. */
export const LIST_FILTERS: NonNullable<Collection['filters']> = {
  ids: idsFilter,
  updated_since: changedFilter('since'),
  updated_until: changedFilter('until'),
  include_fields: known,
  include_labels: known,
  include_option_labels: known,
  custom_fields: known,
};

export const SORT: NonNullable<Collection['sort']> = {
  by: 'sort_by',
  direction: 'sort_direction',
  fields: ['id', 'update_time', 'add_time'],
  defaultField: 'id',
};

export const VISIBLE_TO = { kind: 'integer', choices: [1, 3, 5, 7] } as const;

/** Values of a new record of version 2. */
export const OWNED = { owner_id: ME, visible_to: 3, is_deleted: false, custom_fields: {} } as const;

export const deal: Collection = {
  paths: ['/api/v2/deals'],
  lists: ['/api/v2/deals/archived'],
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  paging: 'cursor',
  ordered: ['add_time', 'update_time'],
  defaults: {
    ...OWNED,
    value: 0,
    currency: CURRENCY,
    creator_user_id: ME,
    label_ids: [],
    is_archived: false,
    origin: 'API',
  },
  seed: seedDeal,
  fields: {
    title: { kind: 'text', maxLength: 255 },
    currency: { kind: 'text', check: (value, state) => currencyFault(value, state) },
    status: { kind: 'enum', choices: ['open', 'won', 'lost', 'deleted'], filled: true },
    stage_id: idField('stage', 'Stage'),
    pipeline_id: idField('pipeline', 'Pipeline'),
    person_id: idField('person', 'Person'),
    org_id: idField('organization', 'Organization'),
    owner_id: idField('user', 'User'),
    lost_reason: { kind: 'text' },
    visible_to: VISIBLE_TO,
    label_ids: { kind: 'list' },
    is_archived: { kind: 'boolean' },
    is_deleted: { kind: 'boolean' },
    archive_time: { kind: 'timestamp' },
    add_time: { kind: 'timestamp' },
    update_time: { kind: 'timestamp' },
    stage_change_time: { kind: 'timestamp' },
    close_time: { kind: 'timestamp' },
    won_time: { kind: 'timestamp' },
    lost_time: { kind: 'timestamp' },
    custom_fields: customRule('deal'),
  },
  required: ['title'],
  filters: {
    ...LIST_FILTERS,
    status: unlessSaved((row, value) => {
      const wanted = value.split(',');
      const odd = wanted.find((one) => !['open', 'won', 'lost', 'deleted'].includes(one));
      if (odd !== undefined) refuse(400, `Parameter status: ${odd} is not open, won, lost or deleted`);
      return wanted.includes(String(row['status']));
    }),
    stage_id: idFilter('stage_id'),
    pipeline_id: idFilter('pipeline_id'),
    owner_id: idFilter('owner_id'),
    person_id: idFilter('person_id'),
    org_id: idFilter('org_id'),
    filter_id: savedFilter('deal'),
  },
  listed: (row, request) =>
    (row['is_archived'] === true) === request.path.endsWith('/archived') &&
    (row['is_deleted'] !== true || (request.query.get('status') ?? '').includes('deleted')),
  found: (row) => row['is_deleted'] !== true,
  sort: SORT,
  complete: completeDeal,
  change: changeDeal,
  remove: (row, request) => ({ ...row, status: 'deleted', is_deleted: true, update_time: rfc(request.now) }),
  show: (row, request, state) => ({ ...visible(row), custom_fields: customValues('deal', row, request, state) }),
};

/** Positions of the organization and the person of a deal. The person works there, as far as the story goes. */
interface Parties {
  readonly organization?: number;
  readonly person?: number;
}

function partiesOf({ index, random, count }: Place, hasPerson: boolean, hasOrganization: boolean): Parties {
  const [people, organizations] = [count('person'), count('organization')];
  const person = hasPerson ? random.integer(0, people - 1) : undefined;
  const drawn = hasOrganization ? random.integer(0, organizations - 1) : undefined;
  const entry = saleOf(index + 1)?.invoice?.entry;
  const organization = entry === undefined ? drawn : organizationOf(entry) % organizations;
  if (organization === undefined) return defined({ person });
  const colleagues = colleaguesAt(organization).filter((at) => at < people);
  const colleague = person === undefined || colleagues.length === 0 ? person : colleagues[person % colleagues.length];
  return defined({ organization, person: colleague });
}

/** The name of the company that a deal is made with; undefined if the story does not have it. */
function companyOf({ organization, person }: Parties): string | undefined {
  const known = organization ?? (person === undefined ? undefined : personIn('crm', person)?.organization);
  return known === undefined || known >= ORGANIZATIONS ? undefined : shortName(known);
}

function seedDeal(place: Place): Row {
  const { index, random, start } = place;
  const sale = saleOf(index + 1);
  const { added, updated } = times(place, 'deal', sale && withinOf(sale));
  const pipeline = random.chance(0.75) ? 1 : 2;
  const stages = STAGES.filter((stage) => stage.pipeline_id === pipeline);
  const dice = random.next();
  const drawnStatus = dice < 0.55 ? 'open' : dice < 0.78 ? 'won' : dice < 0.95 ? 'lost' : 'deleted';
  const status = sale === undefined ? drawnStatus : 'won';
  const stage = random.pick(stages);
  const closed = status === 'won' || status === 'lost' ? rfc(updated) : null;
  const hasPerson = random.chance(0.85);
  const hasOrganization = random.chance(0.8);
  const { company, thing } = dealWords(random);
  const value = random.chance(0.93) ? random.integer(2, 400) * 50 : 0;
  const currency = random.chance(0.85) ? CURRENCY : 'USD';
  const parties = partiesOf(place, hasPerson, hasOrganization);
  const { organization, person } = parties;
  return {
    title: `${companyOf(parties) ?? company} ${thing}`,
    value: sale === undefined ? value : sale.cents / 100,
    currency: sale?.currency ?? currency,
    status,
    stage_id: stage.id,
    pipeline_id: stage.pipeline_id,
    person_id: person === undefined ? null : place.id('person', person),
    org_id: organization === undefined ? null : place.id('organization', organization),
    owner_id: random.integer(1, 5),
    probability: random.chance(0.4) ? random.integer(1, 19) * 5 : null,
    expected_close_date: random.chance(0.8) ? day(+start + random.integer(-40, 120) * DAY) : null,
    add_time: rfc(added),
    update_time: rfc(updated),
    stage_change_time: rfc(added + (updated - added) * 0.8),
    won_time: status === 'won' ? closed : null,
    lost_time: status === 'lost' ? closed : null,
    close_time: closed,
    lost_reason: status === 'lost' ? random.pick(['Price', 'Timing', 'Chose another']) : null,
    label_ids: random.chance(0.3) ? [random.integer(1, 3)] : [],
    is_deleted: status === 'deleted',
    is_archived: status !== 'deleted' && index % 17 === 16,
    origin: random.chance(0.5) ? 'ManuallyCreated' : 'API',
    custom_fields: seedCustom('deal', random),
  };
}

function currencyFault(value: unknown, state: State): string | undefined {
  return state.rows('currency').find((row) => row['code'] === value) === undefined
    ? 'must be the code of a currency'
    : undefined;
}

function completeDeal(draft: Row, request: Incoming, state: State): Row {
  const now = rfc(request.now);
  const status = (draft['status'] ?? 'open') as string;
  const closed = status === 'won' || status === 'lost' ? now : null;
  return {
    status,
    add_time: now,
    update_time: now,
    won_time: status === 'won' ? now : null,
    lost_time: status === 'lost' ? now : null,
    close_time: closed,
    ...present(draft),
    ...placed(draft, undefined, state),
  };
}

/** Removes nulls from a new record: the service treats them as absent. */
function present(draft: Row): Row {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
}

/** Sets the pipeline from the stage, or the stage from the pipeline; refuses a stage of another pipeline. */
function placed(given: Row, before: Row | undefined, state: State): Row {
  const stage = linked(state, 'stage', given['stage_id']);
  const pipeline = given['pipeline_id'];
  if (stage !== undefined) {
    if (pipeline !== undefined && pipeline !== null && pipeline !== stage['pipeline_id']) {
      refuse(400, 'The stage does not belong to the pipeline');
    }
    return { stage_id: stage['id'], pipeline_id: stage['pipeline_id'] };
  }
  const wanted = (pipeline ?? before?.['pipeline_id'] ?? 1) as number;
  if (before !== undefined && wanted === before['pipeline_id']) return {};
  return { stage_id: firstStage(state, wanted), pipeline_id: wanted };
}

function changeDeal(before: Row, after: Row, request: Incoming, state: State): Row {
  if (before['is_archived'] === true && after['is_archived'] !== false) refuse(400, 'Archived deals cannot be edited');
  const now = rfc(request.now);
  const given: Row = {};
  for (const key of ['stage_id', 'pipeline_id']) if (after[key] !== before[key]) given[key] = after[key];
  const row: Row = {
    ...after,
    ...placed(given, before, state),
    custom_fields: { ...(before['custom_fields'] as Row), ...(after['custom_fields'] as Row) },
    update_time: now,
  };
  if (row['stage_id'] !== before['stage_id']) row['stage_change_time'] = now;
  if (row['status'] !== before['status']) {
    const status = row['status'];
    row['won_time'] = status === 'won' ? now : null;
    row['lost_time'] = status === 'lost' ? now : null;
    row['close_time'] = status === 'won' || status === 'lost' ? now : null;
    if (status !== 'lost') row['lost_reason'] = null;
    row['is_deleted'] = status === 'deleted';
  }
  if (row['is_archived'] === true && before['is_archived'] !== true) row['archive_time'] = now;
  keepHistory(before, row, request, state);
  return row;
}

/** Probability of winning in percent: the deal's own, else the stage's. */
export function chance(deal: Row, state: State): number {
  const own = deal['probability'];
  if (typeof own === 'number') return own;
  return count(linked(state, 'stage', deal['stage_id'])?.['deal_probability'] ?? 100);
}
