/** Tasks of the shell that an agent does with the default tools of a server instead. */
import type { ClientName, Desk } from './desk.js';
import type { ToolCall, ToolResult } from './session.js';

export interface ToolTask {
  /** Name of the task in a shell, which has the question. */
  readonly name: string;
  readonly client: ClientName;
  readonly calls: readonly ToolCall[];
  readonly check: (desk: Desk, results: readonly ToolResult[]) => Promise<void> | void;
}

const call = (name: string, given: Readonly<Record<string, unknown>>): ToolCall => ({ name, arguments: given });

const dataOf = ({ text }: ToolResult): unknown => (JSON.parse(text) as { readonly data: unknown }).data;

export const toolTasks: readonly ToolTask[] = [
  {
    name: 'Total what was won',
    client: 'crmcli',
    calls: [
      call('search', { words: 'total of won deals' }),
      call('describe', { name: 'deal_summary' }),
      call('call', { name: 'deal_summary', arguments: { status: 'won' } }),
    ],
    check: (_, [, , last]) => {
      expect(last && dataOf(last)).toMatchObject({ values_total: { EUR: { value: 109_550.74 } } });
    },
  },
  {
    name: 'Plan the next step of a deal',
    client: 'crmcli',
    calls: [
      call('crmcli_search', { term: 'Amber Health canteen', 'item-types': ['deal'] }),
      call('note_create', { content: 'Zoë asked for a call back', deal: '38' }),
      call('activity_create', { subject: 'Call Zoë back', type: 'call', 'due-date': '2026-11-30', deal: '38' }),
    ],
    check: async (desk) => {
      expect(await desk.read(`crmcli activity get 61 --jq '[.type, .due_date, .deal_id]'`)).toEqual([
        'call',
        '2026-11-30',
        38,
      ]);
      expect(await desk.read('crmcli note get 61 --jq .deal_id')).toBe(38);
    },
  },
  {
    name: 'Answer a customer',
    client: 'helpdeskcli',
    calls: [
      call('conv_list', { customer: 'xander.mulder@orchid-systems.example', status: 'all' }),
      call('conv_threads', { id: '500290' }),
      call('describe', { name: 'conv_reply' }),
      call('conv_reply', { id: '500290', body: '<p>Yes, pay half now and half in December.</p>', status: 'closed' }),
    ],
    check: async (desk, results) => {
      expect(results[1]?.text).toContain('Could we pay it in two parts?');
      expect(await desk.read('helpdeskcli conv get 500290 --output json --jq .status')).toBe('closed');
    },
  },
  {
    name: 'List who owes',
    client: 'ledgercli',
    calls: [
      call('search', { words: 'unpaid customer invoices overdue' }),
      call('describe', { name: 'ledger_receivables_list_list' }),
      call('call', {
        name: 'ledger_receivables_list_list',
        arguments: { 'due-to': '2026-11-26', all: true, limit: 0, fields: ['AccountName', 'Amount', 'DueDate'] },
      }),
    ],
    check: async (desk, [, , last]) => {
      const rows = last && (dataOf(last) as readonly object[]);
      expect(await desk.read('ledgercli outstanding list --jq .[0].OverdueReceivableInvoiceCount')).toBe(rows?.length);
    },
  },
  {
    name: 'Find a bank account',
    client: 'ledgercli',
    calls: [
      call('search', { words: 'bank account of a supplier' }),
      call('describe', { name: 'ledger_bank_account_list' }),
      call('call', { name: 'ledger_account_list', arguments: { search: 'Lumen Foods', fields: ['Code', 'Name'] } }),
      call('call', { name: 'ledger_bank_account_list', arguments: { account: '9' } }),
    ],
    check: (_, results) => {
      expect(results.at(-1)?.text).toMatch(/Lumen Foods SA[^}]*"NL02[A-Z]{4}\d{10}"/);
    },
  },
];
