/** A process that may open only a few files reports that, wherever it meets the limit. */
import { spawnSync } from 'node:child_process';
import { binaryPath, environment, isExecutable, newHome, node, runner } from '../support/cli.js';
import { clients, hostile, leadTo, read } from '../support/hostile.js';

/** The smallest limits with which node starts: that of an executable is inside it. */
const limits = ((): number[] => {
  let least = 10;
  const line = isExecutable ? [runner, binaryPath('crmcli'), '--version'] : [node, '-e', '0'];
  const starts = (): boolean => spawnSync('bash', ['-c', `ulimit -n ${least}; exec "$0" "$@"`, ...line]).status === 0;
  while (!starts()) least += 1;
  return Array.from({ length: 9 }, (_, at) => least + at);
})();

test.each(clients)('%s', async (binary) => {
  const service = await hostile();
  const home = newHome();
  const outcomes = new Set<string>();
  for (const limit of limits) {
    // The test would block its own service, so that the client cannot reach it. The test checks how far the client
    // comes.
    const line = [
      '-c',
      `ulimit -n ${limit}; exec "$0" "$@"`,
      runner,
      binaryPath(binary),
      ...read[binary],
      '--no-retry',
    ];
    const { status, stderr } = spawnSync('bash', [...line, '--timeout', '100'], {
      env: environment(home, leadTo(service.origin)),
      encoding: 'utf8',
    });
    // With the fewest files node cannot load a program, and says so itself.
    const byNode = /^node:(?:fs|internal)/.test(stderr) || /^\s+at .*\(node:internal/m.test(stderr);
    if (byNode && /EMFILE|too many open files/.test(stderr)) continue;
    expect({ limit, stderr }).toEqual({
      limit,
      stderr: expect.not.stringMatching(/InternalError|This is a bug| {4}at /),
    });
    outcomes.add(stderr.includes('ulimit -n') ? 'limit' : status === 69 && stderr.includes('100 ms') ? 'sent' : stderr);
  }
  await service.close();
  expect([...outcomes]).toEqual(['limit', 'sent']);
});

test.each(clients)('%s: a filter whose thread cannot be started', (binary) => {
  const home = newHome();
  const outcomes = limits.map((limit) => {
    const line = ['-c', `ulimit -n ${limit}; exec "$0" "$@"`, runner, binaryPath(binary), 'version', '--jq', '.name'];
    const { stdout, stderr } = spawnSync('bash', line, { env: environment(home), encoding: 'utf8' });
    expect({ limit, stderr }).toEqual({ limit, stderr: expect.not.stringMatching(/This is a bug/) });
    return stdout === '' && stderr.includes('ulimit -n') ? 'limit' : stdout;
  });
  // Node needs more files for a thread than to start.
  expect(outcomes).toContain('limit');
});
