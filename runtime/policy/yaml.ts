/** Reads the YAML of a policy: mappings, lists and texts, each with its line. */
import { EVENT_ID, YAMLException, getScalarValue, parseEvents, type Event } from 'js-yaml';

/** A value with its line, counted from 1. Numbers stay texts, so that amounts keep their digits. */
export type Node =
  | { readonly kind: 'text'; readonly line: number; readonly text: string }
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly Node[] }
  | { readonly kind: 'map'; readonly line: number; readonly entries: readonly Entry[] };

export interface Entry {
  readonly key: string;
  readonly line: number;
  readonly value: Node;
}

/** Why a policy cannot be used, and the line. */
export class PolicyError extends Error {
  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(`line ${String(line)}: ${reason}`);
  }
}

/**
 * Reads one YAML document.
 *
 * @throws PolicyError also for what a policy has no use for: tags, anchors, a second document
 */
export function readYaml(text: string): Node {
  let events: Event[];
  try {
    events = parseEvents(text, {});
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new PolicyError((error.mark?.line ?? 0) + 1, `it is not valid YAML: ${error.reason}`);
  }
  const lineAt = (offset: number): number => text.slice(0, Math.max(0, offset)).split('\n').length;
  const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT);
  if (documents.length > 1) throw new PolicyError(1, 'it has more than one document');
  let at = 1;
  const isEnd = (): boolean => events[at] === undefined || events[at]?.type === EVENT_ID.POP;

  function next(line: number): Node {
    const event = events[at++];
    if (event === undefined || event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT)
      throw new PolicyError(line, 'a value is missing');
    if (event.type === EVENT_ID.ALIAS) throw new PolicyError(lineAt(event.anchorStart), 'an alias is not allowed');
    if (event.tagStart >= 0) throw new PolicyError(lineAt(event.tagStart), 'a tag is not allowed');
    if (event.anchorStart >= 0) throw new PolicyError(lineAt(event.anchorStart), 'an anchor is not allowed');
    if (event.type === EVENT_ID.SCALAR) {
      const own = event.valueStart < 0 ? line : lineAt(event.valueStart);
      return { kind: 'text', line: own, text: getScalarValue(text, event) };
    }
    const own = lineAt(event.start);
    return event.type === EVENT_ID.MAPPING ? mapping(own) : list(own);
  }

  function list(line: number): Node {
    const items: Node[] = [];
    while (!isEnd()) items.push(next(line));
    at += 1;
    return { kind: 'list', line, items };
  }

  function mapping(line: number): Node {
    const entries: Entry[] = [];
    while (!isEnd()) {
      const key = next(line);
      if (key.kind !== 'text') throw new PolicyError(key.line, 'a key must be a text');
      if (entries.some((entry) => entry.key === key.text))
        throw new PolicyError(key.line, `the key "${key.text}" is repeated`);
      entries.push({ key: key.text, line: key.line, value: next(key.line) });
    }
    at += 1;
    return { kind: 'map', line, entries };
  }

  if (documents.length === 0 || isEnd()) throw new PolicyError(1, 'it is empty; write at least "default: allow"');
  return next(1);
}
