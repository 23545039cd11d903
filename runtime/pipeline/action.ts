/** What an action prints. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Response } from '../contract/http.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { isWrite } from '../base/writes.js';
import { shapeOf } from '../base/envelope.js';
import { isLosslessNumber } from '../base/json.js';
import { getPath } from '../base/paths.js';
import { asNumber, fillJson, fillMessage, holes, numberHoles } from '../base/template.js';
import { unexpected } from './response.js';
import { createdId, type Request } from './request.js';

const WORDS = { create: 'created', update: 'updated', delete: 'deleted', act: 'done' } as const;

/** Returns what an action prints for a program: a template over the arguments and the response. */
export function actionData(plan: RequestPlan, args: Row, { service, command }: Context, isKnown = true): Row {
  const { effect, gives } = plan;
  const known = isWrite(effect) ? effect : 'act';
  const target = targetOf(plan, args, command);
  return gives ?? service.output.gives[known] ?? { [WORDS[known]]: isKnown ? `{${target}}` : true };
}

/**
 * Returns the name of the argument that the action is about: the last one in the path, because those before it name the
 * records around it, and not one of fixed words, which is part of what is done; `created` for a new record.
 */
function targetOf({ effect, path }: RequestPlan, args: Row, { positionals }: Context['command']): string {
  if (effect === 'create') return 'created';
  const typed = Object.keys(positionals).filter((name) => args[name] !== undefined);
  const ids = typed.filter((name) => positionals[name]?.kind !== 'enum');
  const known = ids.length > 0 ? ids : typed;
  return holes(path).findLast((name) => known.includes(name)) ?? known[0] ?? 'created';
}

/** Returns a value of a response; `undefined` for blank text. */
const known = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || undefined : value);

/** Returns one line for a person, one object for a program. `responses` are the responses of one command, in order. */
export function actionOf(request: Request, responses: readonly Response[], context: Context): Result {
  const { plan, values, records, bound } = request;
  const { args } = bound;
  const { service, command } = context;
  const ids = responses.map((response) => createdId(request, response)).filter((id) => id !== undefined);
  const created = ids.length > 1 ? ids : ids[0];
  const last = responses.at(-1);
  const lookIn =
    (own: Row) =>
    (name: string): unknown => {
      if (Object.hasOwn(own, name)) return own[name];
      const [argument = '', field] = name.split('.');
      if (field !== undefined && Object.hasOwn(records, argument))
        return known(getPath(records[argument], name.slice(argument.length + 1)));
      if (name === 'created' || name === 'id') return created;
      if (last === undefined || !name.startsWith('answer.')) return undefined;
      const path = name.slice('answer.'.length);
      const value = getPath(getPath(last.body, plan.result ?? service.record), path) ?? getPath(last.body, path);
      return known(value);
    };
  const which = targetOf(plan, args, command);
  const effect = isWrite(plan.effect) ? plan.effect : 'act';
  const word = WORDS[effect];
  const isKnown = plan.effect === 'create' || lookIn(args)(which) !== undefined;
  const line = plan.says ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}${isKnown ? ` {${which}}` : ''}`;
  const gives = actionData(plan, args, context, isKnown);
  if (plan.effect === 'read' && last !== undefined)
    checkFigures([line, JSON.stringify(gives)], lookIn(values), plan, last, context);
  // A person reads the code that was typed, a program the id that it stands for.
  return { kind: 'action', line: fillMessage(line, lookIn(args)), data: fillJson(gives, lookIn(values)) as Row };
}

const isFigure = (value: unknown): boolean => typeof value === 'number' || isLosslessNumber(value);

/** A figure of a response is its result: without it there is none. */
function checkFigures(
  templates: readonly string[],
  look: (name: string) => unknown,
  plan: RequestPlan,
  response: Response,
  context: Context,
): void {
  const names = templates.flatMap(holes).filter((name) => name.startsWith('answer.'));
  const numbers = new Set(templates.flatMap(numberHoles));
  const isFound = (name: string): boolean => {
    const value = look(name) ?? undefined;
    return numbers.has(name) ? isFigure(asNumber(value)) : value !== undefined;
  };
  const missing = names.find((name) => !isFound(name));
  if (missing === undefined) return;
  const what = `a ${numbers.has(missing) ? 'number' : 'value'} at "${missing.slice('answer.'.length)}"`;
  throw unexpected(`returned ${shapeOf(response.body)}, without ${what}`, plan, response, context);
}
