/** A response with status 200 that the spec does not declare is never an empty result, in any read of any client. */
import { openBench } from 'cmdspec-runtime/testing';
import { segments } from '../generator/shell.js';
import { client as crm } from '../generated/crm/client.js';
import { client as helpdesk } from '../generated/helpdesk/client.js';
import { client as ledger } from '../generated/ledger/client.js';
import { examplesOf } from './support/examples.js';

const json = ['{"message":"maintenance"}', '{"success":false}', '{}', '[]', 'null'];
const html = '<html><body>Down for maintenance</body></html>';

/** Reads that do not end, raw requests, which print any response, and commands that only read this machine. */
const OTHER =
  /^(?:api|describe|sandbox|mcp|alias|config|profile|auth|completion|version|doctor)\b|\b(?:watch|listen)\b/;

/** Flags that shape the output. */
const SHAPING = ['-o', '--output', '--jq', '--out'];

/** The words of an example that sends a request and needs no shell. */
function wordsOf(run: string): readonly string[] {
  const words = (segments(run)?.[0]?.words ?? []).slice(1);
  return words.filter((word, at) => !SHAPING.includes(word) && !SHAPING.includes(words[at - 1] ?? ''));
}

test.each([
  ['crm', crm, 50, {}, '{"success":true,"data":[null,{"id":1}]}'],
  ['helpdesk', helpdesk, 30, {}, '[null,{"id":1}]'],
  ['ledger', ledger, 75, { LEDGERCLI_DIVISION: '7' }, '{"d":{"results":[null,{"ID":"1"}]}}'],
] as const)(
  '%s',
  async (name, client, least, env, damaged) => {
    let body = '';
    const bench = await openBench(client, {
      answer: (_, response) => {
        response.writeHead(200, { 'content-type': body === html ? 'text/html' : 'application/json' });
        response.end(body);
      },
    });
    const wrong: unknown[] = [];
    const tried = new Set<string>();
    for (const { run, words, reads } of await examplesOf(name)) {
      if (!reads || tried.has(words) || OTHER.test(words) || /[|<>$`*]/.test(run) || run.includes('--raw')) continue;
      for (body of [...json, damaged, html]) {
        // The limits are headers: one division that is not a record does not change them.
        if (body === damaged && words === 'quota') continue;
        const before = bench.seen.length;
        const { code, out, err } = await bench.run([...wordsOf(run), '--output', 'json'], { env });
        if (bench.seen.length === before) break;
        tried.add(words);
        // The CRM reports its own failures with `success`.
        const expected = name === 'crm' && body.includes('false') ? 65 : 69;
        if (code !== expected || out !== '' || err === '')
          wrong.push([run, body, code, out.slice(0, 99), err.slice(0, 300)]);
      }
    }
    await bench.close();
    expect(wrong).toEqual([]);
    expect(tried.size).toBeGreaterThan(least);
  },
  180_000,
);
