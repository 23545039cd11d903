/** Reports a key `verb` without which the client would be the same. */
import { reportIdle } from '../diagnostics/findings.js';
import { effectOf, shapeOf, verbOf } from '../3-bind/request.js';
import type { Bound, BoundCommand } from '../3-bind/types.js';
import type { Rule } from './rule.js';

export const verbs: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { name, spec, scope, verb, request } = command;
    if (spec.verb === undefined) continue;
    const add = (why: string): void => {
      reportIdle(report, spec, 'verb', why);
    };
    const { verb: _written, ...without } = spec;
    const implied = verbOf(name, without, scope);
    if (implied === verb) add('the name of the command is the verb');
    else if (
      implied === undefined &&
      request?.resource === undefined &&
      declaresAll(command) &&
      !isFound(command, bound)
    )
      add('the command declares what it would imply');
  }
};

/** Whether a command declares its effect, summary, path or arguments, method and shape, as far as these have no default. */
function declaresAll({ spec, effect, request, workflow }: BoundCommand): boolean {
  if (effectOf(spec, undefined) !== effect || spec.summary === undefined) return false;
  if (workflow !== undefined) return spec.path !== undefined || spec.args !== undefined;
  return (
    spec.path !== undefined &&
    (spec.method ?? 'GET') === request?.method &&
    shapeOf(spec, undefined, effect) === request.shape
  );
}

/** Whether the client uses the command because of its verb: it has the columns of the group, must change something, or is read by others. */
function isFound({ scope, verb, spec, workflow, ...command }: BoundCommand, { commands }: Bound): boolean {
  if (workflow !== undefined) return verb === 'list' && spec.columns === undefined && scope.spec.columns !== undefined;
  if (verb === 'update') return true;
  const first = commands.find((other) => other.scope === scope && other.verb === verb);
  return verb !== 'delete' && first?.id === command.id;
}
