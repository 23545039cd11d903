import type { FlagData } from '../../../runtime/contract/command.js';
import type { CommandIr } from '../../5-lower/ir.js';
import { propertyName, quoted, width } from './literal.js';
import type { Property } from './module.js';

/** A type before it is laid out: in one piece, a choice of words, or an object. */
type Type =
  | { readonly text: string }
  | { readonly words: readonly string[]; readonly list: boolean }
  | { readonly entries: readonly (readonly [string, string])[] };

/** The interface of a handler's arguments. Adds the names that must be imported to `types`. */
export function propertiesOf({ args, flags, workflow }: CommandIr, types: Set<string>): Property[] {
  const property = (name: string, data: FlagLike, several: boolean, optional: boolean): Property => {
    const type = typeOf(data, types);
    return laidOut(name, several ? listOf(type) : type, optional, data.describe);
  };
  const constants = workflow?.with;
  return [
    ...args.map(({ name, data }) =>
      property(name, data, data.variadic === true, !data.required && data.default === undefined),
    ),
    ...flags
      .filter(({ origin }) => origin !== 'derived')
      .map(({ name, data }) =>
        property(name, data, data.repeat === true, data.demandOption !== true && data.default === undefined),
      ),
    ...(constants === undefined ? [] : [laidOut('with', objectOf(constants), false, 'Constants of the spec')]),
  ];
}

type FlagLike = Pick<FlagData, 'kind' | 'of' | 'choices' | 'open' | 'describe'>;

function laidOut(name: string, type: Type, optional: boolean, describe: string): Property {
  const before = `  readonly ${propertyName(name)}${optional ? '?' : ''}: `;
  const comment = (/[.!?]$/.test(describe) ? describe : `${describe}.`).replace(/\*\//g, '* /');
  const text = layout(type, width - before.length - 1, '  ');
  return { name, type: text.startsWith('\n') ? text : ` ${text}`, optional, comment };
}

/** The type on one line when it fits, else as a formatter would break it. */
function layout(type: Type, room: number, indent = ''): string {
  if ('text' in type) return type.text;
  if ('entries' in type) {
    const parts = type.entries.map(([name, text]) => `readonly ${propertyName(name)}: ${text};`);
    const line = `{ ${parts.join(' ').replace(/;$/, '')} }`;
    return line.length <= room ? line : `{\n${parts.map((part) => `${indent}  ${part}\n`).join('')}${indent}}`;
  }
  const line = type.words.join(' | ');
  const whole = type.list ? `readonly ${type.words.length > 1 ? `(${line})` : line}[]` : line;
  if (whole.length <= room) return whole;
  const broken = type.words.map((word) => `${indent}  | ${word}`).join('\n');
  if (!type.list) return `\n${broken}`;
  const inside = line.length + indent.length + 2 <= width ? `${indent}  ${line}` : broken;
  return `readonly (\n${inside}\n${indent})[]`;
}

function listOf(type: Type): Type {
  if ('words' in type && !type.list) return { words: type.words, list: true };
  const text = layout(type, Infinity);
  return { text: `readonly ${/[ |]/.test(text) ? `(${text})` : text}[]` };
}

/** The type in which a value reaches the handler. */
function typeOf(data: FlagLike, types: Set<string>): Type {
  const words = data.open === true ? undefined : data.choices?.map(quoted);
  switch (data.kind) {
    case 'integer':
    case 'period':
      return { text: 'number' };
    case 'boolean':
    case 'yesno':
      return { text: 'boolean' };
    case 'number':
      types.add('Decimal');
      return { text: 'Decimal' };
    case 'csv':
      return { words: words ?? ['string'], list: true };
    case 'enum':
      return { words: words ?? ['string'], list: false };
    case 'json':
      types.add('Json');
      return { text: 'Json' };
    case 'pair':
      return { text: 'readonly [string, string]' };
    default:
      return { text: 'string' };
  }
}

function objectOf(value: object): Type {
  return { entries: Object.entries(value).map(([name, item]) => [name, textOf(item)]) };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    const items = [...new Set(value.map(textOf))].join(' | ') || 'never';
    return `readonly ${/[ |]/.test(items) ? `(${items})` : items}[]`;
  }
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return layout(objectOf(value), Infinity);
}
