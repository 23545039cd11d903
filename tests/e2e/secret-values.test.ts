/** The value of a flag with `secret: true` is in the request, and in nothing that a run prints or stores. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../../runtime/testing/server.js';
import { stranger, type Stranger } from '../support/stranger.js';

const service = `language: 1
service: safe
binary: safecli
version: 1.0.0
title: Safe API
summary: Command-line client for a safe
env: SAFECLI
standard: [writes]
hosts: { main: { origin: '{origin}' } }
`;

const box = `group: box
path: /boxes
commands:
  get:
    flags:
      pin: { type: text, secret: true, wire: unlock, summary: Pin of the box }
      parts: { type: json, secret: true, wire: share, list: brackets, summary: Parts of the pin }
    examples: [box get 7]
  open:
    summary: Open a box
    effect: update
    method: PUT
    path: /boxes/{id}
    flags:
      pin: { type: text, secret: true, env: SAFECLI_PIN, wire: 'query:unlock', summary: Pin of the box }
      note: { type: text, summary: Note }
    examples: [box open 7 --note hi]
`;

let safe: Stranger;
beforeAll(async () => {
  safe = await stranger({ service, box }, ({ url = '' }, response) => {
    if (url.includes('/9')) json(response, { message: `refused ${decodeURIComponent(url)}` }, 422);
    else if (url.includes('/8')) response.destroy();
    else if (url.includes('/6')) json(response, {}, 302, { location: `/moved${url}` });
    else json(response, { id: 7 });
  });
});
afterAll(() => safe.close());

/** Returns every text of the files below a folder. */
function textIn(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => (statSync(path).isDirectory() ? textIn(path) : readFileSync(path, 'utf8')))
    .join('\n');
}

const long = 'canary-swordfish/27';
const short = 'q7x9';

test.each([long, short])('%s is sent and never shown', async (pin) => {
  const record = join(safe.home, 'run.jsonl');
  const lines = [
    ['box', 'get', '7', '--pin', pin],
    ['box', 'get', '9', '--pin', pin],
    ['box', 'get', '8', '--pin', pin, '--no-retry'],
    ['box', 'get', '6', '--pin', pin],
    ['box', 'open', '7', '--pin', pin, '--note', 'hi'],
    ['box', 'open', '9', '--pin', pin, '--note', 'hi'],
    ['box', 'open', '7', '--pin', pin, '--note', 'hi', '--dry-run'],
    ['box', 'open', '7', '--pin', pin, '--note', 'hi', '--plan', 'plan.jsonl'],
    ['log', 'list'],
  ];
  const before = safe.seen.length;
  let shown = '';
  for (const line of lines) {
    for (const more of [[], ['--verbose'], ['--output', 'json'], ['--record', record]]) {
      const { out, err } = await safe.run(...line, ...more);
      shown += `${line.join(' ').replaceAll(pin, '')}\n${out}${err}\n`;
    }
  }
  const sent = safe.seen.slice(before).filter((line) => line.includes(`unlock=${encodeURIComponent(pin)}`));
  expect(sent.length).toBeGreaterThan(20);
  // The service repeats what it was sent: a short value there is a word like any other.
  const own = pin === short ? shown.replaceAll(/refused [^"\n]*/g, '') : shown;
  for (const form of [pin, encodeURIComponent(pin)]) {
    expect(own).not.toContain(form);
    expect(textIn(safe.home)).not.toContain(form);
  }
  expect(shown).toContain('unlock=…');
});

test('the parts of a secret object are hidden too', async () => {
  const { err } = await safe.run('box', 'get', '9', '--parts', '{"first":"q7x9"}', '--verbose');
  expect(safe.seen.at(-1)).toContain('share[first]=q7x9'.replace('[', '%5B').replace(']', '%5D'));
  expect(err.replaceAll(/refused [^"\n]*/g, '')).not.toContain('q7x9');
});
