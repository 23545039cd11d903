import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { isLosslessNumber, parseJson, stringifyJson } from '../base/json.js';
import { escapeJson } from '../base/clean.js';

/**
 * What a run said, told to the agent as text and as data. JSON is told on one line: blanks are read like words. `besides`
 * is what it said on stderr, where that belongs to the answer.
 */
export function resultOf(text: string, besides = ''): CallToolResult {
  const said = text.trim();
  const more = besides.trim() === '' ? [] : [{ type: 'text' as const, text: besides.trim() }];
  if (said === '') return { content: [{ type: 'text', text: 'OK' }, ...more] };
  const parsed = parsedFrom(said);
  if (!parsed) return { content: [{ type: 'text', text: said }, ...more] };
  return {
    content: [{ type: 'text', text: escapeJson(stringifyJson(parsed.value)) }, ...more],
    structuredContent: structured(plain(parsed.value)),
  };
}

/** A failure, with the error object where there is one; warnings may stand before it. */
export function failureOf(text: string): CallToolResult {
  const at = Math.max(text.search(/^\{/m), 0);
  return { ...resultOf(text.slice(at), text.slice(0, at)), isError: true };
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

/** Numbers that a double cannot hold become text: the other side would round them. */
function plain(value: unknown): unknown {
  if (isLosslessNumber(value)) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}
