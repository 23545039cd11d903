/** Checks that workflows have a reason and send only declared calls, and that their calls have no idle keys. */
import { reportIdle } from '../diagnostics/findings.js';
import type { Caller } from '../1-read/facts.js';
import { placeOfValue } from '../1-read/source.js';
import { candidates } from '../diagnostics/nearest.js';
import type { BoundCall, BoundCommand } from '../3-bind/types.js';
import { placeOfUse, writtenWires } from '../3-bind/wires.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

export const calls: Rule = ({ bound, facts, report }) => {
  const { spec: service, commands } = bound;
  const own = commands.filter(({ workflow }) => workflow !== undefined && !workflow.shared);
  const seen = new Set<object>();
  for (const command of own) {
    const { spec, at, words, workflow } = command;
    if (spec.why === undefined) report.add('CS344', at, { words: words.join(' ') });
    for (const call of workflow?.calls ?? []) {
      if (seen.has(call.spec)) continue;
      seen.add(call.spec);
      checkCall(call, report);
    }
    checkWires(command, report);
    if (spec.columns !== undefined && facts.recordless.includes(workflow?.name ?? '')) {
      reportIdle(report, spec, 'columns', 'the workflow prints neither rows nor a record');
    }
  }
  checkDeclared(own, facts.callers, report);
  const { workflows } = service;
  if (workflows !== undefined && own.length > workflows) {
    const list = own.map(({ words }) => words.join(' ')).join(', ');
    report.add('CS345', placeOfValue(bound.spec, 'workflows'), { count: own.length, most: workflows, list });
  }
};

/**
 * Reports calls that none of the workflows which run their code declares. Commands that share a workflow may each use some of
 * its calls, and a call that only some workflows declare may be in a function that the others do not use.
 */
function checkDeclared(commands: readonly BoundCommand[], callers: readonly Caller[], report: Report): void {
  for (const { file, calls: used, workflows } of callers) {
    const users = commands.filter(({ workflow }) => workflow !== undefined && workflows.includes(workflow.name));
    const declared = [...new Set(users.flatMap(({ workflow }) => workflow?.calls ?? []).map(({ name }) => name))];
    const [first] = users;
    if (first === undefined) continue;
    for (const name of used.filter((one) => !declared.includes(one))) {
      report.add('CS346', placeOfValue(first.spec, 'workflow'), {
        workflow: file,
        name,
        words: users.map(({ words }) => words.join(' ')).join('", "'),
        hint: candidates(name, declared, 'Declared calls'),
      });
    }
  }
}

/** Keys of a call that its request cannot carry. */
function checkCall({ spec, method, effect, paging, resource }: BoundCall, report: Report): void {
  const idle = (key: keyof typeof spec, why: string): void => {
    reportIdle(report, spec, key, why);
  };
  if (method === 'GET') {
    idle('body', 'a GET has no body');
    idle('encoding', 'a GET has no body');
  } else idle('redirect', 'only a GET follows redirects');
  if (effect !== 'read') {
    idle('paging', 'only a read has pages');
    idle('secrets', 'only records that are read have dots');
  }
  if (paging === undefined) idle('page-size', 'the list is read in one request');
  if (resource === undefined) idle('verb', 'it is for a `resource`');
  else idle('method', 'the verb determines it');
}

/** Reports the wires of a command that sends nothing, and a flag for secrets that no call has. */
function checkWires({ flags, args, workflow }: BoundCommand, report: Report): void {
  const calls = workflow?.calls ?? [];
  const hasSecrets = calls.some(({ spec }) => spec.secrets !== undefined);
  for (const flag of [...args, ...flags]) {
    writtenWires(flag).forEach((wire, index) => {
      if (wire === 'none' || wire.startsWith('credential:')) return;
      const isIdle = wire === 'print:secrets' && !hasSecrets;
      if (calls.length > 0 && !isIdle) return;
      const why = calls.length === 0 ? 'the command declares no calls' : 'no call of the command has `secrets`';
      report.add('CS426', placeOfUse(flag, index), { key: 'wire', why });
    });
  }
}
