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
