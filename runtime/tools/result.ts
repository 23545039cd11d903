import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { isLosslessNumber, parseJson, stringifyJson } from '../base/json.js';
import { escapeJson } from '../base/clean.js';

/**
 * Returns the output of a run as text and as data. JSON is on one line, because agents pay for whitespace. `notes` is
 * the standard error of a run that succeeded.
 */
export function resultOf(text: string, notes = ''): CallToolResult {
  const output = text.trim();
  const more = notes.trim() === '' ? [] : [{ type: 'text' as const, text: notes.trim() }];
  if (output === '') return { content: [{ type: 'text', text: 'OK' }, ...more] };
  const parsed = parsedFrom(output);
  if (!parsed) return { content: [{ type: 'text', text: output }, ...more] };
  return {
    content: [{ type: 'text', text: escapeJson(stringifyJson(parsed.value)) }, ...more],
    structuredContent: structured(plain(parsed.value)),
  };
}

/** Returns a failed run: its error object as text, which is the last line, then what was noted before it. It is not data. */
export function failureOf(text: string): CallToolResult {
  const at = text.trimEnd().lastIndexOf('\n{') + 1;
  const { content } = resultOf(text.slice(at), text.slice(0, at));
  return { content, isError: true };
}

function parsedFrom(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: parseJson(text) };
  } catch {
    return undefined;
  }
}

function structured(value: unknown): Record<string, unknown> {
  if (Array.isArray(value)) return { results: value };
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { value };
}

/** Numbers that a double cannot hold become text, because the receiver would round them. */
function plain(value: unknown): unknown {
  if (isLosslessNumber(value)) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}
