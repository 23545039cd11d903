/** Tasks of somebody in sales. */
import type { Task } from './task.js';
import { answer, answers } from './task.js';

export const crm: readonly Task[] = [
  {
    name: 'Reassign the deals of a leaver',
    question: 'Oskar Tamm leaves. Give all his open deals to Priya Rossi.',
    lines: [
      'crmcli deal bulk-update --help',
      `crmcli deal list --status open --owner 'Oskar Tamm' --limit 0 --jq '.[].id' | crmcli deal bulk-update --ids - --owner 'Priya Rossi' --dry-run`,
      `crmcli deal list --status open --owner 'Oskar Tamm' --limit 0 --jq '.[].id' | crmcli deal bulk-update --ids - --owner 'Priya Rossi' --yes`,
    ],
    check: async (desk) => {
      expect(await desk.read(`crmcli deal list --status open --owner 3 --jq length`)).toBe(0);
      expect(await desk.read(`crmcli deal list --status open --owner 4 --jq 'map(.id)|contains([1, 12, 57])'`)).toBe(
        true,
      );
      expect(await desk.read(`crmcli deal list --status won --owner 4 --jq 'map(.id)|contains([1])'`)).toBe(false);
    },
  },
  {
    name: 'Merge a person stored twice',
    question: 'Some persons are stored twice. Merge those who have the same e-mail address; keep the older record.',
    lines: [
      'crmcli audit --help',
      'crmcli audit --checks duplicate-persons',
      'crmcli person merge --help',
      'crmcli person merge 59 --into 9 --yes --fields id,name',
      'crmcli person merge 60 --into 19 --yes --fields id,name',
    ],
    check: async (desk) => {
      expect(await desk.read(`crmcli audit --checks duplicate-persons --jq '.[].count'`)).toBe(0);
      expect((await desk.run('crmcli person get 59')).code).not.toBe(0);
      expect(await desk.read('crmcli person get 9 --jq .name')).toBe('Jonas Weber');
    },
  },
  {
    name: 'Plan a price for approval',
    question: 'The seat licence goes to 1,300 euros. Let me see the change first; do not send it yet.',
    lines: [
      'crmcli product list --output csv',
      'crmcli product update --help',
      'crmcli product update 3 --price 1300 --currency EUR --plan price.jsonl',
      'crmcli plan show price.jsonl',
    ],
    check: async (desk, calls) => {
      expect(await desk.read(`crmcli product get 3 --jq '.prices[0].price'`)).toBe(1205);
      expect(answer(calls)).toMatch(/"before":[^]*1205[^]*"after":[^]*1300/);
      expect((await desk.run('crmcli apply price.jsonl --yes')).code).toBe(0);
      expect(await desk.read(`crmcli product get 3 --jq '.prices[0].price'`)).toBe(1300);
    },
  },
  {
    name: 'Undo the last hour',
    question: 'Take back everything that was changed within the last hour.',
    before: [
      'crmcli deal update 38 --title Wrong',
      'crmcli activity create --subject Wrong --deal 38',
      'crmcli org update 13 --name Wrong',
    ],
    lines: ['crmcli log --since 1h', 'crmcli undo --since 1h --dry-run', 'crmcli undo --since 1h --yes'],
    check: async (desk) => {
      expect(await desk.read('crmcli deal get 38 --jq .title')).toBe('Amber Health canteen');
      expect(await desk.read('crmcli org get 13 --jq .name')).toBe('Amber Health SA');
      expect((await desk.run('crmcli activity get 61')).code).not.toBe(0);
    },
  },
  {
    name: 'Reconcile a lost write',
    question:
      'Create the deal "Autumn bread" of 900 euros for Amber Health. Make sure that it exists once, whatever happens.',
    loses: 'crmcli',
    lines: [
      `crmcli search 'Amber Health' --item-types organization --fields id,name`,
      'crmcli deal create --help',
      `crmcli deal create --title 'Autumn bread' --value 900 --currency EUR --org 13 --fields id`,
      'crmcli reconcile',
    ],
    fails: 1,
    check: async (desk, calls) => {
      expect(answer(calls)).toContain('"record": "61"');
      expect(await desk.read(`crmcli deal list --org 13 --jq '[.[]|select(.title=="Autumn bread")|.value]'`)).toEqual([
        900,
      ]);
    },
  },
  {
    name: 'Total what was won',
    question: 'What is the value of all deals that were won, per currency?',
    lines: ['crmcli deal summary --help', 'crmcli deal summary --status won'],
    check: (_, calls) => {
      expect(JSON.parse(answer(calls))).toMatchObject({
        values_total: { EUR: { value: 109_550.74 }, USD: { value: 19_050 } },
      });
    },
  },
  {
    name: 'Plan the next step of a deal',
    question: 'On the deal "Amber Health canteen": note that Zoë asked for a call back, and plan the call for Monday.',
    lines: [
      `crmcli search 'Amber Health canteen' --item-types deal --fields id,title,status`,
      'crmcli note create --help',
      `crmcli note create --content 'Zoë asked for a call back' --deal 38 --fields id`,
      'crmcli activity create --help',
      `crmcli activity create --subject 'Call Zoë back' --type call --due-date 2026-11-30 --deal 38 --fields id`,
    ],
    check: async (desk) => {
      expect(
        await desk.read(`crmcli note list --deal 38 --jq 'map(.content)|index("Zoë asked for a call back") != null'`),
      ).toBe(true);
      expect(await desk.read(`crmcli activity get 61 --jq '[.type, .due_date, .deal_id]'`)).toEqual([
        'call',
        '2026-11-30',
        38,
      ]);
    },
  },
  {
    name: 'Convert an enquiry',
    question: 'The enquiry of Juniper Foods about the canteen becomes a deal. What is its id?',
    lines: [
      `crmcli search 'Juniper Foods canteen' --item-types lead --fields id,title`,
      'crmcli lead convert --help',
      'crmcli lead convert 605316a5-2e9c-4044-af5f-4961ad6a5407 --wait',
    ],
    check: async (desk, calls) => {
      expect(JSON.parse(answer(calls))).toMatchObject({ deal_id: 61 });
      expect(await desk.read('crmcli deal get 61 --jq .title')).toBe('Juniper Foods canteen enquiry');
    },
  },
  {
    name: 'Import persons from a file',
    question: 'people.csv has two persons of Amber Health. Add them, without storing anybody twice.',
    files: {
      'people.csv':
        'name,email,org_id\nZoë Maes-Brown,zoe.maes@amber-health.example,13\nTheo Baert,theo.baert@amber-health.example,13\n',
    },
    lines: [
      'crmcli person import --help',
      'crmcli person import people.csv --upsert --match-on email --dry-run',
      'crmcli person import people.csv --upsert --match-on email --yes',
    ],
    check: async (desk) => {
      expect(await desk.read(`crmcli person list --org 13 --jq 'map(.name)|sort'`)).toEqual([
        'Ann Brown',
        'Theo Baert',
        'Zoë Maes-Brown',
      ]);
    },
  },
  {
    name: 'Set a custom field by its name',
    question: 'The contract type of deal 38 is monthly.',
    lines: [
      'crmcli field list deal --output csv',
      'crmcli deal update --help',
      `crmcli deal update 38 --field 'Contract type=Monthly' --fields id`,
    ],
    check: async (desk) => {
      expect(await desk.read(`crmcli deal get 38 --resolve-fields --jq '.custom_fields["Contract type"]'`)).toBe(
        'Monthly',
      );
    },
  },
  {
    name: 'Forecast the pipeline',
    question: 'How much is expected per month in the pipeline "New business"?',
    lines: ['crmcli metrics forecast --help', `crmcli metrics forecast --pipeline 'New business' --output csv`],
    check: (_, calls) => {
      expect(answer(calls)).toContain('EUR,2027-01,4,10200,52450,20912.5\n');
    },
  },
  {
    name: 'Find deals past their date',
    question: 'Which open deals should have been closed by now, and who owns them?',
    lines: [
      'crmcli audit --help',
      'crmcli audit --checks past-close-date',
      'crmcli deal list --help',
      'crmcli deal list --ids 21,29,35,36,38,47,52,53 --fields id,title,expected_close_date,owner_id --output csv',
      'crmcli user list --fields id,name --output csv',
    ],
    check: (_, calls) => {
      expect(answers(calls)).toContain('38,Amber Health canteen,3,2026-11-07\n');
      expect(answers(calls)).toContain('\n3,Oskar Tamm\n');
      expect(answers(calls).match(/^\d+,.*,\d,2026-\d\d-\d\d$/gm)).toHaveLength(8);
    },
  },
  {
    name: 'Put a product on a deal',
    question: 'Add two seat licences at list price, less 10 percent, to the deal "Amber Health canteen".',
    lines: [
      `crmcli search 'Amber Health canteen' --item-types deal --fields id,title,status`,
      'crmcli product list --output csv',
      'crmcli deal product add --help',
      'crmcli deal product add 38 --product 3 --price 1205 --quantity 2 --discount 10 --discount-type percentage --fields id,sum',
    ],
    check: async (desk) => {
      expect(
        await desk.read(
          `crmcli deal product list 38 --jq '[.[]|select(.product_id==3)|[.quantity, .discount, .sum]]|last'`,
        ),
      ).toEqual([2, 10, 2169]);
    },
  },
  {
    name: 'Find out who changed a deal',
    question: 'Who moved the close date of the deal "Amber Health canteen", and from when to when?',
    lines: [
      `crmcli search 'Amber Health canteen' --item-types deal --fields id,title,status`,
      'crmcli deal history --help',
      'crmcli deal history 38 --output csv',
      'crmcli user list --fields id,name --output csv',
    ],
    check: (_, calls) => {
      expect(answers(calls)).toContain('2026-07-07 04:34:20,expected_close_date,2026-10-01,2026-11-07,1\n');
      expect(answer(calls)).toContain('1,Sam Sandbox\n');
    },
  },
];
