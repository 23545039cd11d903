/** `crmcli webhook listen`: prints events as they happen, from a webhook or from the change feed. */
import { CliError, plainText, stringifyJson, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { readChanges, singular, type Changed } from './lib/feeds.js';
import { eventFilter, type Event } from './lib/listen/events.js';
import { forward } from './lib/listen/forward.js';
import { newHook, register, sweep, unregister, type HookCall } from './lib/listen/hook.js';
import { openReceiver } from './lib/listen/receiver.js';
import { openPosition, startAfter, unprinted } from './lib/position.js';
import { untilStopped } from '../lib/until-stopped.js';
import { instant } from '../lib/time.js';

interface Args {
  readonly url?: string;
  readonly 'forward-to'?: string;
  readonly events?: readonly string[];
  readonly port: number;
  readonly synthetic?: boolean;
  readonly since?: string;
  readonly interval: number;
  readonly once?: boolean;
  readonly 'max-events'?: number;
}

type ListenKit = Kit<HookCall>;

const webhookListen: Workflow<Args, HookCall> = async (args, kit) => {
  const selects = eventFilter(args.events);
  checkUrl('--forward-to', args['forward-to'], /^https?:$/);
  if (args.url !== undefined) checkTunnel(args.url);
  const listen = args.synthetic === true ? listenToFeed : listenToHook;
  await untilStopped(() => listen(args, selects, kit), kit);
};

function checkUrl(flag: string, url: string | undefined, protocols: RegExp): void {
  if (url === undefined || (URL.canParse(url) && protocols.test(new URL(url).protocol))) return;
  throw new CliError('usage', `${flag} is not a URL: ${JSON.stringify(url)}.`, 'Write it with https://.');
}

function checkTunnel(url: string): void {
  checkUrl('--url', url, /^https?:$/);
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return;
  throw new CliError(
    'usage',
    `--url must be an https URL: ${JSON.stringify(url)}.`,
    'The service delivers to https only.',
  );
}

/** Maximum number of events to print. */
const mostOf = (args: Args, { options }: ListenKit): number => args['max-events'] ?? options.limit ?? Infinity;

async function listenToHook(args: Args, selects: (key: string) => boolean, kit: ListenKit): Promise<void> {
  const hook = newHook();
  const url = args.url ?? '';
  if (kit.options.dryRun) {
    await register(kit, hook, url);
    return;
  }
  await sweep(kit);
  const receiver = await openReceiver(args.port, hook.authorization, () => kit.world.now());
  let id: string | undefined;
  try {
    id = await register(kit, hook, url);
    kit.live(`Listening on :${String(receiver.port)} — webhook ${id ?? '(without an id)'} → ${url}`, 'text');
    const most = args.once === true ? 1 : mostOf(args, kit);
    await print(taken(receiver.events(kit.world.signal), selects, most), args, kit);
  } finally {
    await receiver.close();
    await unregister(kit, hook, id);
  }
}

async function* taken(
  events: AsyncIterable<Event>,
  selects: (key: string) => boolean,
  most: number,
): AsyncGenerator<Event> {
  let count = 0;
  for await (const event of events) {
    if (!selects(event.key)) continue;
    yield event;
    count += 1;
    if (count >= most) return;
  }
}

/** Prints and forwards events. A --jq filter receives one event at a time. */
async function print(events: AsyncIterable<Event>, args: Args, kit: ListenKit): Promise<void> {
  const { out, options } = kit;
  const printing = { live: true, ownLimit: true } as const;
  const rows = async function* (): AsyncGenerator<Row> {
    for await (const event of events) {
      const { time, key, id, payload } = event;
      yield out.format === 'table' ? { time, event: key, id } : payload;
      await pass(event, args, kit);
    }
  };
  if (options.jq !== undefined) for await (const row of rows()) await out.record(row, { columns: [] });
  else if (out.format === 'table') await out.rows(rows(), printing);
  else await out.as('ndjson').rows(rows(), { ...printing, columns: [] });
}

async function pass(event: Event, { 'forward-to': target }: Args, kit: ListenKit): Promise<void> {
  if (target === undefined || kit.options.dryRun) return;
  const why = await forward(target, event);
  if (why !== undefined) kit.warn(`${event.key} ${event.id} was not forwarded to ${target}: ${why}`);
}

async function listenToFeed(args: Args, selects: (key: string) => boolean, kit: ListenKit): Promise<void> {
  const position = await openPosition('listen', args.since, kit);
  let start = await position.start();
  let left = mostOf(args, kit);
  if (kit.options.dryRun) kit.live('[dry-run] Nothing is forwarded, and the position is not stored.', 'text');
  for (;;) {
    const reading = await readChanges(kit, start.watermark, (row) => row);
    const fresh = unprinted(reading, start);
    const chosen = fresh.filter((one) => selects(keyOf(one)));
    const shown = upTo(chosen, left);
    left -= shown.length;
    await print(eventsOf(shown), args, kit);
    // Events that --events excludes are not read again. Events beyond --max-events are read again.
    start = startAfter(reading, behind(fresh, chosen[shown.length]), start);
    await position.store(start);
    if (args.once === true || left <= 0) return;
    await kit.world.sleep(args.interval);
  }
}

/** Returns the changes from this one on; none if it is absent. */
function behind(changes: readonly Changed[], first: Changed | undefined): ReadonlySet<Changed> {
  return new Set(first === undefined ? [] : changes.slice(changes.indexOf(first)));
}

/** Returns at most this many events, and those in the same second as the last one. */
function upTo(events: readonly Changed[], most: number): readonly Changed[] {
  const last = events[most - 1];
  if (last === undefined) return events;
  const second = ({ at }: Changed): number => Math.floor((at ?? Infinity) / 1000);
  return events.filter((one, index) => index < most || second(one) === second(last));
}

const keyOf = ({ collection, change }: Changed): string =>
  `${singular(collection)}.${change === 'created' ? 'create' : 'change'}`;

async function* eventsOf(changes: readonly Changed[]): AsyncGenerator<Event> {
  for (const changed of changes) {
    const { collection, row, at } = changed;
    const key = keyOf(changed);
    const id = plainText(row['id']);
    const updateTime = at === undefined ? null : instant(at);
    const meta = { action: key.split('.')[1], entity: singular(collection), id, updateTime };
    const payload = { event: key, meta, current: row, previous: null };
    const body = stringifyJson(payload);
    yield { key, id, time: updateTime ?? '', payload, body, contentType: 'application/json' };
  }
}

export default webhookListen;
