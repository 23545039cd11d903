/** The records of the three sandboxes are about the same organizations, people, deals and invoices. */
import { openBench } from 'cmdspec-runtime/testing';
import type { Client } from '../../runtime/contract/context.js';
import { client as crmClient } from '../../generated/crm/client.js';
import { client as helpdeskClient } from '../../generated/helpdesk/client.js';
import { client as ledgerClient } from '../../generated/ledger/client.js';

type Row = Readonly<Record<string, unknown>>;

interface Service {
  readonly [name: string]: readonly Row[];
}
let crm: Service;
let ledger: Service;
let helpdesk: Service;

/** Runs list commands of a client whose sandbox was created on a day. */
async function read<Names extends string>(
  today: string,
  client: Client,
  lines: Readonly<Record<Names, string>>,
): Promise<Record<Names, Row[]>> {
  const now = `${today}T12:00:00Z`;
  const bench = await openBench(client, { sandbox: { now, unlimited: true } });
  const found = {} as Record<Names, Row[]>;
  for (const name of Object.keys(lines) as Names[])
    found[name] = (await bench.json(lines[name].split(' '), { world: { now: () => new Date(now) } })) as Row[];
  await bench.close();
  return found;
}

/** A name as a person compares it. */
const plain = (name: unknown): string => String(name).toLowerCase().replaceAll('.', '').trim();
const cents = (amount: unknown): number => Math.round(Number(amount) * 100);
const day = (time: unknown): number => Date.parse(String(time).slice(0, 10)) / 86_400_000;

function of<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A record of the story is missing.');
  return value;
}

const emailsOf = (row: Row): string[] =>
  ((row['emails'] ?? (row['_embedded'] as Row | undefined)?.['emails'] ?? []) as Row[]).map((one) =>
    String(one['value']).toLowerCase(),
  );
/** The first person with an e-mail address. */
const personWith = (email: unknown): Row | undefined =>
  of(crm['people']).find((person) => emailsOf(person).includes(String(email).toLowerCase()));
const nameOf = (organization: unknown): string =>
  String(of(crm['organizations']).find(({ id }) => id === organization)?.['name']);
const employerOf = (email: unknown): string => nameOf(personWith(email)?.['org_id']);

// The year, its quarters and the numbers of documents differ.
describe.each(['2026-01-01', '2026-06-30', '2027-12-31'])('on %s', (today) => {
  beforeAll(async () => {
    crm = await read(today, crmClient, {
      organizations: 'org list --limit 0',
      people: 'person list --limit 0',
      deals: 'deal list --limit 0',
      activities: 'activity list --limit 0',
    });
    ledger = await read(today, ledgerClient, {
      accounts: 'account list --all --select Code,Name,Status',
      contacts: 'contact list --all --select FullName,Email,AccountName',
      sales:
        'sales-entry list --all --select EntryID,EntryNumber,EntryDate,DueDate,CustomerName,YourRef,AmountFC,VATAmountFC',
      orders: 'sales-order list --all --select OrderNumber,OrderedByName',
      purchases: 'purchase-entry list --all --select SupplierName,YourRef,AmountFC',
      receivables: 'receivable list --all --select EntryID,AccountName,DueDate,AmountDC,IsFullyPaid',
      lines:
        'list financialtransaction/TransactionLines --all --select EntryID,Date,GLAccountCode,AmountDC,VATCode,AmountVATFC',
      returns: 'list financial/OfficialReturns --all --select Type,Status,Year,Period,Amount',
    });
    helpdesk = await read(today, helpdeskClient, {
      customers: 'customer list --limit 0',
      conversations: 'conv list --status all --limit 0',
    });
  }, 120_000);

  describe('organizations', () => {
    test('customers in the books are organizations of the CRM, except two', () => {
      const names = of(crm['organizations']).map(({ name }) => name);
      expect([names.length, new Set(names).size]).toEqual([30, 29]);
      const customers = of(ledger['accounts']).filter(({ Status }) => Status === 'C');
      expect(customers).toHaveLength(30);
      const unknown = customers.map(({ Name }) => Name).filter((name) => !names.includes(name));
      expect(unknown.map((name) => [name, names.find((one) => plain(one) === plain(name))])).toEqual([
        ['Beacon Tools B.V.', 'Beacon Tools BV'],
        ['LUMEN TEXTILES INC', 'Lumen Textiles Inc'],
        ['Visser Schilders Nederland', undefined],
        ['Nordic Energy BV ', 'Nordic Energy BV'],
        ['Bakker Bouw NV', undefined],
      ]);
      const others = of(ledger['accounts']).filter(({ Status }) => Status !== 'C');
      expect(others.filter(({ Name }) => names.includes(Name))).toEqual([]);
    });

    test('the CRM has one organization twice, and one that is in no book', () => {
      const names = of(ledger['accounts']).map(({ Name }) => plain(Name));
      const missing = of(crm['organizations']).filter(({ name }) => !names.includes(plain(name)));
      expect(missing.map(({ id, name }) => [id, name])).toEqual([[29, 'Maple Logistics BV']]);
      const again = of(crm['organizations']).filter(({ name }) => name === 'Harbor Health Ltd');
      expect(again.map(({ id }) => id)).toEqual([18, 19]);
    });
  });

  describe('people', () => {
    test('the CRM has two people twice, by their addresses', () => {
      const addresses = of(crm['people']).map((person) => emailsOf(person)[0]);
      expect(addresses).toHaveLength(60);
      const twice = addresses.filter((address, at) => addresses.indexOf(address) !== at);
      expect(twice).toEqual(['jonas.weber@orchid-energy.example', 'tomas.costa@ember-tools.example']);
    });

    test('contacts of customers are people of the CRM, with the same name, address and organization', () => {
      const contacts = of(ledger['contacts']);
      const known = contacts.filter(({ Email }) => personWith(Email) !== undefined);
      expect([contacts.length, known.length]).toEqual([60, 50]);
      for (const { FullName, Email, AccountName } of known) {
        expect([FullName, plain(AccountName)]).toEqual([personWith(Email)?.['name'], plain(employerOf(Email))]);
      }
    });

    test('customers of the help desk are people of the CRM, with the same name, address and organization', () => {
      const customers = of(helpdesk['customers']);
      const known = customers.filter((customer) => emailsOf(customer).some(personWith));
      expect([customers.length, known.length]).toEqual([120, 55]);
      const shown = known.filter(({ organization }) => organization !== null);
      expect(shown).toHaveLength(48);
      for (const customer of known) {
        const email = emailsOf(customer)[0];
        expect(`${String(customer['firstName'])} ${String(customer['lastName'])}`).toBe(personWith(email)?.['name']);
      }
      const different = shown.filter((customer) => customer['organization'] !== employerOf(emailsOf(customer)[0]));
      expect(different.map(({ organization }) => organization).sort()).toEqual([
        'Iris Media',
        'Iris Media',
        'ember tools sa',
      ]);
    });
  });

  const numberIn = (ref: unknown): number => Number(/^Deal (\d+)$/.exec(String(ref))?.[1]);

  describe('won deals and invoices', () => {
    const won = (): Row[] => of(crm['deals']).filter(({ status }) => status === 'won');
    const invoices = (): Row[] => of(ledger['sales']).filter(({ YourRef }) => !Number.isNaN(numberIn(YourRef)));
    const invoiceOf = (deal: unknown): Row | undefined => invoices().find(({ YourRef }) => numberIn(YourRef) === deal);

    test('ten of the fourteen won deals are in the books, each once', () => {
      expect(won()).toHaveLength(14);
      expect(
        invoices()
          .map(({ YourRef }) => numberIn(YourRef))
          .sort((a, b) => a - b),
      ).toEqual([7, 10, 14, 23, 25, 31, 41, 43, 45, 50]);
      const missing = won().filter(({ id }) => invoiceOf(id) === undefined);
      expect(missing.map(({ id, currency }) => [id, currency])).toEqual([
        [28, 'USD'],
        [37, 'EUR'],
        [55, 'USD'],
        [56, 'EUR'],
      ]);
    });

    test('the amount of the invoice without VAT is the value of the deal to the cent', () => {
      for (const invoice of invoices()) {
        const deal = of(won().find(({ id }) => id === numberIn(invoice['YourRef'])));
        expect(cents(invoice['AmountFC']) - cents(invoice['VATAmountFC'])).toBe(cents(deal['value']));
        expect(deal['currency']).toBe('EUR');
      }
    });

    test('the invoice is of the organization of the deal, a few days after it was won, due after 30 days', () => {
      for (const invoice of invoices()) {
        const deal = of(won().find(({ id }) => id === numberIn(invoice['YourRef'])));
        expect(plain(invoice['CustomerName'])).toBe(plain(nameOf(deal['org_id'])));
        const after = day(invoice['EntryDate']) - day(deal['won_time']);
        expect(after).toBeGreaterThanOrEqual(1);
        expect(after).toBeLessThanOrEqual(6);
        expect(day(invoice['DueDate']) - day(invoice['EntryDate'])).toBe(30);
      }
    });

    test('the person of a deal works at its organization', () => {
      const people = of(crm['people']);
      const deals = of(crm['deals']).filter(({ person_id, org_id }) => person_id !== null && org_id !== null);
      expect(deals.length).toBeGreaterThan(30);
      for (const { id, person_id, org_id } of deals)
        expect([id, people.find((person) => person['id'] === person_id)?.['org_id']]).toEqual([id, org_id]);
    });

    test('three of these invoices are overdue, and their customers have open deals', () => {
      const terms = of(ledger['receivables']);
      const open = invoices().filter(({ EntryID }) =>
        terms.some((term) => term['EntryID'] === EntryID && term['IsFullyPaid'] === false),
      );
      expect(open.map(({ YourRef }) => numberIn(YourRef))).toEqual([14, 25, 50]);
      const overdue = open.filter(({ DueDate }) => day(DueDate) < day(today));
      expect(overdue.map(({ YourRef }) => numberIn(YourRef)).slice(0, 2)).toEqual([14, 25]);
      const atRisk = of(crm['deals']).filter(
        ({ status, org_id }) =>
          status === 'open' && overdue.some(({ CustomerName }) => plain(CustomerName) === plain(nameOf(org_id))),
      );
      expect(atRisk.length).toBeGreaterThan(0);
    });

    test('deals were won in several months by several owners', () => {
      expect(new Set(won().map(({ owner_id }) => owner_id)).size).toBeGreaterThan(2);
      expect(new Set(won().map(({ won_time }) => String(won_time).slice(0, 7))).size).toBeGreaterThan(4);
    });

    test('some open deals have a next activity, and some have none', () => {
      const planned = new Set(of(crm['activities']).flatMap(({ deal_id, done }) => (done === true ? [] : [deal_id])));
      const open = of(crm['deals']).filter(({ status }) => status === 'open');
      const without = open.filter(({ id }) => !planned.has(id));
      expect(without.length).toBeGreaterThan(3);
      expect(open.length - without.length).toBeGreaterThan(3);
    });
  });

  describe('conversations', () => {
    const about = (word: string): RegExp => new RegExp(`^${word} (\\d{7,})$`);
    const matters = (word: string): { readonly number: number; readonly row: Row }[] =>
      of(helpdesk['conversations']).flatMap((row) => {
        const [, number] = about(word).exec(String(row['subject'])) ?? [];
        return number === undefined ? [] : [{ number: Number(number), row }];
      });
    const writer = (row: Row): string => employerOf((row['primaryCustomer'] as Row)['email']);

    test('customers write about their invoices by number', () => {
      const conversations = matters('Invoice');
      expect(conversations.map(({ row }) => row['status']).sort()).toEqual([
        ...['active', 'active', 'active', 'active', 'closed', 'closed'],
      ]);
      for (const { number, row } of conversations) {
        const invoice = of(ledger['sales']).find(({ EntryNumber }) => EntryNumber === number);
        expect([number, plain(invoice?.['CustomerName'])]).toEqual([number, plain(writer(row))]);
        expect(day(row['createdAt'])).toBeGreaterThan(day(invoice?.['EntryDate']));
      }
    });

    test('customers write about their orders by number', () => {
      const conversations = matters('Order');
      expect(conversations).toHaveLength(3);
      for (const { number, row } of conversations) {
        const order = of(ledger['orders']).find(({ OrderNumber }) => OrderNumber === number);
        expect([number, plain(order?.['OrderedByName'])]).toEqual([number, plain(writer(row))]);
      }
    });
  });

  describe('books', () => {
    test('two invoices of suppliers are booked twice', () => {
      const keys = of(ledger['purchases']).map(
        ({ SupplierName, YourRef, AmountFC }) => `${String(SupplierName)}|${String(YourRef)}|${cents(AmountFC)}`,
      );
      const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
      expect(twice.map((key) => key.split('|')[1])).toEqual(['INV-1025', 'INV-1035']);
      expect(new Set(of(ledger['purchases']).map(({ YourRef }) => YourRef)).size).toBe(keys.length - 2);
    });

    test('the VAT of each code adds up to the VAT returns and to the accounts of VAT', () => {
      const quarterOf = (date: unknown): string => {
        const [year, month] = String(date).split('-').map(Number);
        return `${of(year)}-${Math.ceil(of(month) / 3)}`;
      };
      const returns = of(ledger['returns']).filter(({ Type }) => Type === 31);
      expect(returns.length).toBeGreaterThanOrEqual(4);
      for (const { Year, Period, Amount } of returns) {
        const quarter = of(ledger['lines']).filter(
          ({ Date: at }) => quarterOf(at) === `${String(Year)}-${String(Period)}`,
        );
        const codes = new Map<unknown, number>();
        for (const { VATCode, AmountVATFC } of quarter)
          if (cents(AmountVATFC) !== 0) codes.set(VATCode, (codes.get(VATCode) ?? 0) - cents(AmountVATFC));
        expect([...codes.keys()].sort()).toEqual(['2', '4']);
        expect([...codes.values()].reduce((sum, one) => sum + one, 0)).toBe(cents(Amount));
        const booked = quarter.filter(({ GLAccountCode }) => GLAccountCode === '1500' || GLAccountCode === '1520');
        expect(-booked.reduce((sum, { AmountDC }) => sum + cents(AmountDC), 0)).toBe(cents(Amount));
        expect(cents(Amount)).not.toBe(0);
      }
    });

    test('every entry is in balance', () => {
      const sums = new Map<unknown, number>();
      for (const { EntryID, AmountDC } of of(ledger['lines']))
        sums.set(EntryID, (sums.get(EntryID) ?? 0) + cents(AmountDC));
      expect(sums.size).toBeGreaterThan(300);
      expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
    });
  });
});
