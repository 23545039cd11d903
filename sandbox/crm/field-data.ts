/** Seeded definitions of fields. */
import type { Random, Row } from '../engine/types.js';
import { hash, randomOf } from '../engine/random.js';
import { address, phoneNumber } from './words.js';

/** A seeded field definition. `sample` makes a value for a seeded record. */
export interface Definition extends Row {
  readonly field_code: string;
  readonly sample?: (random: Random) => unknown;
}

/** Standard fields of each entity: `code:type:name`. */
export const ENTITIES: Readonly<Record<string, string>> = {
  deal: 'id:int:ID title:varchar:Title value:monetary:Value currency:varchar:Currency status:status:Status stage_id:stage:Stage pipeline_id:pipeline:Pipeline person_id:people:Contact_person org_id:org:Organization owner_id:user:Owner probability:int:Probability expected_close_date:date:Expected_close_date add_time:date:Deal_created update_time:date:Update_time stage_change_time:date:Last_stage_change won_time:date:Won_time lost_time:date:Lost_time close_time:date:Deal_closed_on lost_reason:varchar_options:Lost_reason visible_to:visible_to:Visible_to label_ids:set:Label origin:varchar:Source_origin channel:enum:Source_channel',
  person:
    'id:int:ID name:varchar:Name first_name:varchar:First_name last_name:varchar:Last_name emails:varchar:Email phones:phone:Phone org_id:org:Organization owner_id:user:Owner label_ids:set:Label visible_to:visible_to:Visible_to add_time:date:Person_created update_time:date:Update_time',
  organization:
    'id:int:ID name:varchar:Name owner_id:user:Owner address:address:Address website:varchar:Website label_ids:set:Label visible_to:visible_to:Visible_to add_time:date:Organization_created update_time:date:Update_time',
  product:
    'id:int:ID name:varchar:Name code:varchar:Product_code unit:varchar:Unit tax:double:Tax prices:varchar:Unit_prices description:text:Description owner_id:user:Owner category:enum:Category visible_to:visible_to:Visible_to add_time:date:Product_created update_time:date:Update_time',
  activity:
    'id:int:ID subject:varchar:Subject type:enum:Type due_date:date:Due_date due_time:time:Due_time duration:time:Duration done:enum:Done deal_id:deal:Deal lead_id:lead:Lead person_id:people:Contact_person org_id:org:Organization owner_id:user:Assigned_to_user note:text:Note priority:enum:Priority add_time:date:Add_time update_time:date:Update_time',
};

/** Standard fields that only version 1 lists: key, type and name. */
export const OF_VERSION_1 = {
  lead: [
    ['id', 'varchar', 'ID'],
    ['title', 'varchar', 'Title'],
    ['owner_id', 'user', 'Owner'],
    ['person_id', 'people', 'Contact person'],
    ['organization_id', 'org', 'Organization'],
    ['value', 'monetary', 'Value'],
    ['expected_close_date', 'date', 'Expected close date'],
    ['label_ids', 'set', 'Labels'],
  ],
  note: [
    ['id', 'int', 'ID'],
    ['content', 'text', 'Content'],
    ['deal_id', 'deal', 'Deal'],
    ['person_id', 'people', 'Contact person'],
    ['org_id', 'org', 'Organization'],
    ['lead_id', 'lead', 'Lead'],
    ['user_id', 'user', 'Author'],
    ['add_time', 'date', 'Note created'],
  ],
} as const;

/** Options of standard fields, by code. */
const OPTIONS: Readonly<Record<string, readonly (readonly [string | number, string])[]>> = {
  status: [
    ['open', 'Open'],
    ['won', 'Won'],
    ['lost', 'Lost'],
    ['deleted', 'Deleted'],
  ],
  visible_to: [
    [1, 'Owner only'],
    [3, 'All users'],
    [5, 'Group'],
    [7, 'Group and sub-groups'],
  ],
  label_ids: [
    [1, 'Hot'],
    [2, 'Warm'],
    [3, 'Cold'],
  ],
  channel: [
    [1, 'Referral'],
    [2, 'Web form'],
    [3, 'Fair'],
  ],
  category: [
    [1, 'Hardware'],
    [2, 'Service'],
  ],
  priority: [
    [501, 'High'],
    [502, 'Medium'],
    [503, 'Low'],
  ],
  done: [
    [0, 'To do'],
    [1, 'Done'],
  ],
};

interface Custom {
  readonly name: string;
  readonly type: string;
  readonly labels?: readonly string[];
  readonly sample: (random: Random, ids: readonly number[]) => unknown;
}

const clock = (random: Random): string => `${String(random.integer(8, 17)).padStart(2, '0')}:00:00`;
const date = (random: Random): string =>
  `2026-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;
const zone = { timezone_id: 374, timezone_name: 'Europe/Brussels' };

/** Deals have a field of each type. Two share a name, as in many real accounts. */
const CUSTOM = {
  deal: [
    {
      name: 'Contract type',
      type: 'enum',
      labels: ['Monthly', 'Yearly', 'One-off'],
      sample: (random, ids) => random.pick(ids),
    },
    {
      name: 'Products of interest',
      type: 'set',
      labels: ['Hosting', 'Support', 'Training'],
      sample: (random, ids) => ids.filter((_, i) => i === 0 || random.chance(0.4)).slice(0, 2),
    },
    {
      name: 'Budget',
      type: 'monetary',
      sample: (random) => ({ value: random.integer(10, 900) * 100, currency: random.pick(['EUR', 'USD']) }),
    },
    { name: 'Seats', type: 'double', sample: (random) => random.integer(1, 250) },
    { name: 'Purchase order', type: 'varchar', sample: (random) => `PO-${random.integer(10_000, 99_999)}` },
    {
      name: 'Background',
      type: 'text',
      sample: (random) => `Met at the ${random.pick(['fair', 'webinar', 'partner day'])}.`,
    },
    { name: 'Contract start', type: 'date', sample: date },
    { name: 'Pilot period', type: 'daterange', sample: () => ({ value: '2026-03-01', until: '2026-03-31' }) },
    { name: 'Call at', type: 'time', sample: (random) => ({ value: clock(random), ...zone }) },
    { name: 'Service window', type: 'timerange', sample: () => ({ value: '09:00:00', until: '17:00:00', ...zone }) },
    { name: 'Hotline', type: 'phone', sample: phoneNumber },
    { name: 'Delivery address', type: 'address', sample: address },
    { name: 'Engineer', type: 'user', sample: (random) => random.integer(1, 5) },
    { name: 'Decision maker', type: 'people', sample: (random) => random.integer(1, 5) },
    { name: 'Partner', type: 'org', sample: (random) => random.integer(1, 3) },
    { name: 'Budget', type: 'varchar_auto', sample: (random) => random.pick(['approved', 'asked for']) },
  ],
  person: [
    {
      name: 'Language',
      type: 'enum',
      labels: ['English', 'Dutch', 'German', 'French'],
      sample: (random, ids) => random.pick(ids),
    },
    { name: 'Birthday', type: 'date', sample: date },
    {
      name: 'Newsletter topics',
      type: 'set',
      labels: ['Product', 'Events'],
      sample: (_random, ids) => ids.slice(0, 1),
    },
    { name: 'Home address', type: 'address', sample: address },
  ],
  organization: [
    {
      name: 'Industry',
      type: 'enum',
      labels: ['Food', 'Energy', 'Health', 'Media'],
      sample: (random, ids) => random.pick(ids),
    },
    { name: 'Employees', type: 'double', sample: (random) => random.integer(2, 4000) },
    {
      name: 'Credit limit',
      type: 'monetary',
      sample: (random) => ({ value: random.integer(1, 90) * 1000, currency: 'EUR' }),
    },
    { name: 'Customer number', type: 'varchar', sample: (random) => `C${random.integer(100_000, 999_999)}` },
  ],
  product: [
    { name: 'Warranty months', type: 'double', sample: (random) => random.pick([12, 24, 36]) },
    { name: 'Supplier', type: 'org', sample: (random) => random.integer(1, 3) },
  ],
  activity: [],
} satisfies Readonly<Record<string, readonly Custom[]>>;

/** Types of the fields that users can create. */
export const TYPES = [...new Set(CUSTOM.deal.map(({ type }) => type))];

const made = new Map<string, readonly Definition[]>();

/** Seeded definitions of an entity; keys of custom fields are the same in every sandbox. */
export function definitions(entity: string): readonly Definition[] {
  let found = made.get(entity);
  if (found === undefined) made.set(entity, (found = [...standard(entity), ...custom(entity)]));
  return found;
}

function standard(entity: string): Definition[] {
  return (ENTITIES[entity] ?? '').split(' ').map((text, i) => {
    const [code = '', type = '', name = ''] = text.split(':');
    const options = (OPTIONS[code] ?? []).map(([id, label]) => ({ id, label }));
    return definition(entity, i, { code, type, name: name.replaceAll('_', ' '), custom: false, options });
  });
}

function custom(entity: string): Definition[] {
  const all: Readonly<Record<string, readonly Custom[]>> = CUSTOM;
  return (all[entity] ?? []).map(({ name, type, labels, sample }, i) => {
    const code = randomOf(hash('custom field', entity, name, i)).hex(40);
    const ids = (labels ?? []).map((_, at) => 20 + i * 10 + at);
    const options = (labels ?? []).map((label, at) => ({ id: ids[at], label }));
    return {
      ...definition(entity, 100 + i, { code, type, name, custom: true, options }),
      sample: (random) => sample(random, ids),
    };
  });
}

function definition(
  entity: string,
  index: number,
  facts: { code: string; type: string; name: string; custom: boolean; options: readonly Row[] },
): Definition {
  return {
    field_name: facts.name,
    field_code: facts.code,
    field_type: facts.type,
    is_custom_field: facts.custom,
    options: facts.options.length === 0 ? null : facts.options,
    $id: 1000 * (Object.keys(ENTITIES).indexOf(entity) + 1) + index,
  };
}
