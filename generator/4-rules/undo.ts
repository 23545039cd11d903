/** Checks that the commands under `undo` exist, and that every write says how it is taken back once one of them does. */
import { isWrite } from '../../runtime/base/writes.js';
import { checkName } from '../diagnostics/findings.js';
import { placeOfValue } from '../1-read/source.js';
import { ITSELF, requestsIn, statedOf, undoOf } from '../3-bind/undo.js';
import type { Rule } from './rule.js';

export const undo: Rule = ({ bound, report }) => {
  const requests = requestsIn(bound.commands, bound.spec);
  const writes = requests.all.filter(({ effect, command }) => isWrite(effect) && command.workflow?.shared !== true);
  const names = requests.all.filter(({ call }) => call === undefined).map(({ command }) => command.words.join(' '));
  for (const stated of new Set(writes.flatMap((write) => statedOf(write) ?? []))) {
    for (const key of ['command', 'before'] as const)
      if (stated[key] !== ITSELF)
        checkName(report, 'command', stated[key], names, placeOfValue(stated, key), 'Commands that are requests');
  }
  for (const one of new Set(writes.flatMap((write) => statedOf(write)?.reversals ?? []))) {
    for (const named of [one, ...(one.then === undefined ? [] : [one.then])])
      checkName(report, 'command', named.command, names, placeOfValue(named, 'command'), 'Commands that are requests');
  }
  const files = Object.values(bound.spec.attach ?? {}).flat();
  for (const { undo: stated } of files)
    if (stated !== undefined)
      checkName(
        report,
        'command',
        stated.command,
        names,
        placeOfValue(stated, 'command'),
        'Commands that are requests',
      );
  if (!writes.some((write) => statedOf(write) !== undefined)) return;
  for (const file of files.filter((one) => one.undo === undefined))
    report.add('CS459', placeOfValue(file, 'resource'), { words: file.noun });
  const isNamed = ({ command, call }: (typeof writes)[number]): boolean =>
    call === undefined || command.workflow?.named.has(call.name) === true;
  const unstated = writes.filter(
    (write) => isNamed(write) && statedOf(write) === undefined && undoOf(write, requests) === undefined,
  );
  for (const command of new Set(unstated.map((write) => write.command)))
    report.add('CS459', command.at, { words: command.words.join(' ') });
};
