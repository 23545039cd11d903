/** Tests records with a filter. */
import { compareNumbers } from '../../digits.js';
import type { Row } from '../../types.js';
import type { Category } from './lex.js';
import { parse, type FieldTypes, type Node, type Operator } from './parse.js';

/** The category in which values of a type are compared. */
export function categoryOf(type: string): Category | undefined {
  switch (type) {
    case 'Edm.String':
      return 'string';
    case 'Edm.Guid':
      return 'guid';
    case 'Edm.DateTime':
    case 'Edm.DateTimeOffset':
      return 'date';
    case 'Edm.Boolean':
      return 'boolean';
    case 'Edm.Byte':
    case 'Edm.SByte':
    case 'Edm.Int16':
    case 'Edm.Int32':
    case 'Edm.Int64':
    case 'Edm.Decimal':
    case 'Edm.Double':
    case 'Edm.Single':
      return 'number';
    default:
      return undefined;
  }
}

/** A stored value in comparable form: times as milliseconds, text in lower case. */
function comparable(value: unknown, category: Category): unknown {
  if (value === null || value === undefined) return null;
  switch (category) {
    case 'date':
      return typeof value === 'number' ? value : Date.parse(String(value));
    case 'guid':
    case 'string':
      return String(value).toLowerCase();
    default:
      return value;
  }
}

function compare(operator: Operator, left: unknown, right: unknown, areNumbers: boolean): boolean {
  if (left === null || right === null) return operator === 'eq' ? left === right : operator === 'ne' && left !== right;
  const [a, b] = areNumbers ? [compareNumbers(left, right), 0] : [left as number, right as number];
  if (operator === 'eq') return a == b;
  if (operator === 'ne') return a != b;
  if (operator === 'gt') return a > b;
  if (operator === 'ge') return a >= b;
  return operator === 'lt' ? a < b : a <= b;
}

function call(name: string, args: readonly unknown[]): unknown {
  if (args.includes(null)) return name === 'trim' || name.startsWith('to') ? null : false;
  const [first, second] = args;
  switch (name) {
    case 'substringof':
      return String(second).includes(String(first));
    case 'startswith':
      return String(first).startsWith(String(second));
    case 'endswith':
      return String(first).endsWith(String(second));
    case 'trim':
      return String(first).trim();
    case 'length':
      return String(first).length;
    case 'year':
      return new Date(Number(first)).getUTCFullYear();
    case 'month':
      return new Date(Number(first)).getUTCMonth() + 1;
    case 'day':
      return new Date(Number(first)).getUTCDate();
    default:
      // tolower, toupper: all text is compared in lower case anyway.
      return first;
  }
}

function evaluate(node: Node, row: Row): unknown {
  switch (node.kind) {
    case 'value':
      return comparable(node.value, node.category);
    case 'field':
      return comparable(row[node.name], node.category);
    case 'call':
      return call(
        node.name,
        node.args.map((arg) => evaluate(arg, row)),
      );
    case 'not':
      return evaluate(node.of, row) !== true;
    case 'both':
      return evaluate(node.left, row) === true && evaluate(node.right, row) === true;
    case 'either':
      return evaluate(node.left, row) === true || evaluate(node.right, row) === true;
    case 'compare':
      return compare(
        node.operator,
        evaluate(node.left, row),
        evaluate(node.right, row),
        node.left.category === 'number',
      );
  }
}

/** Returns the test of a filter. Refuses an invalid filter as the service does. */
export function filterOf(text: string, types: FieldTypes): (row: Row) => boolean {
  const tree = parse(text, types);
  return (row) => evaluate(tree, row) === true;
}
