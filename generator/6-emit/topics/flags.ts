import type { Ir } from '../../5-lower/ir.js';
import { flagLabel, flagText } from '../help/flags.js';
import type { Part, Topic } from './topic.js';

/** How names in place of ids are found, in clients whose commands take them. */
function namesPart({ service }: Ir): Part[] {
  if (Object.values(service.references).every(({ scan }) => scan === undefined || scan.query !== undefined)) return [];
  return [
    {
      text: `Names in place of ids are looked up in lists that are kept for 15 minutes, for writes too. A name that is not in a list or is there twice, and a write of this client, cause it to be read again. After a change elsewhere, such as two records that swapped their names, delete the folder "names" in ~/.config/${service.binary}.`,
    },
  ];
}

export const globalRows = (ir: Ir): [string, string][] =>
  ir.globals.filter(({ data }) => data.hidden !== true).map((flag) => [flagLabel(flag), flagText(flag)]);

export const flagsTopic = (ir: Ir): Topic => ({
  name: 'flags',
  title: 'Global flags',
  parts: [
    { title: 'Flags', rows: globalRows(ir) },
    ...namesPart(ir),
    {
      text: 'A value follows its flag, after a space or an equals sign: --limit 5, --limit=5. A value that begins with a dash needs the equals sign. Everything after -- is an argument.',
    },
  ],
});
