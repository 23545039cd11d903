/** A kit on a test server, for tests of workflows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestPlan } from '../contract/command.js';
import type { Answer } from '../http/testkit.js';
import { stage, type Stage, type StageOptions } from '../pipeline/testkit.js';
import { createKit } from './kit.js';
import type { Kit } from './types.js';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

export interface KitStageOptions extends StageOptions {
  /** Folder of the settings; default: a new one. */
  readonly folder?: string;
  /** Arguments of the command. */
  readonly args?: object;
}

/** Returns a kit with these calls, for a test server. */
export async function kitStage<Calls extends string>(
  plans: Readonly<Record<Calls, RequestPlan>>,
  answer: Answer,
  { folder, args, ...options }: KitStageOptions = {},
): Promise<Stage & { readonly kit: Kit<Calls> }> {
  const parts = await stage(answer, options);
  if (folder === undefined) folders.push((folder = mkdtempSync(join(tmpdir(), 'kit-'))));
  const context = { ...parts.context, folder };
  return { ...parts, context, kit: createKit({ calls: plans }, context, args) as Kit<Calls> };
}
