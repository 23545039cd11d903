/** Checks that workflows end only with exit codes that their command declares, and do not pass them as classes of failure. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import { failures } from '../2-shape/schema/common.js';
import type { Rule } from './rule.js';

export const exits: Rule = ({ bound, facts, report }) => {
  for (const { spec, workflow, at, words } of bound.commands) {
    const declared = Object.keys(spec.exits ?? {});
    for (const name of declared) {
      if ((failures as readonly string[]).includes(name))
        report.add('CS406', placeOfKey(spec.exits as object, name), { name });
      const exit = spec.exits?.[name];
      if (exit?.code === 0)
        report.add('CS206', placeOfValue(exit, 'code'), {
          where: '"code"',
          problem: 'must be 1 or more',
          hint: '0 is success.',
        });
      for (const key of ['name', 'answered', 'typed'])
        reportIdle(report, exit, key, 'it is for the exit codes of service.yaml');
    }
    if (workflow === undefined || workflow.shared) continue;
    const ends = facts.workflows[workflow.name] ?? [];
    for (const name of declared) {
      if (ends.includes(name) || facts.failures[workflow.name]?.includes(name) !== true) continue;
      const why = `the workflow ${workflow.name} passes it as a class of failure; write kit.fail({ exit: '${name}' }, …)`;
      reportIdle(report, spec.exits as object, name, why);
    }
    for (const name of ends) {
      if (!declared.includes(name)) report.add('CS405', at, { name, file: workflow.name, words: words.join(' ') });
    }
  }
};
