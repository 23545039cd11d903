/** Checks that a create can be found again as its spec says, and that a key of the caller names one create. */
import { placeOfValue } from '../1-read/source.js';
import { checkName, reportIdle } from '../diagnostics/findings.js';
import { fieldsOfLocate, isName, listOf, locateSpecOf } from '../3-bind/locate.js';
import { requestsIn, type AnyRequest } from '../3-bind/undo.js';
import { isInBody } from '../../runtime/base/wires.js';
import type { Rule } from './rule.js';

export const locate: Rule = ({ bound, report }) => {
  const requests = requestsIn(bound.commands, bound.spec);
  const lists = requests.all.flatMap(({ command, call }) =>
    call === undefined && command.request?.shape === 'rows' ? [command.words.join(' ')] : [],
  );
  for (const write of requests.all) {
    const { command } = write;
    const words = command.words.join(' ');
    const creates = command.workflow?.calls.filter(({ effect }) => effect === 'create') ?? [];
    if (command.spec.once === true && creates.length !== 1)
      report.add('CS463', command.at, { words, count: String(creates.length) });
    const stated = locateSpecOf(write);
    if (stated === undefined) continue;
    const { list, ...unlisted } = stated;
    const fields = fieldsOfLocate(stated).map(([sent]) => sent);
    const sendable = sentBy(write);
    for (const field of fields)
      checkName(report, 'field', field, sendable, placeOfValue(stated, 'by'), 'Fields that it sends');
    checkName(report, 'command', list, lists, placeOfValue(stated, 'list'), 'Commands that are lists');
    if (list !== undefined && listOf(unlisted, write, requests)?.command.words.join(' ') === list)
      reportIdle(report, stated, 'list', 'the list of the same path is found without it');
    if (fields.every(isName)) report.add('CS462', command.at, { words, fields: fields.join(', ') });
    if (list === undefined && listOf(stated, write, requests) === undefined) report.add('CS461', command.at, { words });
  }
};

/** Returns the fields of a body that a create can send, by their paths. */
function sentBy({ command, call }: AnyRequest): readonly string[] {
  const wires = [...command.args, ...command.flags].flatMap((flag) =>
    flag.wires.filter(isInBody).map(({ name }) => name),
  );
  const body = call === undefined ? command.spec.body : call.spec.body;
  const own = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  return [...new Set([...wires, ...own].filter((name) => name !== ''))].sort();
}
