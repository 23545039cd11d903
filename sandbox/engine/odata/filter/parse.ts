/** Parses a filter. */
import { lex, wrong, type Category, type Token } from './lex.js';

/** A condition or a value of a filter, with its category. */
export type Node =
  | { readonly kind: 'value'; readonly category: Category; readonly value: unknown }
  | { readonly kind: 'field'; readonly category: Category; readonly name: string }
  | { readonly kind: 'call'; readonly category: Category; readonly name: string; readonly args: readonly Node[] }
  | { readonly kind: 'not'; readonly category: 'boolean'; readonly of: Node }
  | {
      readonly kind: 'both' | 'either';
      readonly category: 'boolean';
      readonly left: Node;
      readonly right: Node;
    }
  | {
      readonly kind: 'compare';
      readonly category: 'boolean';
      readonly operator: Operator;
      readonly left: Node;
      readonly right: Node;
    };

export type Operator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';

/** Category of a field; undefined for an unknown field. */
export type FieldTypes = (name: string) => Category | undefined;

const OPERATORS: ReadonlySet<string> = new Set(['eq', 'ne', 'gt', 'ge', 'lt', 'le']);

const FUNCTIONS: Readonly<Record<string, { readonly takes: readonly Category[]; readonly gives: Category }>> = {
  substringof: { takes: ['string', 'string'], gives: 'boolean' },
  startswith: { takes: ['string', 'string'], gives: 'boolean' },
  endswith: { takes: ['string', 'string'], gives: 'boolean' },
  trim: { takes: ['string'], gives: 'string' },
  tolower: { takes: ['string'], gives: 'string' },
  toupper: { takes: ['string'], gives: 'string' },
  length: { takes: ['string'], gives: 'number' },
  year: { takes: ['date'], gives: 'number' },
  month: { takes: ['date'], gives: 'number' },
  day: { takes: ['date'], gives: 'number' },
};

/** Parses a filter. Refuses the same filters as the service: wrong syntax, unknown fields, operands of different types. */
export function parse(text: string, types: FieldTypes): Node {
  const tokens = lex(text);
  let at = 0;
  const peek = (): Token => tokens[at] as Token;
  const take = (): Token => tokens[at++] as Token;
  const isWord = (...words: string[]): boolean => {
    const token = peek();
    return token.kind === 'word' && words.includes(token.text);
  };
  const expect = (kind: Token['kind'], what: string): void => {
    const token = take();
    if (token.kind !== kind) wrong(`${what} is missing at position ${token.at}`);
  };

  const either = (): Node => {
    let left = both();
    while (isWord('or')) {
      take();
      left = { kind: 'either', category: 'boolean', left: condition(left), right: condition(both()) };
    }
    return left;
  };
  const both = (): Node => {
    let left = denied();
    while (isWord('and')) {
      take();
      left = { kind: 'both', category: 'boolean', left: condition(left), right: condition(denied()) };
    }
    return left;
  };
  const denied = (): Node => {
    if (!isWord('not')) return comparison();
    take();
    return { kind: 'not', category: 'boolean', of: condition(denied()) };
  };
  const comparison = (): Node => {
    const left = primary();
    const token = peek();
    if (token.kind !== 'word' || !OPERATORS.has(token.text)) return left;
    take();
    const right = primary();
    fit(token.text, left, right);
    return { kind: 'compare', category: 'boolean', operator: token.text as Operator, left, right };
  };
  const primary = (): Node => {
    const token = take();
    if (token.kind === 'open') {
      const inner = either();
      expect('close', '")"');
      return inner;
    }
    if (token.kind === 'value') return { kind: 'value', category: token.category, value: token.value };
    if (token.kind !== 'word') wrong(`a value is missing at position ${token.at}`);
    if (peek().kind === 'open') return call(token.text);
    const category = types(token.text);
    if (category === undefined) wrong(`no property "${token.text}" exists`);
    return { kind: 'field', category, name: token.text };
  };
  const call = (name: string): Node => {
    const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (known === undefined) return wrong(`the function ${name} is not known`);
    take();
    const args: Node[] = [];
    while (peek().kind !== 'close') {
      if (args.length > 0) expect('comma', '","');
      args.push(either());
    }
    take();
    const suits = args.length === known.takes.length && args.every(({ category }, i) => category === known.takes[i]);
    if (!suits) wrong(`${name} takes ${known.takes.join(', ')}`);
    return { kind: 'call', category: known.gives, name, args };
  };

  const tree = condition(either());
  const end = peek();
  if (end.kind !== 'end') wrong(`unexpected text at position ${end.at}`);
  return tree;
}

function condition(node: Node): Node {
  return node.category === 'boolean' ? node : wrong('a condition is missing');
}

function fit(operator: string, { category: left }: Node, { category: right }: Node): void {
  if (left !== right && left !== 'null' && right !== 'null') {
    wrong(`operator '${operator}' incompatible with operand types ${left} and ${right}`);
  }
}
