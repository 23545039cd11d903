/** The catalogue of diagnostics, and the texts of each. */
import { bindMessages } from './messages-bind.js';
import { callMessages } from './messages-calls.js';
import { readMessages } from './messages-read.js';
import { requestMessages } from './messages-requests.js';
import { ruleMessages } from './messages-rules.js';
import { shapeMessages } from './messages-shape.js';
import { toolMessages } from './messages-tools.js';

/** One entry of the catalogue. `{name}` in the texts is filled in from the parameters of the finding. */
export interface Message {
  /** The diagnostic in words, for people and settings of other tools; unique, also among the rules of `diff`. */
  readonly id: string;
  readonly severity: 'error' | 'warning';
  /** Short title, used by `explain` without a code. */
  readonly title: string;
  readonly message: string;
  /** What to do next. */
  readonly remedy: string;
  /** Why the rule exists, with an example where one helps. */
  readonly explanation: string;
}

/** Every diagnostic of the compiler: CS1xx reading, CS2xx shape, CS3xx names and inference, CS4xx rules, CS5xx warnings. */
export const catalogue = {
  ...readMessages,
  ...shapeMessages,
  ...bindMessages,
  ...requestMessages,
  ...callMessages,
  ...ruleMessages,
  ...toolMessages,
};

export type Code = keyof typeof catalogue & string;

/** Names in braces of a template: a finding must have a parameter for each. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

export type Params<C extends Code> = Readonly<
  Record<Names<(typeof catalogue)[C]['message']> | Names<(typeof catalogue)[C]['remedy']>, string | number>
>;

export function fill(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
