import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { isLosslessNumber, parseJson, stringifyJson } from '../json.js';
import { escapeJson } from '../output/clean.js';

/** What a run said, told to the agent as text and as data. JSON is told on one line: blanks are read like words. */
export function resultOf(text: string): CallToolResult {
  const said = text.trim();
  if (said === '') return { content: [{ type: 'text', text: 'OK' }] };
  const parsed = parsedFrom(said);
  if (!parsed) return { content: [{ type: 'text', text: said }] };
  return {
    content: [{ type: 'text', text: escapeJson(stringifyJson(parsed.value)) }],
    structuredContent: structured(plain(parsed.value)),
  };
}

/** A failure, with the error object where there is one. */
export function failureOf(text: string): CallToolResult {
  return { ...resultOf(text), isError: true };
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
