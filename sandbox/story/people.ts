/**
 * The customers of the bakery whose deals, books and conversations the three sandboxes hold, and the people who work there. A
 * service knows an organization or a person by name and e-mail address, never by the id that another service gave.
 */

/** The company that uses the three services. */
export const BAKERY = 'Bakery De Korenaar';

/** The services whose sandboxes have records of the story. */
export type ServiceName = 'crm' | 'ledger' | 'helpdesk';

/** Organizations by position, each with the people who work there. */
const STAFF: readonly (readonly [organization: string, ...people: readonly string[]])[] = [
  ['Granite Foods SA', 'Ada Novák', 'Bilal García'],
  ['Beacon Logistics BV', 'Chiara Rossi', 'Daan Smit'],
  ['Beacon Tools BV', 'Elif Yılmaz', 'Farid Haddad'],
  ['Iris Systems GmbH', 'Greta Schmidt', 'Håkon Brandt'],
  ['Orchid Energy GmbH', 'Jonas Weber', 'Kaja Petrov'],
  ['Lumen Foods SA', "Liam O'Brien", 'Mei Tanaka'],
  ['Lumen Textiles Inc', 'Noor van der Berg', 'Olga Kowalska'],
  ['Cobalt Energy SA', 'Priya Singh', 'Quentin Lefèvre'],
  ['Granite Logistics BV', 'Rosa Silva', 'Sven Johansson'],
  ['Ember Tools SA', 'Tomás Costa', 'Uma Mensah'],
  ['Kestrel Tools Ltd', 'Viktor Zeman', 'Wanjiru Okafor'],
  ['Ember Logistics Ltd', 'Ximena Ortiz', 'Yuki Sato'],
  ['Amber Health SA', 'Zoë Maes', 'Ann Brown'],
  ['Amber Textiles', 'Bram Peeters', 'Carla Müller'],
  ['Maple Systems Inc', 'Dmitri Ivanov', 'Élodie Martin'],
  ['Maple Health GmbH', 'Farah Al-Amin', 'Giulia Conti'],
  ['Iris Foods SA', 'Hugo Mertens', 'Ines Nguyễn'],
  ['Harbor Health Ltd', 'José Alves', 'Katrien Wouters'],
  ['Harbor Health Ltd', 'Léa Bernard'],
  ['Nordic Energy BV', 'Lars Lindqvist', 'Maud Visser'],
  ['Iris Media GmbH', 'Nour Khalil', 'Oskar Tamm'],
  ['Amber Logistics BV', 'Petra Vos', 'Quirijn Bos'],
  ['Cobalt Tools Inc', 'Ruth Andersen', 'Samir Aziz'],
  ['Orchid Media GmbH', 'Tessa de Boer', 'Ugo Ferri'],
  ['Iris Energy GmbH', 'Vera Quist', 'Wim Jansen'],
  ['Orchid Systems Inc', 'Xander Mulder', 'Yara Costa'],
  ['Fjord Tools SA', 'Zeynep Demir', 'Arne Dahl'],
  ['Maple Textiles', 'Britt Ueda', 'Cem Aksoy'],
  ['Maple Logistics BV', 'Dora Szabó'],
  ['Maple Foods', 'Emil Xu'],
];

/** Number of organizations in the story. */
export const ORGANIZATIONS = STAFF.length;

/** A person as the CRM knows them. */
export interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  /** Position of the organization; absent for a private customer. */
  readonly organization?: number;
}

const LEGAL_FORM = / (?:BV|GmbH|Inc|Ltd|SA)$/;

/** The name of an organization without its legal form. */
export const shortName = (organization: number): string => (STAFF[organization]?.[0] ?? '').replace(LEGAL_FORM, '');

/** The domain of an organization. */
export const domainOf = (organization: number): string =>
  `${shortName(organization).toLowerCase().replaceAll(' ', '-')}.example`;

const letters = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function personAt(name: string, organization: number): Person {
  const [first = '', ...rest] = name.split(' ');
  const last = rest.join(' ');
  return { first, last, email: `${letters(first)}.${letters(last)}@${domainOf(organization)}`, organization };
}

const EMPLOYEES = STAFF.flatMap(([, ...names], organization) => names.map((name) => personAt(name, organization)));

/** Two people whom the CRM has a second time, with the same address: once in another case. */
const AGAIN: readonly Person[] = [
  { first: 'J.', last: 'Weber', email: 'jonas.weber@orchid-energy.example', organization: 4 },
  { first: 'Tomas', last: 'Costa', email: 'Tomas.Costa@ember-tools.example', organization: 9 },
];

/** People by position: employees, a private customer, and the second records. */
const PEOPLE: readonly Person[] = [
  ...EMPLOYEES,
  { first: 'Elif', last: 'Brandt', email: 'elif.brandt@mail.example' },
  ...AGAIN,
];

/** Positions of the people who work at each organization. */
const COLLEAGUES = STAFF.map((_, organization) =>
  [...EMPLOYEES.keys()].filter((at) => EMPLOYEES[at]?.organization === organization),
);

export const colleaguesAt = (organization: number): readonly number[] => COLLEAGUES[organization] ?? [];

/** How a service writes the name of an organization differently; null if it does not know it. */
const WRITTEN: Readonly<Record<ServiceName, Readonly<Record<number, string | null>>>> = {
  crm: {},
  ledger: {
    2: 'Beacon Tools B.V.',
    6: 'LUMEN TEXTILES INC',
    19: 'Nordic Energy BV ',
    // The CRM has two records of one organization.
    18: null,
    28: null,
  },
  helpdesk: { 9: 'ember tools sa', 20: 'Iris Media' },
};

/** The name of the organization at a position as a service has it; undefined if the service does not know it. */
export function organizationIn(service: ServiceName, position: number): string | undefined {
  const own = WRITTEN[service][position];
  return own === null ? undefined : (own ?? STAFF[position]?.[0]);
}

/** Whether the books have a person as a contact of a customer; they miss every tenth. */
const isContact = ({ organization }: Person, position: number): boolean =>
  organization !== undefined && position % 10 !== 9 && organizationIn('ledger', organization) !== undefined;

/** The person at a position as a service has them; undefined if the service does not know them. */
export function personIn(service: ServiceName, position: number): Person | undefined {
  const person = PEOPLE[position];
  if (person === undefined || service === 'crm') return person;
  // Only the CRM has a person twice.
  if (AGAIN.includes(person)) return undefined;
  return service === 'helpdesk' || isContact(person, position) ? person : undefined;
}
