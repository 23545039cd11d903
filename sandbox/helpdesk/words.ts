/** Names and texts of seeded records. */
import type { Random } from '../engine/types.js';
import type { Conversation } from '../story/conversations.js';
import { organizationIn, personIn } from '../story/people.js';

const FIRST = [
  'Ann', 'Bilal', 'Chloé', 'Dmitri', 'Élodie', 'Farah', 'Giulia', 'Håkon', 'Ines', 'José', 'Kwame', 'Léa', 'Mei',
  'Nour', 'Olga', 'Priya', 'Quentin', 'Rosa', 'Sven', 'Tomás', 'Uma', 'Viktor', 'Wanjiru', 'Ximena', 'Yuki', 'Zoë',
  '李', '明日香',
] as const; // prettier-ignore
const LAST = [
  'Okafor', "O'Brien", 'García', 'Nguyễn', 'Schmidt', 'Kowalska', 'van der Berg', 'Al-Amin', 'Rossi', 'Tanaka',
  'Müller', 'Silva', 'Haddad', 'Johansson', 'Petrov', 'Mensah', 'Lefèvre', 'Singh', 'Novák', 'Brown', '王', '佐藤',
] as const; // prettier-ignore
const COMPANIES = [
  'Acme Tools', 'Blue Harbour Ltd', 'Café Zürich', 'Delta Freight', 'Evergreen & Sons', 'Fjord AS', 'Globex',
  'Hilltop Farm', 'Initech', 'Juniper Labs',
] as const; // prettier-ignore
const JOBS = ['Buyer', 'Head of Support', 'Owner', 'Engineer', 'Accountant', 'Office Manager'] as const;
const TOPICS = [
  'Invoice', 'Refund', 'Login', 'Delivery', 'Password', 'Subscription', 'Export', 'Broken link', 'Feature request',
  'Address change', 'Two-factor code', 'Upgrade',
] as const; // prettier-ignore
const ASKS = [
  'Could you look into this for me?',
  'It worked until yesterday & now it does not.',
  'I get an error <b>every</b> time.',
  'Please send it again to the same address.',
  'When can I expect an answer?',
  'The total should be 1.250,00 € and not 12.500,00 €.',
] as const;
const ANSWERS = [
  'Thank you for writing. We are looking into it.',
  'This is fixed now; please try again.',
  'Could you send us a screenshot of the page?',
  'We have sent it again just now.',
] as const;

/** Text that must not be printed raw: escapes, direction marks, markup, formulas. Anyone can send it by e-mail. */
const HOSTILE_SUBJECTS = [
  '\u001b[31mURGENT\u001b[0m: your account\u0007',
  'Rechnung \u202Egnp.exe\u202C',
  'مرحبا — سؤال عن الفاتورة',
  '=HYPERLINK("http://example.test","click")',
  'Tabs\tand\nlines "quoted", with commas',
  '🎉 Family 👩‍👩‍👧‍👦 plan 🏳️‍🌈',
  '<script>alert(1)</script>',
  'Zero\u200Bwidth and \u2066isolates\u2069',
] as const;

export const HOSTILE_FILES = [
  '../../etc/passwd',
  '..\\..\\windows\\system32\\drivers.sys',
  'invoice\u202Efdp.exe',
  '.htaccess',
  'CON.txt',
  'name with "quotes"; and\nnewline.pdf',
  `${'very-long-'.repeat(30)}name.pdf`,
  '日本語の書類.pdf',
] as const;
const FILES = ['invoice.pdf', 'screenshot.png', 'photo.jpg', 'export.csv', 'contract.docx'] as const;

/** Name of the person with a number, the same in all records. */
function person(number: number): { first: string; last: string } {
  const first = FIRST[(number * 7) % FIRST.length] ?? '';
  const last = LAST[(number * 5 + Math.floor(number / LAST.length)) % LAST.length] ?? '';
  return { first, last };
}

/** Name and e-mail address of a customer by position. */
export function customer(index: number): { first: string; last: string; email: string } {
  const known = personIn('helpdesk', index);
  if (known !== undefined) return { first: known.first, last: known.last, email: known.email };
  const { first, last } = person(index);
  return { first, last, email: `${plain(first)}.${plain(last)}${String(index)}@example.com` };
}

/** Name and e-mail address of a team member by position. */
export function member(index: number): { first: string; last: string; email: string } {
  const { first, last } = person(1000 + index);
  return { first, last, email: `${plain(first)}.${plain(last)}@helpdesk.example` };
}

/** The company of a customer by position; null for customers who did not say. */
export function companyOf(index: number, random: Random): string | null {
  const known = personIn('helpdesk', index);
  if (known === undefined) return index % 3 === 0 ? null : random.pick(COMPANIES);
  if (known.organization === undefined || index % 9 === 0) return null;
  return organizationIn('helpdesk', known.organization) ?? null;
}

export function job(random: Random): string {
  return random.pick(JOBS);
}

/** Letters and digits of a name, for e-mail addresses. */
function plain(name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return letters || 'guest';
}

export function subject(random: Random, index: number): string {
  if (index % 17 === 5) return HOSTILE_SUBJECTS[Math.floor(index / 17) % HOSTILE_SUBJECTS.length] ?? '';
  return `${random.pick(TOPICS)} ${String(1000 + (index % 9000))}`;
}

/** What a customer writes; about an invoice or order, in a conversation of the story. */
export function question(random: Random, known?: Conversation): string {
  const drawn = `${random.pick(ASKS)}<br>${random.pick(ASKS)}`;
  const text = known === undefined ? drawn : `About ${known.subject.toLowerCase()}: ${known.question}`;
  return `<p>Hello,</p><p>${text}</p><p>Best&nbsp;regards</p>`;
}

export function answer(random: Random): string {
  return `<div>${random.pick(ANSWERS)}</div><style>p { color: red }</style><div>The helpdesk</div>`;
}

export function fileName(random: Random, index: number): string {
  if (index % 5 === 2) return HOSTILE_FILES[Math.floor(index / 5) % HOSTILE_FILES.length] ?? '';
  return random.pick(FILES);
}

export const TAGS = [
  'billing', 'bug', 'VIP', 'needs reply', 'feature-request', 'refund', 'shipping', 'onboarding', 'spam?', 'straße',
  'escalated', 'sales',
] as const; // prettier-ignore

/** Colours that the service gives tags. */
export const COLORS = ['#929499', '#3c99e2', '#7cc95d', '#e2653c', '#b5a23c'] as const;

/** Slug of a tag: lower case, with dashes for everything but letters and digits. */
export function slug(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'untitled'
  );
}
