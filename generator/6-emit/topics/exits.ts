/** The topic `exit-codes`: exit codes and errors. */
import { ATTEMPTS } from '../../../runtime/base/standard.js';
import type { Failure } from '../../../runtime/contract/failure.js';
import { failures } from '../../2-shape/schema/common.js';
import type { Ir } from '../../5-lower/ir.js';
import { hasFormats, hasService } from '../commands.js';
import type { Part, Topic } from './topic.js';

/** Failures that only a service causes. */
const ofService: readonly Failure[] = ['unavailable', 'rate', 'auth', 'refused'];

export function exitsTopic(ir: Ir): Topic {
  const { service, commands } = ir;
  const meanings = new Map<number, string[]>([[0, ['success']]]);
  for (const failure of failures) {
    if (!hasService(ir) && ofService.includes(failure)) continue;
    const { code, meaning } = service.exits[failure];
    const known = meanings.get(code) ?? [];
    const statuses =
      !hasService(ir) || /\bHTTP\b|\b[45]\d\d\b/.test(known.join() + meaning)
        ? []
        : statusesOf(service.statuses, failure);
    meanings.set(code, [...known, statuses.length === 0 ? meaning : `${meaning} (HTTP ${statuses.join(', ')})`]);
  }
  const rows = [...meanings]
    .sort(([a], [b]) => a - b)
    .map(([code, texts]): [string, string] => [String(code), [...new Set(texts)].join('; ')]);
  const own = commands.flatMap(({ words, exits }) =>
    exits.map(({ code, meaning }): [string, string] => [`${words.join(' ')}: ${String(code)}`, meaning]),
  );
  return {
    name: 'exit-codes',
    title: 'Exit codes and errors',
    parts: [
      {
        title: 'Exit codes',
        rows: [
          ...rows,
          ['130', 'interrupted with Ctrl-C (SIGINT)'],
          ['129', 'the terminal was closed (SIGHUP)'],
          ['143', 'ended by SIGTERM'],
        ],
      },
      ...(own.length === 0 ? [] : [{ title: 'Exit codes of single commands', rows: own }]),
      ...(hasService(ir) ? ofRequests(ir) : [{ text: ofErrors(ir) }]),
    ],
  };
}

const statusesOf = (statuses: Readonly<Record<string, string>>, failure: string): string[] =>
  Object.keys(statuses)
    .filter((status) => statuses[status] === failure)
    .sort();

const ofErrors = (ir: Ir): string =>
  `Errors go to stderr, results to stdout.${hasFormats(ir) ? ' With JSON output, an error is one JSON object on stderr with the fields error, message and exitCode.' : ''}`;

/** Returns what an error says about the requests before it. */
function ofRequests({ service }: Ir): Part[] {
  const later = [...new Set([service.exits.unavailable.code, service.exits.rate.code])].join(' or ');
  return [
    {
      text: `Exit code ${later} alone does not show whether a write took effect; the error does. With JSON output, its field sent is "yes" if a request that changes data reached the service, "no" if none was sent, and "unknown" if no response shows it. Its field retry is "safe" (you can run the command again: nothing changes twice), "check" (something was or may have been changed: check before you run the command again) or "no" (the same command fails again). In text, the last sentence of the error reports this. Requests that are safe to repeat were already sent up to ${String(ATTEMPTS)} times.`,
    },
    {
      text: 'Errors go to stderr, results to stdout. With JSON output, an error is one JSON object on stderr with the fields error, message, exitCode, sent and retry. If the service responded, the error also has the field statusCode. If the response asks for a wait (status 429), it has the field retryAfter, in seconds. Notes and warnings are in the field notes of the error. Two kinds are printed while the command runs: waits of more than five seconds, and the address and instructions of a sign-in. Each is an object with the field notice, on its own line. The error is the last line.',
    },
  ];
}
