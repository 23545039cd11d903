/** Emits the completion script of each shell. */
import type { Ir } from '../../5-lower/ir.js';
import { isShared } from '../commands.js';
import { built, type Emitter } from '../files.js';
import { printTexts } from '../typescript/module.js';
import { bashScript } from './bash.js';
import { describeCompletion } from './describe.js';
import { fishScript } from './fish.js';
import { powershellScript } from './powershell.js';
import { zshScript } from './zsh.js';

/** Whether the client has the command that prints the scripts. */
export const hasCompletion = ({ commands }: Ir): boolean => commands.some((command) => isShared(command, 'completion'));

export const completionScripts: Emitter = ({ ir, surroundings }) => {
  if (!hasCompletion(ir)) return [];
  const description = describeCompletion(ir);
  const scripts: [string, string][] = [
    ['bash', bashScript(description)],
    ['zsh', zshScript(description)],
    ['fish', fishScript(description)],
    ['powershell', powershellScript(description)],
  ];
  return [printTexts(`${built}/completion.ts`, 'completion', scripts, surroundings.target)];
};
