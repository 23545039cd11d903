import { failures } from '../../2-shape/schema/common.js';
import type { Ir } from '../../5-lower/ir.js';
import type { Topic } from './topic.js';

export function exitsTopic({ service, commands }: Ir): Topic {
  const meanings = new Map<number, string[]>([[0, ['done']]]);
  for (const failure of failures) {
    const { code, meaning } = service.exits[failure];
    const known = meanings.get(code) ?? [];
    const statuses = /\bHTTP\b|\b[45]\d\d\b/.test(known.join() + meaning) ? [] : statusesOf(service.statuses, failure);
    meanings.set(code, [...known, statuses.length === 0 ? meaning : `${meaning} (HTTP ${statuses.join(', ')})`]);
  }
  const rows = [...meanings]
    .sort(([a], [b]) => a - b)
    .map(([code, texts]): [string, string] => [String(code), [...new Set(texts)].join('; ')]);
  const own = commands.flatMap(({ words, exits }) =>
    exits.map(({ code, meaning }): [string, string] => [`${words.join(' ')}: ${String(code)}`, meaning]),
  );
  const later = [...new Set([service.exits.unavailable.code, service.exits.rate.code])].join(' or ');
  return {
    name: 'exit-codes',
    title: 'What exit codes mean',
    parts: [
      { title: 'Exit codes', rows: [...rows, ['130', 'Ctrl-C']] },
      ...(own.length === 0 ? [] : [{ title: 'Codes that one command has', rows: own }]),
      {
        text: `After ${later} the same line can be tried again later; what is safe to repeat was repeated already, ${String(service.retry.attempts)} times at most.`,
      },
      {
        text: 'Errors are written to stderr, results to stdout and nowhere else. With JSON output an error is one JSON object on stderr, with error, message and exitCode, and statusCode where the service answered.',
      },
    ],
  };
}

const statusesOf = (statuses: Readonly<Record<string, string>>, failure: string): string[] =>
  Object.keys(statuses)
    .filter((status) => statuses[status] === failure)
    .sort();
