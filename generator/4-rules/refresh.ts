/** Checks that the command that brings a copy up to date exists, has its flags, and that a query can run it. */
import { checkName, reportIdle } from '../diagnostics/findings.js';
import { placeOfValue } from '../1-read/source.js';
import { readRefresh } from '../2-shape/schema/copies.js';
import type { Rule } from './rule.js';

export const refresh: Rule = ({ bound: { spec, commands }, report }) => {
  const plan = readRefresh(spec);
  if (plan === undefined || spec.refresh === undefined) return;
  const isRun = commands.some(({ workflow }) => workflow?.shared === true && workflow.name === 'sql');
  if (!isRun) reportIdle(report, spec, 'refresh', 'the client has no command `sql`');
  const at = placeOfValue(spec, 'refresh');
  const words = plan.words.join(' ');
  const names = commands.map((command) => command.words.join(' '));
  checkName(report, 'command', words, names, at, 'Commands');
  const command = commands.find((one) => one.words.join(' ') === words);
  if (command === undefined) return;
  const flags = command.flags.map(({ name }) => name);
  for (const flag of [plan.folder, plan.collections]) checkName(report, `flag of ${words}`, flag, flags, at, 'Flags');
};
