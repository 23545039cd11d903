/** Refuses bodies that the service would refuse. */
import { CliError } from '../../base/errors.js';
import { stringifyJson } from '../../base/json.js';
import type { Catalogue } from '../../contract/catalogue.js';
import type { Row } from '../../contract/rows.js';
import { checkBody, type BodyReport } from './body.js';
import type { CatalogueData, NamedResource } from '../../contract/catalogue.js';
import { formOfType } from './types.js';

/** The rules with which a body is checked. */
export interface BodyRules {
  readonly data: CatalogueData;
  readonly resource: NamedResource;
  readonly codes: Catalogue['codes'];
  /** Flag that skips the checks, if the command has one. */
  readonly force: string | undefined;
}

/**
 * Refuses a body with unknown fields, values of the wrong type, empty required fields or a code that is too long. Lists all of the first kind that
 * occurs.
 *
 * @throws CliError `input`
 */
export function refuseInvalid(body: Row, rules: BodyRules): void {
  const { unknown, wrong, unfilled, empty } = checkBody(rules.data, rules.resource, body);
  if (unknown.length > 0) refuseUnknown(unknown, rules);
  if (wrong.length > 0) refuseWrong(wrong, rules);
  if (unfilled.length > 0) refuseUnfilled(unfilled, rules);
  if (empty.length > 0) refuseEmpty(empty, rules);
  refuseLong(body, rules);
}

/** An empty text comes from a variable of a script that was not set; `null` is written on purpose. */
function refuseEmpty(empty: readonly string[], { resource, force }: BodyRules): never {
  const several = empty.length > 1;
  throw new CliError(
    'input',
    `${resource.name}: ${empty.join(', ')} ${several ? 'are' : 'is'} empty, and every record needs a value.`,
    `Write null to send ${several ? 'them' : 'it'} without a value.${anyway(force, several)}`,
  );
}

function refuseUnfilled(unfilled: readonly string[], { resource }: BodyRules): never {
  const several = unfilled.length > 1;
  throw new CliError(
    'input',
    `${resource.name}: ${unfilled.join(', ')} still ${several ? 'have the placeholders' : 'has the placeholder'} of the template.`,
    `Replace ${several ? 'them' : 'it'}, or remove the ${fields(unfilled)} from the body.`,
  );
}

const fields = ({ length }: readonly string[]): string => (length === 1 ? 'field' : 'fields');

function refuseUnknown(unknown: BodyReport['unknown'], { resource, force }: BodyRules): never {
  const several = unknown.length > 1;
  throw new CliError(
    'input',
    `${resource.name} does not have the ${several ? 'fields' : 'field'} ${unknown.map(({ place }) => place).join(', ')}.`,
    `\`metadata ${resource.name}\` lists its fields.${anyway(force, several)}`,
    several
      ? { lines: unknown.map(({ place, suggestions }) => [place, ...near(suggestions)].join(': ')) }
      : { suggestions: unknown.flatMap(({ suggestions }) => suggestions) },
  );
}

const near = (suggestions: readonly string[]): string[] =>
  suggestions.length === 0 ? [] : [`did you mean ${suggestions.join(', ')}?`];

function refuseWrong(wrong: BodyReport['wrong'], { resource, force }: BodyRules): never {
  const [first] = wrong;
  const says = wrong.map(({ place, value, type }) => `${place} must be ${formOfType(type).form}, not ${shown(value)}`);
  const several = wrong.length > 1;
  throw new CliError(
    'input',
    several
      ? `${String(wrong.length)} fields of ${resource.name} have a value of the wrong type.`
      : `${resource.name}: ${says.join('')}.`,
    (first === undefined || several ? 'Correct the values.' : advice(first)) + anyway(force, several),
    several ? { lines: says } : {},
  );
}

function advice({ place, value, type }: BodyReport['wrong'][number]): string {
  const write = `Write it like ${formOfType(type).example}.`;
  if (type === 'Edm.String') return `Put it in quotes; in --set, write ${place}=@str:${shown(value)}.`;
  return type === 'Edm.Guid' ? `${write} @ref:service/Resource:code in --set looks up a code.` : write;
}

const MOST_SHOWN = 60;

/** The value as JSON, cut if it is long. */
function shown(value: unknown): string {
  const text = stringifyJson(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** Refuses a code that is longer than the service stores. */
function refuseLong(body: Row, { resource, codes, force }: BodyRules): void {
  const code = body[codes?.field ?? ''];
  if (codes === undefined || typeof code !== 'string' || !codes.resources.includes(resource.name)) return;
  const { length } = code.trim();
  if (length <= codes.width) return;
  throw new CliError(
    'input',
    `${resource.name}: ${codes.field} ${shown(code)} is too long.`,
    `It has ${String(length)} characters; the maximum is ${String(codes.width)}.${anyway(force, false)}`,
  );
}

const anyway = (force: string | undefined, several: boolean): string =>
  force === undefined ? '' : ` --${force} sends ${several ? 'them' : 'it'} anyway.`;
