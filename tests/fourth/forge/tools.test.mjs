/** What an agent does with a client whose spec says nothing about tools. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from 'cmdspec-runtime/testing';
import { forge } from './support.mjs';

const request = (id, method, params) => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
const call = (id, name, args) => request(id, 'tools/call', { name, arguments: args });

test('a server without a choice of tools in its spec finds, describes and runs its commands', async () => {
  const labels = { name: 'label list', arguments: { repository: 'ada/engine' } };
  const lines = [
    request(1, 'tools/list'),
    call(2, 'search', { words: 'list labels' }),
    call(3, 'describe', { name: 'label list' }),
    call(4, 'call', { name: 'label list', arguments: { repository: 'ada/engine' } }),
    call(5, 'call', { name: 'label list', arguments: { repository: 'ada/engine', stat: 'x' } }),
    call(6, 'call', { name: 'issue create', arguments: {} }),
    request(7, 'resources/list'),
    request(8, 'resources/read', { uri: 'forgecli://commands/label/list' }),
    request(9, 'prompts/list'),
    call(10, 'exec', { lines: [labels, { ...labels, id: 'mine' }] }),
    call(11, 'exec', { lines: [labels, { name: 'issue create', arguments: {} }] }),
  ];
  const answer = (_, response) => json(response, [{ id: 1, name: 'bug', color: 'red' }]);
  const { out, urls } = await forge(answer, ['mcp', 'serve'], { stdin: lines.join('') });
  const messages = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const of = (id) => messages.find((one) => one.id === id)?.result;
  // All commands of this client do not fit into the budget, and its spec chooses none.
  const names = of(1).tools.map(({ name }) => name);
  assert.deepEqual(names, ['search', 'describe', 'call', 'exec', 'read_more']);
  assert.equal(of(2).structuredContent.data[0].name, 'label_list');
  const { inputSchema, outputSchema } = of(3).structuredContent.data;
  assert.deepEqual(inputSchema.required, ['repository']);
  assert.equal(outputSchema.properties.data.type, 'array');
  assert.equal(of(4).structuredContent.data[0].name, 'bug');
  assert.equal(of(5).isError, true);
  assert.match(of(6).content[0].text, /--allow-writes/);
  assert.deepEqual(
    of(10).structuredContent.data.map(({ line, id, ok, data }) => [line, id, ok, data[0].name]),
    [
      [1, undefined, true, 'bug'],
      [2, 'mine', true, 'bug'],
    ],
  );
  assert.match(of(11).content[0].text, /Line 2: issue_create writes, and this server is read-only. Nothing was run/);
  assert.deepEqual(urls, Array(3).fill('GET /repos/ada/engine/labels'));
  assert.ok(of(7).resources.some(({ uri }) => uri === 'forgecli://commands/label'));
  assert.equal(JSON.parse(of(8).contents[0].text).command, 'label list');
  assert.deepEqual(of(9).prompts, []);
});
