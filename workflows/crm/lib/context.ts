/** The risk flags of a deal and the summary of its mail, for scripts. */
import { isObject, type Row } from 'cmdspec-runtime/kit';
import { dayOf, keyOf, textOf, timeOf, utcDay, DAY } from './analytics/record-values.js';

/** Days without a change after which an open deal is stale. */
const STALE = 14;

/** The records of a deal. A part that was left out is absent. */
export interface Slices {
  readonly activities?: readonly Row[] | undefined;
  /** Whether there are more activities than were read. */
  readonly hasMoreActivities?: boolean | undefined;
  readonly notes?: readonly Row[] | undefined;
  readonly products?: readonly Row[] | undefined;
  readonly participants?: readonly Row[] | undefined;
}

/** Risks of a deal and the number of its records. Risks of open deals are false for all others. */
export interface Flags {
  readonly missingContact: boolean;
  readonly staleOpen: boolean;
  readonly pastClose: boolean;
  readonly noCloseDate: boolean;
  /** null if the activities were left out, or if those that were not read may be open. */
  readonly noOpenActivities: boolean | null;
  readonly activityCount: number;
  readonly noteCount: number;
  readonly productCount: number;
  readonly participantCount: number;
}

export function flagsOf(deal: Row, slices: Slices, now: number): Flags {
  const isOpen = deal['status'] === 'open';
  const updated = timeOf(deal['update_time']);
  const close = dayOf(deal['expected_close_date']);
  const hasNone = (value: unknown): boolean => value === null || value === undefined;
  return {
    missingContact: hasNone(deal['person_id']) && hasNone(deal['org_id']),
    staleOpen: isOpen && updated !== null && now - updated > STALE * DAY,
    pastClose: isOpen && close !== null && close < utcDay(now),
    noCloseDate: isOpen && close === null,
    noOpenActivities: isOpen ? hasNoOpenActivity(slices) : slices.activities === undefined ? null : false,
    activityCount: slices.activities?.length ?? 0,
    noteCount: slices.notes?.length ?? 0,
    productCount: slices.products?.length ?? 0,
    participantCount: slices.participants?.length ?? 0,
  };
}

function hasNoOpenActivity({ activities, hasMoreActivities }: Slices): boolean | null {
  if (activities === undefined) return null;
  if (activities.some((activity) => activity['done'] === false)) return false;
  return hasMoreActivities ? null : true;
}

export interface MailSummary {
  readonly message_count: number;
  readonly last_message_at: string | null;
  readonly last_direction: 'sent' | 'received';
  readonly latest_subject: string | null;
  readonly participants: readonly {
    readonly name: unknown;
    readonly email: unknown;
    readonly linked_person_id: unknown;
  }[];
}

/** Returns a summary of messages; null without one. The latest is the one with the greatest time. */
export function mailSummary(messages: readonly Row[]): MailSummary | null {
  const timed = messages.map((message) => ({ message, time: textOf(message['message_time']) ?? '' }));
  const [first] = timed;
  if (first === undefined) return null;
  const latest = timed.reduce((best, one) => (one.time > best.time ? one : best), first);
  const parties = new Map<string, MailSummary['participants'][number]>();
  for (const party of messages.flatMap((message) => [message['from'], message['to']].flat())) {
    if (!isObject(party)) continue;
    const { name = null, email_address: email = null, linked_person_id = null } = party;
    const key = [textOf(email)?.toLowerCase(), textOf(name), keyOf(linked_person_id)].find(
      (one) => one !== undefined && one !== null && one !== '',
    );
    if (key !== undefined && key !== null && !parties.has(key)) parties.set(key, { name, email, linked_person_id });
  }
  return {
    message_count: messages.length,
    last_message_at: latest.time === '' ? null : latest.time,
    last_direction: isSent(latest.message['sent_flag']) ? 'sent' : 'received',
    latest_subject: textOf(latest.message['subject']),
    participants: [...parties.values()],
  };
}

const isSent = (flag: unknown): boolean => flag === true || flag === 1;
