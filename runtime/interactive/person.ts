/** What a person at a terminal adds to a run: answers, a pager, an editor. */
import { defined } from '../base/defined.js';
import { printsToTerminal } from '../output/writer.js';
import type { Person } from '../pipeline/session.js';
import { missingOnTerminal } from './missing.js';

export const person: Person = {
  complete: async (line, form, session) => {
    const { world, setting } = session;
    const missing = missingOnTerminal({ ...form, typed: line, world, setting });
    if (missing.length === 0) return line;
    const { askMissing } = await import('./ask.js');
    return askMissing(missing, { line, form, session });
  },
  page: async ({ client, service, command, world, settings, said }, { options }) => {
    const isTable = command.effect === 'read' && options.format === 'table';
    if (!isTable || !printsToTerminal(world)) return undefined;
    const { openPager, pagerOf } = await import('./pager.js');
    const program = pagerOf(world, {
      off: options.noPager === true,
      prefix: service.env,
      ...defined({ setting: options.pager }),
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
