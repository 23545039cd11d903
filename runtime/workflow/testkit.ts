/** A kit on a test server, for tests of workflows. */
import type { RequestPlan } from '../contract/command.js';
import type { Answer } from '../http/testkit.js';
import { stage, type Stage, type StageOptions } from '../pipeline/testkit.js';
import { createKit } from './kit.js';
import type { Kit } from './types.js';

/** Returns a kit with these calls, for a test server. */
export async function kitStage<Calls extends string>(
  plans: Readonly<Record<Calls, RequestPlan>>,
  answer: Answer,
  options: StageOptions = {},
): Promise<Stage & { readonly kit: Kit<Calls> }> {
  const parts = await stage(answer, options);
  return { ...parts, kit: createKit({ calls: plans }, parts.context) as Kit<Calls> };
}
