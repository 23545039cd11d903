/** A credential in the environment and the sandbox as the active profile: a job must not book into the stand-in. */
import { newHome } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';

interface Lines {
  /** Environment variable with the credential. */
  readonly credential: string;
  readonly write: readonly string[];
  readonly read: readonly string[];
}

const clients: Record<Name, Lines> = {
  crmcli: {
    credential: 'CRMCLI_API_TOKEN',
    write: ['deal', 'create', '--title', 'Nightly job'],
    read: ['deal', 'list', '--limit', '0'],
  },
  helpdeskcli: {
    credential: 'HELPDESKCLI_ACCESS_TOKEN and HELPDESKCLI_DOCS_API_KEY',
    write: ['customer', 'create', '--email', 'nightly@example.com', '--first', 'Nightly job'],
    read: ['customer', 'list', '--limit', '0'],
  },
  ledgercli: {
    credential: 'LEDGERCLI_ACCESS_TOKEN',
    write: ['create', 'crm/Accounts', '--set', 'Name=Nightly job', '--allow-writes'],
    read: ['list', 'crm/Accounts', '--all'],
  },
};
/** What a run reports of the sandbox. */
const linesOf = (stderr: string): readonly string[] => stderr.split('\n').filter((line) => /sandbox/.test(line));
const CHANGED = 'The sandbox was changed, not the service.';

test.each(Object.entries(clients))('%s', async (name, { credential, write, read }) => {
  const binary = name as Name;
  let runs = 0;
  const [home, served] = [newHome(), await serveHere(binary, newHome())];
  const run = async (line: readonly string[], env: Record<string, string> = {}) => {
    // No two customers have the same address.
    runs += 1;
    const own = line.map((word) => word.replace('nightly@', `nightly-${String(runs)}@`));
    const ended = await inProcess(binary, [...own, '--output', 'json'], home, { env });
    return { ...ended, isKnown: ended.stdout.includes('Nightly job') };
  };
  try {
    const job = served.env;
    expect(Object.keys(job)).toEqual(expect.arrayContaining(credential.split(' and ')));
    await run(['profile', 'use', 'sandbox']);

    const booked = await run(write, job);
    expect([booked.code, booked.stderr.split('\n')[0]]).toEqual([
      0,
      `This run uses ${credential} from the environment, not the active profile "sandbox".`,
    ]);
    expect(booked.stderr).not.toContain('sandbox was changed');
    expect((await run(read, job)).isKnown).toBe(true);
    // Without the credential, the run uses the active profile.
    const own = await run(read);
    expect([own.code, own.isKnown, own.stderr]).toEqual([0, false, '']);

    const named = { ...job, [`${binary.toUpperCase()}_PROFILE`]: 'sandbox' };
    for (const [line, env] of [
      [[...write, '--profile', 'sandbox'], job],
      [write, named],
    ] as const) {
      const { code, stderr } = await run(line, env);
      expect([code, linesOf(stderr)]).toEqual([
        0,
        [`The sandbox does not use ${credential} from the environment.`, CHANGED],
      ]);
    }
    const plain = await run(write);
    expect([plain.code, linesOf(plain.stderr)]).toEqual([0, [CHANGED]]);
    expect((await run([...write, '--dry-run'])).stderr).not.toContain(CHANGED);
    expect((await run(read)).isKnown).toBe(true);
  } finally {
    await served.stop();
  }
});
