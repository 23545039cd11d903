import type { Rule } from './rule.js';

/** Words are given to arguments from left to right, so the order decides what can be told apart. */
export const argumentOrder: Rule = ({ bound, report }) => {
  for (const { args } of bound.commands) {
    args.forEach((arg, index) => {
      const before = args.slice(0, index);
      if (before.some(({ spec }) => spec.variadic === true)) {
        report.add('CS424', arg.at, { name: arg.name, problem: 'the argument before it takes all remaining words' });
      } else if (arg.required && before.some(({ required }) => !required)) {
        report.add('CS424', arg.at, { name: arg.name, problem: 'it is required, but one before it is not' });
      }
    });
  }
};
