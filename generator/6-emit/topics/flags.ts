import type { Ir } from '../../5-lower/ir.js';
import { flagLabel, flagText } from '../help/flags.js';
import type { Topic } from './topic.js';

export const globalRows = (ir: Ir): [string, string][] =>
  ir.globals.filter(({ data }) => data.hidden !== true).map((flag) => [flagLabel(flag), flagText(flag)]);

export const flagsTopic = (ir: Ir): Topic => ({
  name: 'flags',
  title: 'Global flags',
  parts: [
    { title: 'Flags', rows: globalRows(ir) },
    {
      text: 'A value follows its flag, after a space or an equals sign: --limit 5, --limit=5. A value that begins with a dash needs the equals sign. Everything after -- is an argument.',
    },
  ],
});
