/** What the customers of the bakery write to its help desk about invoices and orders. */
import { firstNumber, orderNumber } from './numbers.js';
import { colleaguesAt } from './people.js';
import { organizationOf } from './sales.js';

/** A conversation about an invoice or order. */
interface Matter {
  /** Position among the sales entries, or among the sales orders; both are of the organization whose turn it is. */
  readonly entry?: number;
  readonly order?: number;
  readonly isOpen: boolean;
  readonly question: string;
}

/** Conversations by position. */
const MATTERS: ReadonlyMap<number, Matter> = new Map([
  [108, { entry: 22, isOpen: false, question: 'Our purchase number is missing. Could you send it again?' }],
  [157, { entry: 27, isOpen: true, question: 'We do not agree with the amount and will pay when it is corrected.' }],
  [203, { entry: 34, isOpen: true, question: 'The second delivery never came. Please send a credit note.' }],
  [248, { entry: 49, isOpen: false, question: 'We have paid. Is everything settled?' }],
  [262, { order: 24, isOpen: true, question: 'When will it be delivered?' }],
  [276, { order: 40, isOpen: false, question: 'Please deliver to the back entrance.' }],
  [285, { entry: 27, isOpen: true, question: 'You sent a reminder, but our question is still open.' }],
  [289, { entry: 55, isOpen: true, question: 'Could we pay it in two parts?' }],
  [295, { order: 53, isOpen: true, question: 'Two crates are missing.' }],
]);

/** A conversation of the story. */
export interface Conversation {
  /** Position of the person who writes. */
  readonly person: number;
  readonly isOpen: boolean;
  readonly subject: string;
  readonly question: string;
  /** Number of the order that it is about. */
  readonly order?: number;
}

/** The conversation at a position, if it is part of the story. */
export function conversationAt(position: number, start: Date): Conversation | undefined {
  const matter = MATTERS.get(position);
  const person = writerOf(position);
  if (matter === undefined || person === undefined) return undefined;
  const { entry, order, isOpen, question } = matter;
  if (order === undefined) return { person, isOpen, question, subject: `Invoice ${firstNumber(start) + (entry ?? 0)}` };
  const number = orderNumber(start) + order;
  return { person, isOpen, question, subject: `Order ${number}`, order: number };
}

/** Position of the person who writes the conversation at a position. */
export function writerOf(position: number): number | undefined {
  const matter = MATTERS.get(position);
  return matter === undefined ? undefined : colleaguesAt(organizationOf(matter.entry ?? matter.order ?? 0))[0];
}
