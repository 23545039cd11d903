/** A 2xx response to a write is a refusal only where the spec says so: a record may have a field that is called `message`. */
import { json } from '../../runtime/testing/server.js';
import { stranger, type Stranger } from '../support/stranger.js';

const service = `language: 1
service: notes
binary: notescli
version: 1.0.0
title: Notes
summary: Command-line client for notes
env: NOTESCLI
hosts: { main: { origin: '{origin}' } }
errors: { message: [message, error.text], failed: [{ ok: false }] }
`;

const note = `group: note
path: /notes
fields: { message: { type: text, summary: Text of the note } }
commands:
  create: { takes: [message!], returns: [message], examples: [note create --message hi] }
  update: { takes: [message], returns: [message], examples: [note update 7 --message hi] }
  pin: { effect: act, method: POST, path: '/notes/{id}/pin', args: { id: { type: id, summary: Note id } }, summary: Pin a note, examples: [note pin 7] }
`;

let notes: Stranger;
let body: unknown;
beforeAll(async () => {
  notes = await stranger({ service, note }, (_request, response) => {
    json(response, body);
  });
});
afterAll(() => notes.close());

const lines = [
  ['note', 'create', '--message', 'hi'],
  ['note', 'update', '7', '--message', 'hi'],
];

test.each(lines)('%s %s prints a record without an id that has a message', async (...line) => {
  body = { message: 'hi', pinned: false };
  const { code, out, err } = await notes.run(...line);
  expect([code, err, JSON.parse(out)]).toEqual([0, '', body]);
});

test('an action whose response has a message took effect', async () => {
  body = { message: 'The note is pinned.' };
  expect(await notes.run('note', 'pin', '7')).toMatchObject({ code: 0 });
});

test.each([...lines, ['note', 'pin', '7']])('%s %s is refused if the spec marks the response', async (...line) => {
  body = { ok: false, message: 'Notes are closed.' };
  const { code, out, err } = await notes.run(...line);
  expect([code, out]).toEqual([65, '']);
  expect(err).toContain('Notes are closed.');
});

test('a create without a record is still an error that the write may have taken effect', async () => {
  body = [];
  const { code, err } = await notes.run('note', 'create', '--message', 'hi');
  expect([code, JSON.parse(err)]).toMatchObject([69, { sent: 'yes' }]);
});
