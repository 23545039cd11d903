import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import { wiresOf } from '../base/wires.js';
import type { Bound } from './reading.js';
import { resourceOf } from './request.js';

/** Prints a body to fill, without the fields that a required flag sets. Sends nothing. */
export async function printTemplate(plan: RequestPlan, bound: Bound, context: Context): Promise<void> {
  const resource = await resourceOf(plan, bound, context);
  const without = Object.values(context.command.flags).flatMap((data) =>
    data.demandOption !== true ? [] : wiresOf(data).flatMap(({ in: place, name }) => (place === 'body' ? [name] : [])),
  );
  const template = await resource?.template?.({ creates: plan.effect === 'create', without });
  if (template === undefined) context.fail('input', 'The catalogue does not list the fields of the resource.');
  await context.out.json(template);
}
