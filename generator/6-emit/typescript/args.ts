/** Types of the arguments and flags that a handler gets. */
import { valueKinds } from '../../../runtime/kinds/index.js';
import { partNames } from '../../../runtime/base/split.js';
import type { FlagData, PositionalData } from '../../../runtime/contract/command.js';
import type { CommandIr } from '../../5-lower/ir.js';
import { propertyName, quoted, width } from './literal.js';
import type { Property } from './module.js';

/** A type that is not yet formatted: text, or a union of words. */
type Type = { readonly text: string } | { readonly words: readonly string[]; readonly list: boolean };

/** Returns the interface of a handler's arguments. */
export function propertiesOf({ args, flags }: Pick<CommandIr, 'args' | 'flags'>): Property[] {
  const property = (name: string, data: FlagLike, several: boolean, optional: boolean): Property => {
    const imports = new Set<string>();
    const one = typeOf(data, imports);
    const type = data.batch === true ? { words: ['string', 'readonly string[]'], list: false } : one;
    return { ...laidOut(name, several ? listOf(type) : type, optional), imports: [...imports] };
  };
  return [
    ...args.flatMap(({ name, data }) => {
      const isOptional = !data.required && data.default === undefined;
      return [
        property(name, data, data.variadic === true, isOptional),
        ...partNames(data).map((part) => property(part, { kind: 'text' }, false, isOptional)),
      ];
    }),
    ...flags
      .filter(({ origin }) => origin !== 'derived')
      .map(({ name, data }) =>
        property(
          name,
          data,
          data.repeat === true,
          (data.demandOption !== true || data.unlessIn !== undefined) && data.default === undefined,
        ),
      ),
  ];
}

type FlagLike = Pick<FlagData & PositionalData, 'kind' | 'of' | 'choices' | 'open' | 'batch'>;

function laidOut(name: string, type: Type, optional: boolean): Omit<Property, 'imports'> {
  const before = `  readonly ${propertyName(name)}${optional ? '?' : ''}: `;
  const text = layout(type, width - before.length - 1, '  ');
  return { name, type: text.startsWith('\n') ? text : ` ${text}`, optional };
}

/** Returns the type on one line if it fits, otherwise broken as the formatter would. */
function layout(type: Type, room: number, indent = ''): string {
  if ('text' in type) return type.text;
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

/** Returns the type of a value for the handler, and adds the name to import to `imports`. */
function typeOf(data: FlagLike, imports: Set<string>): Type {
  const words = data.open === true ? undefined : data.choices?.map(quoted);
  if (data.kind === 'csv') return { words: words ?? ['string'], list: true };
  if (data.kind === 'enum') return { words: words ?? ['string'], list: false };
  const { code } = valueKinds[data.kind];
  // What the runtime declares has a capital.
  if (/^[A-Z]\w*$/.test(code)) imports.add(code);
  return { text: code };
}
