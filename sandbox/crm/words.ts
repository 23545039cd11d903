/** Names, addresses and numbers of seeded records. */
import type { Random } from '../engine/types.js';

const FIRST = [
  'Ada',
  'Bilal',
  'Chiara',
  'Daan',
  'Elif',
  'Farid',
  'Greta',
  'Hana',
  'Ines',
  'Jonas',
  'Kaja',
  'Liam',
  'Mei',
  'Noor',
  'Oskar',
  'Priya',
];
const LAST = [
  'Novak',
  'Okafor',
  'Petrov',
  'Quist',
  'Rossi',
  'Sato',
  'Tamm',
  'Ueda',
  'Vos',
  'Weber',
  'Xu',
  'Yilmaz',
  'Zeman',
  'Andersen',
  'Brandt',
  'Costa',
];
const COMPANY = [
  'Amber',
  'Beacon',
  'Cobalt',
  'Drift',
  'Ember',
  'Fjord',
  'Granite',
  'Harbor',
  'Iris',
  'Juniper',
  'Kestrel',
  'Lumen',
  'Maple',
  'Nordic',
  'Orchid',
  'Pine',
];
const BRANCH = ['Foods', 'Logistics', 'Systems', 'Textiles', 'Energy', 'Media', 'Health', 'Tools'];
const FORM = ['Ltd', 'GmbH', 'BV', 'Inc', 'SA', ''];
const PLACES = [
  ['Tallinn', 'Estonia', 'Pikk'],
  ['Utrecht', 'Netherlands', 'Oudegracht'],
  ['Leuven', 'Belgium', 'Bondgenotenlaan'],
  ['Hamburg', 'Germany', 'Elbchaussee'],
  ['Porto', 'Portugal', 'Rua das Flores'],
  ['Leeds', 'United Kingdom', 'Kirkgate'],
] as const;
const THINGS = ['Renewal', 'New office', 'Pilot', 'Rollout', 'Canteen', 'Bread plan', 'Catering', 'Tasting'];

export function personName(random: Random): { readonly first: string; readonly last: string } {
  return { first: random.pick(FIRST), last: random.pick(LAST) };
}

export function companyName(random: Random): string {
  return [random.pick(COMPANY), random.pick(BRANCH), random.pick(FORM)].filter((part) => part !== '').join(' ');
}

/** A company and what it buys. */
export function dealWords(random: Random): { readonly company: string; readonly thing: string } {
  return { company: `${random.pick(COMPANY)} ${random.pick(BRANCH)}`, thing: random.pick(THINGS).toLowerCase() };
}

export function address(random: Random): Record<string, unknown> {
  const [locality, country, route] = random.pick(PLACES);
  const number = String(random.integer(1, 190));
  const postal = String(random.integer(1000, 99_999));
  return {
    value: `${route} ${number}, ${postal} ${locality}, ${country}`,
    country,
    admin_area_level_1: null,
    admin_area_level_2: null,
    locality,
    sublocality: null,
    route,
    street_number: number,
    subpremise: null,
    postal_code: postal,
  };
}

export function phoneNumber(random: Random): string {
  return `+44 20 7946 0${random.integer(100, 999)}`;
}
