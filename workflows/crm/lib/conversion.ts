import { CliError, exactNumber, isFinal, type Kit } from 'cmdspec-runtime/kit';
import { keyOf } from './analytics/record-values.js';

/** Milliseconds between two requests for the state. */
const PAUSE = 2000;

export interface ConversionArgs {
  readonly id: string;
  readonly wait?: boolean;
  readonly 'timeout-secs': number;
}

type Side = 'deal' | 'lead';
type Conversions = Kit<'start' | 'status'>;

/** A conversion that the service has started. */
interface Started {
  readonly from: Side;
  readonly id: string;
  readonly conversion: string;
  /** What to run to see its state. */
  readonly ask: string;
}

/**
 * Converts a deal to a lead, or a lead to a deal, and prints the id of the conversion, or with `wait` its outcome.
 *
 * @param args what the request that starts it sends
 * @throws CliError `input` when the service could not convert the record; `generic` when the outcome is not known in time
 */
export async function convert(from: Side, args: ConversionArgs, kit: Conversions): Promise<void> {
  const { id, wait, 'timeout-secs': seconds, ...more } = args;
  const reply = await kit.calls.start.send({ id, ...more });
  if (kit.globals.dryRun) return;
  const conversion = keyOf((reply.record as { conversion_id?: unknown } | null)?.conversion_id);
  if (conversion === null) {
    kit.fail(
      'unavailable',
      `The service returned no id of the conversion of ${from} ${id}: it may be running.`,
      `Check whether the ${from} still exists before you try again.`,
    );
  }
  const to = from === 'deal' ? 'lead' : 'deal';
  const state = await kit.calls.status.prepare({ id, conversion });
  const started = { from, id, conversion, ask: `${kit.client.binary} api GET ${await state.path()}` };
  const source = { [`${from}_id`]: from === 'deal' ? exactNumber(id) : id };
  if (!wait) {
    await kit.out.action(`Conversion started: ${conversion}`, {
      conversion_id: conversion,
      status: 'started',
      ...source,
    });
    if (kit.out.format === 'table') kit.note(`Show its state with "${started.ask}".`);
    return;
  }
  const done = await outcome(started, seconds, kit);
  const made = keyOf(done[`${to}_id`]);
  await kit.out.action(`Converted ${from} ${id} to ${made === null ? `a ${to}` : `${to} ${made}`}`, {
    conversion_id: conversion,
    status: 'completed',
    ...source,
    ...(made !== null && { [`${to}_id`]: done[`${to}_id`] }),
  });
}

/** Returns the state of a completed conversion. */
async function outcome(
  started: Started,
  seconds: number,
  kit: Conversions,
): Promise<Readonly<Record<string, unknown>>> {
  const { from, id, conversion, ask } = started;
  const end = kit.now().getTime() + seconds * 1000;
  for (;;) {
    const state = await look(started, kit);
    if (state.status === 'completed') return state;
    if (state.status === 'failed' || state.status === 'rejected') {
      kit.fail('input', `The service ${state.status} the conversion of ${from} ${id} (conversion ${conversion}).`);
    }
    const shown = keyOf(state.status) ?? 'not known';
    if (kit.now().getTime() + PAUSE > end) {
      kit.fail(
        'generic',
        `Conversion ${conversion} of ${from} ${id} has not ended after ${String(seconds)} s; its state is ${shown}.`,
        `It continues on the service. Show its state with "${ask}".`,
      );
    }
    kit.progress(`Conversion ${conversion}: ${shown}`);
    try {
      await kit.sleep(PAUSE);
    } catch (error) {
      kit.note(`Conversion ${conversion} continues on the service. Show its state with "${ask}".`);
      throw error;
    }
  }
}

/** Reads the state. It stays unknown after a failure that may pass; any other one ends the wait, not the conversion. */
async function look({ id, conversion, ask }: Started, kit: Conversions): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await kit.calls.status.record({ id, conversion })) ?? {};
  } catch (error) {
    if (!(error instanceof CliError) || kit.signal.aborted) throw error;
    if (error.kind === 'unavailable' && !isFinal(error)) return {};
    return kit.fail(
      'generic',
      `Conversion ${conversion} was started, but its state could not be read: ${error.message}`,
      `It continues on the service. Show its state with "${ask}".`,
    );
  }
}
