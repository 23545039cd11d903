import type { Ir } from '../../5-lower/ir.js';
import { bashScript } from './bash.js';
import { describeCompletion } from './describe.js';
import { fishScript } from './fish.js';
import { powershellScript } from './powershell.js';
import { zshScript } from './zsh.js';

/** Returns the scripts by shell; `undefined` for a client without the command `completion`. */
export function renderCompletion(ir: Ir): ReadonlyMap<string, string> | undefined {
  if (!ir.commands.some(({ workflow }) => workflow?.shared === true && workflow.name === 'completion'))
    return undefined;
  const description = describeCompletion(ir);
  return new Map([
    ['bash', bashScript(description)],
    ['zsh', zshScript(description)],
    ['fish', fishScript(description)],
    ['powershell', powershellScript(description)],
  ]);
}
