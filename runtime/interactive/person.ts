/** What a person at a terminal adds to a run: answers, a pager, an editor. */
import { printsToTerminal } from '../output/writer.js';
import { flagsOf } from '../pipeline/globals.js';
import type { Person } from '../pipeline/session.js';
import { missingOnTerminal } from './missing.js';

export const person: Person = {
  complete: async (line, form, session) => {
    const { service, command, world, setting } = session;
    const { positionals = {} } = command;
    const flags = flagsOf(service, command);
    const missing = missingOnTerminal({ flags, positionals, typed: line, world, setting });
    if (missing.length === 0) return line;
    const { askMissing } = await import('./ask.js');
    return askMissing(missing, { line, form, session });
  },
  page: async ({ client, service, command, world, settings, profile, said }, { globals, format }) => {
    const isTable = command.effect === 'read' && format === 'table';
    if (!isTable || !printsToTerminal(world)) return undefined;
    const { openPager, pagerOf } = await import('./pager.js');
    const program = pagerOf(world, {
      off: globals.noPager === true,
      prefix: service.env,
      setting: settings.config.profiles[profile]?.['pager'],
      folder: settings.folder,
      warn: (text) => void said.push(`Warning: ${text}`),
    });
    return program && openPager(client, world, program);
  },
  edit: async (args, context, work) => {
    const { withEditor } = await import('./edit.js');
    await withEditor(args, context, work);
  },
};
