/** The descriptions of arguments and flags. */
import { defined } from '../../../runtime/base/defined.js';
import { lineShape } from '../../../runtime/base/notation.js';
import { formOf } from '../../../runtime/base/split.js';
import { wiresOf } from '../../../runtime/base/wires.js';
import type { FlagData, PositionalData } from '../../../runtime/contract/command.js';
import type { FlagDescription, ValueDescription } from '../../../runtime/contract/describe.js';
import type { ArgumentIr, FlagIr } from '../../5-lower/ir.js';

export function argumentDescription({ name, data }: ArgumentIr): ValueDescription {
  return { ...valueOf(name, data, data.required), ...(data.variadic === true ? { repeatable: true } : {}) };
}

export function flagDescription({ name, data }: FlagIr): FlagDescription {
  const { alias, was, wasChoices, requires, conflicts, requiredWith, onlyWith, notBefore, decimals, minor, secret } =
    data;
  return {
    ...valueOf(name, data, data.demandOption === true && data.unlessIn === undefined),
    ...(alias === undefined ? {} : { aliases: [alias].flat() }),
    ...defined({ requiredUnlessIn: data.unlessIn }),
    ...defined({ was, wasChoices, requires, conflicts, requiredWith, onlyWith, notBefore, decimals, minor, secret }),
  };
}

function valueOf(name: string, data: FlagData | PositionalData, required: boolean): ValueDescription {
  const { kind, of, choices, open, min, max, minItems, maxItems, maxLength, unit, reference, words, stdin, env } = data;
  const wire = wiresOf(data).map(({ in: place, name: target }) => `${place}:${target}`);
  return {
    name,
    summary: data.describe,
    type: kind,
    ...defined({ of: kind === 'reference' ? undefined : of, required: required || undefined }),
    ...('repeat' in data && data.repeat === true ? { repeatable: true } : {}),
    ...defined({ choices, open }),
    ...(data.default === undefined || data.secret === true ? {} : { default: data.default }),
    ...defined({ min, max, minItems, maxItems, maxLength, unit, reference, words }),
    ...('splits' in data && data.splits !== undefined ? { notation: formOf(data.splits) } : {}),
    ...defined({ notation: data.line && lineShape(data.line) }),
    ...defined({ stdin, env }),
    ...(wire.length === 0 ? {} : { wire }),
  };
}
