import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { copyOf } from '../../generator/fixtures/scenario.js';
import { cli, newHome, node } from '../support/cli.js';

test('the compiler runs as a process, and a JavaScript client loads without a build', async () => {
  const folder = await copyOf('good/javascript');
  const argv = ['generate', '--specs', 'specs', '--out', 'out', '--emit', 'js'];
  expect(await cli('cmdspec', argv, newHome(), { cwd: folder })).toMatchObject({ code: 0, stdout: '' });
  const load =
    "const m = await import('./out/index.js'); const { help } = await m.group.help(); console.log(help['']);";
  const { stdout } = await promisify(execFile)(node, ['--input-type=module', '-e', load], { cwd: folder });
  expect(stdout).toContain('Usage:\tshopcli <command>');
});
