/** Tasks that need several of the services, which have the same customers. */
import type { Task } from './task.js';
import { answer, answers } from './task.js';

export const across: readonly Task[] = [
  {
    name: 'Find won deals without an invoice',
    question: 'Which deals that we won are not invoiced?',
    lines: [
      'crmcli deal list --status won --limit 0 --fields id,title,value,currency,won_time --output csv',
      'ledgercli sales-entry list --help',
      'ledgercli sales-entry list --orderby "EntryDate desc" --limit 1',
      `ledgercli sales-entry list --all --filter "EntryDate ge datetime'2026-03-01T00:00:00'" --fields Description,CustomerName,AmountDC --output csv`,
    ],
    check: (_, calls) => {
      const won = calls[0]?.stdout.match(/^\d+(?=,)/gm) ?? [];
      const invoiced: readonly string[] = answer(calls).match(/(?<=^Deal )\d+(?=,)/gm) ?? [];
      expect(won.filter((id) => !invoiced.includes(id))).toEqual(['28', '37', '55', '56']);
    },
  },
  {
    name: 'Invoice a won deal',
    question: 'Invoice the won deal "Iris Energy bread plan" without VAT, as 4,750 euros of revenue from services.',
    lines: [
      `crmcli search 'Iris Energy bread plan' --item-types deal --fields id,title,status,value,currency,organization`,
      'ledgercli account list --search "Iris Energy" --fields Code,Name --output csv',
      'ledgercli journal list --fields Code,Description --output csv',
      'ledgercli gl-account list --search services --fields Code,Description --output csv',
      'ledgercli sales-entry create --help',
      `ledgercli sales-entry create --customer 49 --journal 70 --line '8400:4750:Iris Energy bread plan' --invoice deal-37 --allow-writes`,
      `crmcli note create --content 'Invoiced as entry 26705002' --deal 37 --fields id`,
    ],
    check: async (desk) => {
      const booked = `ledgercli sales-entry list --filter "YourRef eq 'deal-37'" --jq '.[]|[.CustomerName, .AmountFC]'`;
      expect(await desk.read(booked)).toEqual(['Iris Energy GmbH', 4750]);
      expect(await desk.read('crmcli note list --deal 37 --jq .[0].content')).toContain('26705002');
    },
  },
  {
    name: 'Answer who owes',
    question: 'Orchid Systems has an overdue invoice and a conversation about it. Reply that we agree to two parts.',
    lines: [
      'ledgercli receivables-list list --search "Orchid Systems" --fields InvoiceNumber,Amount,DueDate --output csv',
      'helpdeskcli conv search --help',
      `helpdeskcli conv search '(subject:"Invoice 26700056")' --fields id,subject,status,customer --output csv`,
      `helpdeskcli conv threads 500290 --jq '.[]|[.type, .body]'`,
      'helpdeskcli conv reply --help',
      `helpdeskcli conv reply 500290 --body '<p>Yes: 3,811.50 euros now and the rest in December.</p>'`,
    ],
    check: async (desk) => {
      expect(await desk.read('helpdeskcli conv threads 500290 --output json --jq .[0].body')).toContain('3,811.50');
    },
  },
  {
    name: 'Check a complaint',
    question:
      'A customer writes that two crates of order 2026054 are missing. Is that what the books say? Answer in a note.',
    lines: [
      'helpdeskcli conv search --help',
      `helpdeskcli conv search '(subject:"Order 2026054")' --fields id,subject,status,customer --output csv`,
      'ledgercli sales-order lines --help',
      'ledgercli sales-order lines 2026054 --limit 1',
      'ledgercli sales-order lines 2026054 --fields ItemCode,ItemDescription,Quantity,QuantityDelivered --output csv',
      'helpdeskcli conv note --help',
      `helpdeskcli conv note 500296 --body 'The books say that 12, 15 and 18 were delivered: all of them.'`,
    ],
    check: async (desk, calls) => {
      expect(answers(calls)).toMatch(/^ART-0054,.*,12,12$/m);
      expect(await desk.read('helpdeskcli conv threads 500296 --output json --jq .[0].type')).toBe('note');
    },
  },
];
