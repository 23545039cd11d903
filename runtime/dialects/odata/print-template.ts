import type { RequestPlan } from '../../contract/command.js';
import type { Context } from '../../contract/context.js';
import type { Row } from '../../contract/rows.js';
import { wiresOf } from '../../base/wires.js';
import { subjectOf } from '../../pipeline/request.js';

/** Prints a body to fill, without the fields that a required flag sets. Sends nothing. */
export async function printTemplate(plan: RequestPlan, args: Row, context: Context): Promise<void> {
  const subject = await subjectOf(plan, args, context);
  const without = Object.values(context.command.flags).flatMap((data) =>
    data.demandOption !== true ? [] : wiresOf(data).flatMap(({ in: place, name }) => (place === 'body' ? [name] : [])),
  );
  const template = await subject?.template({ creates: plan.effect === 'create', without });
  if (template === undefined) context.fail('input', 'The catalogue does not list the fields of the resource.');
  await context.out.json(template);
}
