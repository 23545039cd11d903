/** The writes of the CRM, each with a line that sends it, and what cannot return. */
import { LISTS, list } from '../copies/crm.js';
import type { Other, Row } from '../copies/service.js';
import { NEW_TIME, type Case, type Lost, type UndoService } from './service.js';

/** Lists of the parts of records: below the path of each record. */
const PARTS: Readonly<Record<string, readonly [string, string, string]>> = {
  'deals-products': ['deals', '/api/v2/deals/', '/products'],
  'deals-participants': ['deals', '/api/v1/deals/', '/participants'],
  'deals-followers': ['deals', '/api/v2/deals/', '/followers'],
  'persons-followers': ['persons', '/api/v2/persons/', '/followers'],
  'organizations-followers': ['organizations', '/api/v2/organizations/', '/followers'],
  'notes-comments': ['notes', '/api/v1/notes/', '/comments'],
};

async function everything(other: Other): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, readonly Row[]>();
  const lists = { ...LISTS, files: ['/api/v1/files'], tasks: ['/api/v2/tasks'] };
  for (const [name, paths] of Object.entries(lists)) {
    const rows: Row[] = [];
    for (const path of paths) rows.push(...(await list(other, path)));
    found.set(name, rows);
  }
  // The list of filters has no conditions.
  const filters = await Promise.all(
    (found.get('filters') ?? []).map(({ id }) => one(other, `/api/v1/filters/${String(id)}`)),
  );
  found.set('filters', filters);
  for (const [name, [of, start, end]] of Object.entries(PARTS)) {
    const rows: Row[] = [];
    for (const { id } of found.get(of) ?? []) {
      const parts = await list(other, `${start}${String(id)}${end}`);
      rows.push(...parts.map((row) => ({ ...row, [PARENT]: id })));
    }
    found.set(name, rows);
  }
  const links = new Map<unknown, Row>();
  for (const { id } of found.get('organizations') ?? []) {
    const { body } = await other.ask('GET', `/api/v1/organizationRelationships?org_id=${String(id)}`);
    for (const row of (body as { readonly data: readonly Row[] | null }).data ?? []) links.set(row['id'], row);
  }
  return found.set('relationships', [...links.values()]);
}

/** Name of the added field that has the id of the record that a part belongs to. */
const PARENT = 'part of';

const one = async ({ ask }: Other, path: string): Promise<Row> =>
  ((await ask('GET', path)).body as { readonly data: Row }).data;

function keyOf(row: Row, name: string): string {
  const { id, uuid, field_code: code, user_id: user } = row;
  const own = String(id ?? uuid ?? code ?? user);
  return name in PARTS ? `${String(row[PARENT])}/${own}` : own;
}

/** Finds the first record of a list, `{one}`. */
const first =
  (collection: string): NonNullable<Case['made']> =>
  async (other) => {
    const [row] = await list(other, LISTS[collection]?.[0] ?? '');
    return { one: String(row?.['id']) };
  };

const STAGE = { 'deals/*/stage_change_time': 'The service sets the time of a change of stage.' };
const CLOSED = 'The service sets the time at which a deal is closed.';
const ATTACHED = 'Undo creates the record alone.';
const CHANGED = 'The undo changes the record too.';
const TEXT = 'c94792d99a0ff28347a72f9a166f553ff62edf7d';

/** A case with what a record of a list loses that is created again. */
const recreated = (list: string, lost: Lost): Lost => ({ [`${list}/*/add_time`]: NEW_TIME, ...lost });

const cases: UndoService['cases'] = {
  'activity create': [{ line: 'activity create --subject "Call back" --type call --deal 42' }],
  'activity update': [
    {
      line: 'activity update 7 --subject Moved --type meeting --due-date 2026-06-15 --due-time 14:30 --duration 00:45',
    },
    { line: 'activity update 7 --owner 2 --deal 43 --org 12 --note "<p>New</p>" --done' },
    { line: 'activity update 7 --person 8' },
    { line: 'activity update 7 --field "Priority=High"' },
  ],
  'activity delete': [
    {
      line: 'activity delete 7 --yes',
      lost: recreated('activities', { 'activities/*/marked_as_done_time': NEW_TIME }),
    },
  ],
  'deal create': [{ line: 'deal create --title New --value 5000 --currency EUR --org 12' }],
  'deal update': [
    {
      line: 'deal update 42 --title Renamed --value 12.5 --currency USD --probability 40 --expected-close-date 2026-12-24',
    },
    { line: 'deal update 42 --status won' },
    { line: 'deal update 42 --stage 3 --person 8 --org 12 --owner 2', lost: STAGE },
    { line: 'deal update 42 --pipeline 2 --stage 6', lost: STAGE },
    { line: 'deal update 42 --field "Contract type=Monthly" --field "Seats=9" --field "Background=New"' },
    { line: `deal update 42 --body '{"label_ids":[2],"custom_fields":{"${TEXT}":null}}'` },
  ],
  'deal upsert': [
    { line: 'deal upsert "Brand new" --by title --body \'{"value":5000}\'' },
    { before: ['deal create --title Twice'], line: 'deal upsert Twice --by title --body \'{"value":5000}\'' },
  ],
  'deal bulk-update': [
    {
      line: 'deal bulk-update --ids 42,43,45 --owner 2 --status lost --yes',
      lost: { 'deals/*/won_time': CLOSED, 'deals/*/close_time': CLOSED },
    },
  ],
  'deal delete': [
    {
      line: 'deal delete 42 --yes',
      lost: recreated('deals', {
        'deals/*/stage_change_time': NEW_TIME,
        'deals/*/origin': 'The service sets where a record comes from.',
        'deals-products/42/*': ATTACHED,
      }),
    },
  ],
  'deal convert': [{ line: 'deal convert 42 --yes' }],
  'deal participant add': [{ line: 'deal participant add 42 --person 8' }],
  'deal participant remove': [
    {
      before: ['deal participant add 42 --person 8'],
      line: 'deal participant remove 42 --participant {1} --yes',
      lost: { 'deals-participants/42/*/add_time': NEW_TIME },
    },
  ],
  'deal product add': [{ line: 'deal product add 42 --product 7 --price 99.5 --quantity 2' }],
  'deal product update': [{ line: 'deal product update 42 --attachment 124 --quantity 2 --price 95.25 --discount 10' }],
  'deal product remove': [
    {
      line: 'deal product remove 42 --attachment 124 --yes',
      lost: {
        'deals-products/42/124/add_time': NEW_TIME,
        'deals-products/42/124/order_nr': 'A new row is the last one.',
      },
    },
  ],
  'deal follower add': [{ line: 'deal follower add 42 --user 3' }],
  'deal follower remove': [
    {
      before: ['deal follower add 42 --user 3 --jq "{id:1}"'],
      line: 'deal follower remove 42 --user 3 --yes',
      lost: { 'deals-followers/42/3/add_time': NEW_TIME },
    },
  ],
  'person create': [{ line: 'person create --name Ada --email ada@example.com' }],
  'person update': [
    { line: 'person update 8 --name Renamed --org 12 --owner 2' },
    { line: 'person update 8 --email new@example.com --phone "+31 20 5550101"' },
  ],
  'person upsert': [
    { line: 'person upsert new@example.com --by email --field Name=Ada' },
    {
      before: ['person create --name Twice --email twice@example.com'],
      line: 'person upsert twice@example.com --by email --body \'{"org_id":12}\'',
    },
  ],
  'person import': [
    { line: 'person import contacts.csv --yes' },
    {
      before: ['person create --name Ben --email ben@example.com'],
      line: 'person import contacts.csv --upsert --match-on email --yes',
    },
  ],
  'person merge': [{ line: 'person merge 8 --into 9 --yes' }],
  'person delete': [
    { line: 'person delete 8 --yes', lost: recreated('persons', { 'persons-followers/8/*': ATTACHED }) },
  ],
  'person follower add': [{ line: 'person follower add 8 --user 3' }],
  'person follower remove': [
    {
      before: ['person follower add 8 --user 3 --jq "{id:1}"'],
      line: 'person follower remove 8 --user 3 --yes',
      lost: { 'persons-followers/8/3/add_time': NEW_TIME },
    },
  ],
  'org create': [{ line: 'org create --name "New Ltd"' }],
  'org update': [{ line: 'org update 12 --name Renamed --owner 2' }],
  'org upsert': [
    { line: 'org upsert "New Ltd" --by name' },
    { before: ['org create --name Twice'], line: 'org upsert Twice --by name --body \'{"owner_id":2}\'' },
  ],
  'org import': [
    { line: 'org import organizations.csv --yes' },
    { before: ['org create --name "One Ltd"'], line: 'org import organizations.csv --upsert --match-on name --yes' },
  ],
  'org merge': [{ line: 'org merge 12 --into 14 --yes' }],
  'org delete': [
    { line: 'org delete 12 --yes', lost: recreated('organizations', { 'organizations-followers/12/*': ATTACHED }) },
  ],
  'org follower add': [{ line: 'org follower add 12 --user 2' }],
  'org follower remove': [
    {
      before: ['org follower add 12 --user 2 --jq "{id:1}"'],
      line: 'org follower remove 12 --user 2 --yes',
      lost: { 'organizations-followers/12/2/add_time': NEW_TIME },
    },
  ],
  'org relationship add': [{ line: 'org relationship add --type parent --owner 12 --linked 14' }],
  'org relationship remove': [
    {
      // The new id must not be the id of another record that the link names.
      before: [
        'org relationship add --type related --owner 12 --linked 14',
        'org relationship add --type related --owner 12 --linked 14',
        'org relationship add --type related --owner 12 --linked 14',
        'org relationship add --type parent --owner 12 --linked 14',
      ],
      line: 'org relationship remove {4} --yes',
      lost: { 'relationships/*/add_time': NEW_TIME },
    },
  ],
  'lead create': [{ line: 'lead create --title "Web inquiry" --person 8 --value 2500 --currency EUR' }],
  'lead update': [
    { made: first('leads'), line: 'lead update {one} --title Renamed --owner 3 --expected-close-date 2026-12-24' },
    { made: first('leads'), line: 'lead update {one} --value 3200 --currency EUR --org 12' },
  ],
  'lead delete': [
    {
      made: first('leads'),
      line: 'lead delete {one} --yes',
      lost: recreated('leads', {
        'leads/*/source_name': 'The service sets where a record comes from.',
        'leads/*/was_seen': 'A new lead was not seen.',
      }),
    },
  ],
  'lead convert': [{ made: first('leads'), line: 'lead convert {one}' }],
  'note create': [{ line: 'note create --content "Asked for a call back" --deal 42' }],
  'note update': [
    { line: 'note update 5 --content "Asked for a second offer"' },
    { line: 'note update 5 --body \'{"pinned_to_deal_flag":1}\'' },
  ],
  'note delete': [
    {
      line: 'note delete 5 --yes',
      lost: recreated('notes', { 'notes/*/user_id': 'The author is who creates a note.' }),
    },
  ],
  'note comment add': [{ line: 'note comment add 5 --content "Called back"' }],
  'note comment update': [
    { line: 'note comment update 13 --comment 38e6e0df-9bf4-4e29-9713-2aafdd8fa8e3 --content Done' },
  ],
  'note comment delete': [
    {
      line: 'note comment delete 13 --comment 38e6e0df-9bf4-4e29-9713-2aafdd8fa8e3 --yes',
      lost: { 'notes-comments/13/*/add_time': NEW_TIME },
    },
  ],
  'product create': [{ line: 'product create --name "Seat license" --code P-100 --price 12.50 --currency EUR' }],
  'product update': [
    { line: 'product update 7 --name Renamed --code P-7 --unit hour --description New --owner 2' },
    { line: 'product update 7 --price 14 --currency EUR' },
    { line: 'product update 7 --price 14 --currency USD' },
  ],
  'product delete': [
    {
      line: 'product delete 7 --yes',
      lost: recreated('products', { 'deals-products/*/*/name': 'What pointed to a deleted product is not changed.' }),
    },
  ],
  'project create': [{ line: 'project create --title Installation --board 1 --phase 1' }],
  'project update': [
    {
      line: 'project update 3 --title Renamed --description New --start-date 2026-01-01 --end-date 2026-09-30 --owner 2',
    },
    { line: 'project update 3 --status completed' },
    { line: 'project update 3 --phase 2' },
  ],
  'project delete': [{ line: 'project delete 3 --yes', lost: recreated('projects', {}) }],
  'task create': [{ line: 'task create --title "Order hardware" --project 3 --assignee 2' }],
  'task update': [
    { line: 'task update 2 --title Renamed --description New --due-date 2026-07-01' },
    { line: 'task update 2 --assignee 3' },
    { line: 'task update 2 --done' },
  ],
  'task delete': [{ line: 'task delete 2 --yes', lost: recreated('tasks', {}) }],
  'field create': [{ line: 'field create deal --name Urgency --type enum --options High,Low' }],
  'field update': [{ line: 'field update deal Seats --name Places' }],
  'field delete': [{ line: 'field delete deal Seats --yes' }],
  'field option add': [{ line: 'field option add deal "Contract type" --label Weekly' }],
  'field option remove': [{ line: 'field option remove deal "Contract type" --option 21 --yes' }],
  'filter create': [{ line: 'filter create --name Open --type deals --conditions @conditions.json' }],
  'filter update': [
    { line: 'filter update 1 --name Renamed' },
    { line: 'filter update 1 --conditions @conditions.json' },
  ],
  'filter delete': [{ line: 'filter delete 1 --yes', lost: recreated('filters', {}) }],
  'file upload': [{ line: 'file upload offer.txt --deal 42' }],
  'file update': [
    {
      line: 'file update 3 --name "Offer 2026.txt" --description Signed',
      lost: { 'files/3/description': 'A form has no null: an empty text takes its place.' },
    },
  ],
  'file delete': [{ line: 'file delete 3 --yes' }],
  'file remote-link': [{ line: 'file remote-link --deal 42 --remote-id 1aBcD2eFgH' }],
  'webhook create': [
    { line: 'webhook create --url https://hooks.example.com/in --event-action change --event-object deal' },
  ],
  'webhook delete': [{ line: 'webhook delete 1 --yes' }],
};

export const crm: UndoService = {
  service: 'crm',
  binary: 'crmcli',
  sandbox: [],
  env: {},
  files: {
    'contacts.csv': 'name,email\nAda,ada@example.com\nBen Smith,ben@example.com\n',
    'organizations.csv': 'name,owner_id\nOne Ltd,2\nTwo Ltd,3\n',
    'conditions.json':
      '{"glue":"and","conditions":[{"glue":"and","conditions":[{"object":"deal","field_id":"1004","operator":"=","value":"won","extra_value":null}]},{"glue":"or","conditions":[]}]}',
    'offer.txt': 'An offer.',
  },
  everything,
  keyOf,
  lost: {
    '*/*/update_time': CHANGED,
    '*/*/*/update_time': CHANGED,
    'notes/*/last_update_user_id': CHANGED,
    'notes-comments/*/*/updater_id': CHANGED,
  },
  cases,
  untried: {
    'webhook listen (register)': 'The command deletes its webhook at its end.',
    'webhook listen (unregister)': 'The command deletes its webhook at its end.',
  },
};
