/** Finds the recorded response to each request of a script, strictly in the order of the recording, and reports differences. */
import { clean } from '../base/clean.js';
import { differences, fieldsOf, ignoring, type Difference } from './compare.js';
import type { RequestFacts } from './format.js';
import type { Recorded, RecordedRun, Recording } from './read.js';

/** Maximum number of requests that are reported, and of fields of one. */
export const MOST_REPORTED = 20;

/** Maximum characters of a value in a report. */
const WIDEST = 200;

/** A request to which the recording has no response. */
export interface Mismatch {
  readonly request: RequestFacts;
  /** The recorded request that is most like it among those that could follow; absent: none is left. */
  readonly nearest?: Recorded;
  readonly differences: readonly Difference[];
}

export interface Replay {
  /** Returns the recorded exchange that a request matches, and uses it up. */
  readonly take: (request: RequestFacts) => Recorded | Mismatch;
  /** Requests without a recorded response so far. */
  readonly mismatches: readonly Mismatch[];
  /** Exchanges that were not requested so far. */
  readonly unused: () => readonly Recorded[];
}

/** A run of the recording with the exchanges that are still to be requested. */
interface Pending {
  readonly run: RecordedRun;
  readonly windows: Recorded[][];
}

/**
 * Starts a replay.
 *
 * @param ignored paths of fields that are not compared
 * @param origins matches the origins of the recorded services and of the replay
 */
export function startReplay({ runs }: Recording, ignored: readonly string[], origins: RegExp): Replay {
  const isIgnored = ignoring(ignored);
  const fields = new WeakMap<Recorded, ReturnType<typeof fieldsOf>>();
  const fieldsIn = (exchange: Recorded): ReturnType<typeof fieldsOf> => {
    const known = fields.get(exchange) ?? fieldsOf(exchange, origins);
    fields.set(exchange, known);
    return known;
  };
  let pending: Pending[] = runs.map((run) => ({ run, windows: run.windows.map((window) => [...window]) }));
  const mismatches: Mismatch[] = [];

  /** Returns the runs whose requests may arrive now: all that were recorded before are complete. */
  const open = (): Pending[] => {
    pending = pending.filter(({ windows }) => windows.length > 0);
    const firstEnd = Math.min(...pending.map(({ run }) => run.to));
    return pending.filter(({ run }) => run.from < firstEnd);
  };
  return {
    take: (request) => {
      const received = fieldsOf(request, origins);
      let nearest: { readonly exchange: Recorded; readonly found: readonly Difference[] } | undefined;
      for (const { windows } of open()) {
        const window = windows[0] ?? [];
        for (const [at, exchange] of window.entries()) {
          const found = differences(fieldsIn(exchange), received, isIgnored);
          if (found.length === 0) {
            window.splice(at, 1);
            if (window.length === 0) windows.shift();
            return exchange;
          }
          if (nearest === undefined || distance(found) < distance(nearest.found)) nearest = { exchange, found };
        }
      }
      const mismatch: Mismatch = {
        request,
        differences: nearest?.found ?? [],
        ...(nearest !== undefined && { nearest: nearest.exchange }),
      };
      mismatches.push(mismatch);
      return mismatch;
    },
    mismatches,
    unused: () => pending.flatMap(({ windows }) => windows.flat()),
  };
}

/** Returns how much a request differs: another path counts more than other fields. */
const distance = (found: readonly Difference[]): number =>
  found.reduce((sum, { field }) => sum + (field === 'path' || field === 'method' ? 1000 : 1), 0);

/** Returns the lines about exchanges that were not requested. */
export const unusedLines = (left: readonly Recorded[]): string[] => [
  ...left.slice(0, MOST_REPORTED).map((one) => `Not requested: ${shownRequest(one)} (${placeOf(one)}).`),
  ...(left.length > MOST_REPORTED ? [`… and ${String(left.length - MOST_REPORTED)} more.`] : []),
];

/** Returns the lines about a request that the recording does not have. */
export function linesOf({ request, nearest, differences: found }: Mismatch): string[] {
  if (nearest === undefined) return [`Not recorded: ${shownRequest(request)}. The recording has no further request.`];
  return [
    `Not recorded: ${shownRequest(request)}. Expected: ${shownRequest(nearest)} (${placeOf(nearest)}).`,
    ...found
      .slice(0, MOST_REPORTED)
      .map(
        ({ field, recorded, received }) =>
          `  ${clean(field)}: recorded ${valueOf(recorded)}, received ${valueOf(received)}`,
      ),
    ...(found.length > MOST_REPORTED ? [`  … and ${String(found.length - MOST_REPORTED)} more fields`] : []),
  ];
}

const valueOf = (text: string | undefined): string => (text === undefined ? 'none' : cut(clean(text)));
const cut = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);

function shownRequest({ method, path, query = {} }: RequestFacts): string {
  const search = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => `${name}=${one}`));
  return cut(clean(`${method} ${path}${search.length === 0 ? '' : `?${search.join('&')}`}`));
}

const placeOf = ({ line, of: { facts } }: Recorded): string =>
  cut(clean(`line ${String(line)}, of "${[facts.client, ...facts.argv].join(' ')}"`));
