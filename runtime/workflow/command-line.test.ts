import { flag, positional, stage } from '../pipeline/testkit.js';
import { closeAll } from '../http/testkit.js';
import { shellWords } from '../base/shell.js';
import { commandLine } from './command-line.js';

afterEach(closeAll);

const flags = {
  note: flag('text', 'body:note'),
  tag: flag('text', 'body:tags', { repeat: true }),
  ids: flag('csv', 'query:ids'),
  full: flag('boolean', 'query:full'),
  parallel: flag('integer', 'query:n', { default: 3 }),
  yes: flag('boolean', 'none:'),
};

test.each([
  [{ file: 'a.csv' }, {}, ['a.csv']],
  [{ file: "it's a.csv", note: '$(x)' }, {}, ["it's a.csv", '--note', '$(x)']],
  [{ file: '-', full: true }, {}, ['--full', '--', '-']],
  [{ file: 'a', tag: ['x', 'y'], ids: [1, 2] }, {}, ['a', '--tag', 'x', '--tag', 'y', '--ids', '1,2']],
  [{ file: 'a', full: false, parallel: 3, note: undefined }, {}, ['a']],
  [{ file: 'a', parallel: 4, note: '-1' }, {}, ['a', '--note=-1', '--parallel', '4']],
  [{ file: 'a', yes: true }, { yes: true, profile: 'eu' }, ['a', '--yes', '--profile', 'eu']],
])('%j', async (args, options, words) => {
  const { context } = await stage(() => undefined, { flags, positionals: { file: positional('path') }, options });
  const line = commandLine(args, context);
  expect(shellWords(line).slice(1 + context.command.words.split(' ').length)).toEqual(words);
  expect(line).not.toContain(' $(x)');
});
