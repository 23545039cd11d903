/** Results of calls: what the service wrote is below `data`, and everything beside it is from the client. */
import { defined } from '../base/defined.js';
import { isLosslessNumber, parseJson, stringifyJson } from '../base/json.js';
import { readMoreTool } from '../base/built-in-tools.js';
import { cleanLines, escapeJson } from '../base/clean.js';
import { cut, sizeOf, type Kept, type Excerpt } from './bounded.js';

/** What a call returns: an {@link Envelope} twice, or the text of an error. */
export interface ToolResult {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
  readonly [key: string]: unknown;
}

/** What a call returns, as text and as structured content. */
interface Envelope {
  readonly data: unknown;
  /** Sentences of the client about the result, in the words of the tool. */
  readonly notes?: readonly string[];
  /** Name of the rest of the result. */
  readonly next?: string;
}

/** How much of a result is returned. */
export interface Bounds {
  /** Maximum bytes of a result. It contains its data twice, as text and as structured content. */
  readonly most: number;
  /** Maximum number of rows; default: what fits. */
  readonly rows?: number | undefined;
  readonly kept: Kept;
}

/** Bytes of a result that are not data. */
const FRAME = 400;

/** Returns the results of a run; several of them as a list. */
export function toolResult(
  { results, bytes }: { readonly results: readonly unknown[]; readonly bytes: number },
  notes: readonly string[],
  bounds: Bounds,
): ToolResult {
  const [only = 'OK', ...more] = results.map((one) => (typeof one === 'string' ? one.trim() : one));
  return fitted(cleaned(more.length === 0 ? only : [only, ...more]), { notes, bytes }, bounds);
}

/** Returns a value of this client as a result. */
export const valueResult = (value: unknown, notes: readonly string[], bounds: Bounds): ToolResult =>
  fitted(cleaned(value), { notes, bytes: sizeOf(value) }, bounds);

/** Returns the next part of a result that was cut; undefined if its rest is not kept any more. */
export function nextPart(name: string, bounds: Bounds): ToolResult | undefined {
  const rest = bounds.kept.find(name);
  return rest && fitted(rest.rows, { notes: [], bytes: rest.bytes, from: name }, bounds);
}

interface Whole {
  readonly notes: readonly string[];
  readonly bytes: number;
  readonly from?: string;
}

/** Returns as much of a value as fits, and keeps its rest for later calls. */
function fitted(value: unknown, { notes, bytes, from }: Whole, { most, rows, kept }: Bounds): ToolResult {
  const said = cleaned(cut(notes, Math.max(500, most / 10)).shown) as readonly string[];
  const room = most - FRAME - Buffer.byteLength(said.join());
  // The data is there twice, and quotes count twice in JSON within JSON; there may be many.
  for (let share = 0.46; ; share *= 0.85) {
    const excerpt = cut(value, Math.max(200, Math.floor(room * share)), rows);
    const isWhole = excerpt.rest.length === 0;
    const envelope = {
      data: excerpt.shown,
      ...(said.length + Number(!isWhole) > 0 && { notes: [...said, ...(isWhole ? [] : [noteOf(value, excerpt)])] }),
      ...(!isWhole && { next: 'r000000' }),
    };
    if (share > 0.05 && sizeOf(asResult(envelope)) > most) continue;
    if (isWhole) return asResult(envelope);
    const left = Math.max(0, bytes - sizeOf(excerpt.shown));
    return asResult({ ...envelope, next: kept.keep({ rows: excerpt.rest, bytes: left, from }) });
  }
}

function asResult(envelope: Envelope): ToolResult {
  return {
    content: [{ type: 'text', text: escapeJson(stringifyJson(envelope)) }],
    structuredContent: plain(envelope) as Record<string, unknown>,
  };
}

function noteOf(whole: unknown, { shown, rest }: Excerpt): string {
  const remedy = `${readMoreTool.name} with "next" returns`;
  if (!Array.isArray(whole) || !Array.isArray(shown)) return `Long values are cut; ${remedy} the rest.`;
  if (shown.length + rest.length > whole.length) return `The record is too long and is cut; ${remedy} the rest.`;
  return `${String(shown.length)} of ${String(whole.length)} records are shown; ${remedy} more.`;
}

/** Returns a failed run: its error object as text, with the notes before it. It is not data. */
export function failureOf(error: object, notes: readonly string[] = []): ToolResult {
  const object = { ...error, ...(notes.length > 0 && { notes }) };
  const { shown } = cut(cleaned(object), MAX_ERROR);
  return { content: [{ type: 'text', text: escapeJson(stringifyJson(shown)) }], isError: true };
}

/** Returns what a result has: the parts of its envelope, or its error with the notes beside it. */
export function saidIn({ content: [first], isError }: ToolResult): Readonly<Record<string, unknown>> {
  const said = parseJson(first?.text ?? '') as Readonly<Record<string, unknown>>;
  if (isError !== true) return said;
  const { notes, ...error } = said;
  return { error, ...defined({ notes }) };
}

/** Maximum bytes of an error. */
const MAX_ERROR = 8000;

/** The messages of a run: its notes, and its error object. */
export interface Said {
  readonly notes: readonly string[];
  readonly error?: Readonly<Record<string, unknown>>;
}

/** Replaces characters that could reorder or hide text, or control a terminal of the host, in all texts. */
function cleaned(value: unknown): unknown {
  return mapped(value, (one) => (typeof one === 'string' ? cleanLines(one) : one));
}

/** Numbers that a double cannot hold become text, because the receiver would round them. */
function plain(value: unknown): unknown {
  return mapped(value, (one) => (isLosslessNumber(one) ? String(one) : one));
}

function mapped(value: unknown, change: (value: unknown) => unknown): unknown {
  const own = change(value);
  if (own !== value || isLosslessNumber(own) || typeof own !== 'object' || own === null) return own;
  if (Array.isArray(own)) return own.map((one) => mapped(one, change));
  return Object.fromEntries(Object.entries(own).map(([key, one]) => [cleanLines(key), mapped(one, change)]));
}
