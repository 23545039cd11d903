/** The tool that runs any command. */
import { callTool } from '../../base/built-in-tools.js';
import type { ToolArguments } from '../arguments.js';
import type { BuiltIn } from './built-in.js';
import { usableTool } from './built-in.js';

export const call: BuiltIn = {
  definition: callTool,
  forms: ['own'],
  runs: true,
  run: async ({ name, arguments: given = {} }, parts) => {
    const { tool, args } = usableTool(String(name), parts);
    return parts.invoke(tool, { ...args, ...(given as ToolArguments) });
  },
};
