/** The check that the tests of all clients make of their outputs. */
import { cli, newHome } from './support/cli.js';
import { inProcess } from './support/in-process.js';
import { onScreen, hasProgram } from './support/terminal.js';

const line = ['alias', 'set', 'mine', 'deal search canary-1'];

test('an output with a credential fails the test, in process and as a process', async () => {
  await expect(inProcess('crmcli', line, newHome())).rejects.toThrow('A credential is in stdout');
  await expect(cli('crmcli', line, newHome())).rejects.toThrow('A credential is in stdout');
  const token = `access-${'0f'.repeat(16)}`;
  await expect(inProcess('crmcli', ['deal', 'get', token], newHome())).rejects.toThrow('A credential is in stderr');
});

test('unless the test gives a reason', async () => {
  const { code } = await inProcess('crmcli', line, newHome(), { prints: 'the alias itself has this text' });
  expect(code).toBe(0);
});

(hasProgram('script') ? test : test.skip)('on a terminal as well', async () => {
  await expect(onScreen('crmcli', line.map((word) => `"${word}"`).join(' '), [])).rejects.toThrow('A credential is in');
});
