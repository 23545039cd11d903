/** Checks the order of arguments, and the names of their parts. */
import { partNames } from '../../runtime/base/split.js';
import { placeOfValue, within } from '../1-read/source.js';
import type { Rule } from './rule.js';

/** Words are assigned to arguments from left to right, so their order must be unambiguous. */
export const argumentOrder: Rule = ({ bound, report }) => {
  for (const { args } of bound.commands) {
    args.forEach((arg, index) => {
      const before = args.slice(0, index);
      if (before.some(({ spec }) => spec.variadic === true)) {
        report.add('CS424', arg.at, { name: arg.name, problem: 'the argument before it takes all remaining words' });
      } else if (arg.required && before.some(({ required }) => !required)) {
        report.add('CS424', arg.at, {
          name: arg.name,
          problem: 'it is required, but an argument before it is optional',
        });
      }
    });
  }
};

/** Parts of an argument have names of their own: in a path they must differ from every other argument and flag. */
export const argumentParts: Rule = ({ bound, report }) => {
  for (const { args, flags } of bound.commands) {
    const taken = new Map([...args, ...flags].map(({ name, origin }) => [name, shownAs(name, origin === 'argument')]));
    for (const { name, spec } of args) {
      for (const part of partNames(spec)) {
        const other = taken.get(part);
        const at = () => within(placeOfValue(spec, 'splits'), `{${part}}`);
        if (other !== undefined) report.add('CS447', at(), { name, part, other });
        taken.set(part, `a part of <${name}>`);
      }
    }
  }
};

const shownAs = (name: string, isArgument: boolean): string => (isArgument ? `<${name}>` : `--${name}`);
