/** Reads a policy from the text of its file. Whatever is not understood is an error: it must not widen the policy. */
import { defined } from '../base/defined.js';
import { compareDecimals, plainDecimal } from '../base/decimals.js';
import { nearest } from '../base/suggestions.js';
import { stepsOf } from './leaves.js';
import type { Amount, Answer, Hours, Policy, Rule, WriteEffect } from './types.js';
import { PolicyError, readYaml, type Entry, type Node } from './yaml.js';

/** Most rules of a policy. */
const MOST_RULES = 500;

/** Most writes in 24 hours that a rule can count: the time of each is stored. */
const MOST_A_DAY = 100_000;

const EFFECTS: readonly WriteEffect[] = ['create', 'update', 'delete', 'act'];
const ANSWERS: readonly Answer[] = ['allow', 'ask', 'refuse'];
const DEFAULTS = { allow: 'allow', read: 'refuse', ask: 'ask' } as const;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MIDNIGHT = 24 * 60;

/**
 * Reads a policy.
 *
 * @throws PolicyError naming the line, the key and what is allowed
 */
export function readPolicy(text: string): Policy {
  const root = fieldsIn(readYaml(text), 'a policy', ['default', 'zone', 'people', 'rules'], ['default']);
  const { default: otherwise, zone: named, people: hides, rules: list } = root;
  const zone = named && zoneOf(named.value);
  const rules = list === undefined ? [] : itemsOf(list.value, 'rules').map((item) => ruleOf(item, zone));
  if (rules.length > MOST_RULES) throw new PolicyError(list?.line ?? 1, `it has more than ${String(MOST_RULES)} rules`);
  const names = new Set<string>();
  rules.forEach(({ rule: { name }, line }) => {
    if (names.has(name)) throw new PolicyError(line, `the name "${name}" is that of two rules`);
    names.add(name);
  });
  const people = hides && wordOf(hides.value, 'people', ['hidden']);
  const word = wordOf(otherwise?.value, 'default', Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]);
  return { default: DEFAULTS[word], ...defined({ zone, people }), rules: rules.map(({ rule }) => rule) };
}

/** Returns a policy, or why its text cannot be used. */
export function policyOrFault(text: string): { readonly policy: Policy } | { readonly fault: string } {
  try {
    return { policy: readPolicy(text) };
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    return { fault: error.message };
  }
}

const KEYS = ['name', 'commands', 'effects', 'fields', 'amount', 'hours', 'at-most', 'then'] as const;

function ruleOf(node: Node, zone: string | undefined): { readonly rule: Rule; readonly line: number } {
  const found = fieldsIn(node, 'a rule', KEYS, ['name', 'then']);
  const name = textOf(found.name?.value, 'name');
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(name))
    throw new PolicyError(node.line, `the name "${name}" must be lower-case letters, digits and dashes, at most 60`);
  const then = wordOf(found.then?.value, 'then', ANSWERS);
  if (found.fields !== undefined && then === 'allow')
    throw new PolicyError(found.fields.line, '"fields" names what must not be sent, so "then" must be ask or refuse');
  const amount = found.amount && amountOf(found.amount.value, then);
  if (found.hours !== undefined && zone === undefined)
    throw new PolicyError(
      found.hours.line,
      '"hours" needs the zone of the policy, for example "zone: Europe/Amsterdam"',
    );
  return {
    line: node.line,
    rule: {
      name,
      ...(found.commands && { commands: textsOf(found.commands.value, 'commands') }),
      ...(found.effects && {
        effects: itemsOf(found.effects.value, 'effects').map((one) => wordOf(one, 'effects', EFFECTS)),
      }),
      ...(found.fields && { fields: pathsOf(found.fields.value, 'fields') }),
      ...(amount && { amount }),
      ...(found.hours && { hours: itemsOf(found.hours.value, 'hours').map(hoursOf) }),
      ...(found['at-most'] && { atMost: limitOf(found['at-most'].value) }),
      then,
    },
  };
}

/** Returns the entries of a mapping by key, all of them known. */
function fieldsIn<const K extends string>(
  node: Node,
  what: string,
  known: readonly K[],
  required: readonly K[],
): Partial<Record<K, Entry>> {
  if (node.kind !== 'map') throw new PolicyError(node.line, `${what} must be a mapping with ${listed(known)}`);
  for (const { key, line } of node.entries) {
    if ((known as readonly string[]).includes(key)) continue;
    const [near] = nearest(key, known);
    const hint = near === undefined ? '' : `; did you mean "${near}"?`;
    throw new PolicyError(line, `unknown key "${key}" of ${what}${hint} Known keys: ${known.join(', ')}`);
  }
  const found = Object.fromEntries(node.entries.map((entry) => [entry.key, entry])) as Partial<Record<K, Entry>>;
  const missing = required.find((key) => found[key] === undefined);
  if (missing !== undefined) throw new PolicyError(node.line, `${what} needs "${missing}"`);
  return found;
}

function textOf(node: Node | undefined, key: string): string {
  if (node?.kind !== 'text' || node.text.trim() === '')
    throw new PolicyError(node?.line ?? 1, `"${key}" must be a text`);
  return node.text.trim();
}

function wordOf<const W extends string>(node: Node | undefined, key: string, words: readonly W[]): W {
  const text = textOf(node, key);
  const word = words.find((one) => one === text);
  if (word === undefined)
    throw new PolicyError(node?.line ?? 1, `"${key}" is "${text}" and must be one of ${words.join(', ')}`);
  return word;
}

/** Returns the items of a list; one value is a list of one. An empty list would match nothing, or everything. */
function itemsOf(node: Node, key: string): readonly Node[] {
  const items = node.kind === 'list' ? node.items : [node];
  if (items.length === 0) throw new PolicyError(node.line, `"${key}" is empty`);
  return items;
}

const textsOf = (node: Node, key: string): readonly string[] => itemsOf(node, key).map((one) => textOf(one, key));

const pathsOf = (node: Node, key: string): readonly string[] => itemsOf(node, key).map((one) => pathOf(one, key));

function pathOf(node: Node, key: string): string {
  const path = textOf(node, key);
  if (stepsOf(path).length > 0) return path;
  throw new PolicyError(node.line, `"${path}" in "${key}" is not a field path; write it as value.amount`);
}

function amountOf(node: Node, then: Answer): Amount {
  const { field: at, above, 'up-to': upTo } = fieldsIn(node, '"amount"', ['field', 'above', 'up-to'], ['field']);
  const [bound, other] = [above, upTo].filter((one) => one !== undefined);
  if (at === undefined || bound === undefined || other !== undefined)
    throw new PolicyError(node.line, '"amount" needs either "above" or "up-to"');
  const number = plainDecimal(textOf(bound.value, bound.key));
  if (number === undefined || (compareDecimals(number, '0') ?? -1) < 0)
    throw new PolicyError(bound.line, `"${bound.key}" must be a number such as 500 or 99.95`);
  const field = pathOf(at.value, 'field');
  // A request without the amount, or with one that cannot be read, would pass the rule.
  if (above !== undefined && then === 'allow')
    throw new PolicyError(bound.line, '"above" is for "then: ask" or "then: refuse"; to allow an amount, use "up-to"');
  if (upTo !== undefined && then !== 'allow')
    throw new PolicyError(bound.line, '"up-to" is for "then: allow"; to ask or refuse, use "above"');
  return above === undefined ? { field, upTo: number } : { field, above: number };
}

function limitOf(node: Node): NonNullable<Rule['atMost']> {
  const { run, day } = fieldsIn(node, '"at-most"', ['run', 'day'], []);
  if (run === undefined && day === undefined)
    throw new PolicyError(node.line, '"at-most" needs "run" or "day", for example { run: 20, day: 100 }');
  return { ...(run && { run: countOf(run) }), ...(day && { day: countOf(day) }) };
}

function countOf({ key, value, line }: Entry): number {
  const text = textOf(value, key);
  if (!/^[1-9]\d{0,5}$/.test(text) || Number(text) > MOST_A_DAY)
    throw new PolicyError(line, `"${key}" must be a whole number from 1 to ${String(MOST_A_DAY)}`);
  return Number(text);
}

function zoneOf(node: Node): string {
  const zone = textOf(node, 'zone');
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new PolicyError(node.line, `"${zone}" is not a time zone; write a name such as Europe/Amsterdam`);
  }
}

function hoursOf(node: Node): Hours {
  const text = textOf(node, 'hours');
  const form = new PolicyError(node.line, `"${text}" is not a range of hours; write "08:00-18:00 mon-fri"`);
  const [, first = '', last = '', days = 'sun-sat'] = /^(\d\d:\d\d)-(\d\d:\d\d)(?:\s+(\S+))?$/.exec(text) ?? [];
  const [from, to] = [minutesOf(first), minutesOf(last)];
  if (from === undefined || to === undefined || from === MIDNIGHT || from === to) throw form;
  const chosen = days.toLowerCase().split(',').flatMap(daysOf);
  if (chosen.includes(-1)) throw form;
  return { from, to, days: [...new Set(chosen)].sort(), text };
}

/** Returns the days of `mon` or `fri-mon`; -1 for any other text. */
function daysOf(text: string): readonly number[] {
  const [first = '', last = first, more] = text.split('-');
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (from < 0 || to < 0 || more !== undefined) return [-1];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
}

function minutesOf(text: string): number | undefined {
  const [hours = NaN, minutes = NaN] = text.split(':').map(Number);
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= MIDNIGHT ? total : undefined;
}

const listed = (keys: readonly string[]): string => keys.map((key) => `"${key}"`).join(', ');
