/** Kills of every kind of run that writes, and what the log must say after each. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Name } from '../../support/in-process.js';
import { countsOf, decoded, isWrite, openAccount, type Account } from './account.js';

/** A run that is killed, and the one that continues it. */
interface Killed {
  readonly name: string;
  readonly binary: Name;
  /** Number of requests among which the kill is. */
  readonly requests: number;
  /** Makes what the run needs; returns the line, and the line that continues it. */
  readonly prepare: (account: Account, round: number) => Promise<readonly [line: string[], again?: string[]]>;
}

const SOME = Array.from({ length: 12 }, (_, at) => String(at + 1));

/** Runs a line to its end, and fails the proof if it does not succeed. */
async function succeed({ run }: Account, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(args);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return stdout;
}

const planName = (round: number): string => `plan-${String(round)}.jsonl`;

/** Applies a plan, and names it in the log. */
async function applied(account: Account, round: number): Promise<string> {
  await succeed(account, 'apply', planName(round), '--yes');
  const [last] = (await account.logged()).filter(({ plan }) => plan !== undefined).slice(-1);
  return last?.plan ?? '';
}

export const runs: readonly Killed[] = [
  {
    ...{ name: 'one deal', binary: 'crmcli', requests: 2 },
    prepare: async (_account, round) => [['deal', 'update', '1', '--title', `Title ${String(round)}`]],
  },
  {
    ...{ name: 'many deals', binary: 'crmcli', requests: 13 },
    prepare: async (_account, round) => [
      ['deal', 'bulk-update', '--ids', SOME.join(','), '--field', `title=Many ${String(round)}`, '--yes'],
    ],
  },
  {
    ...{ name: 'an import', binary: 'crmcli', requests: 12 },
    prepare: async ({ home }, round) => {
      const name = `c${String(round)}.csv`;
      const rows = SOME.map((at) => `Row ${String(round)}-${at},r${String(round)}-${at}@x.example`);
      writeFileSync(join(home, name), ['name,email', ...rows, ''].join('\n'));
      const line = ['person', 'import', name, '--yes'];
      return [line, [...line, '--resume']];
    },
  },
  {
    ...{ name: 'a plan of deals', binary: 'crmcli', requests: 24 },
    prepare: async (account, round) => {
      const change = ['--field', `title=Planned ${String(round)}`, '--plan', planName(round)];
      await succeed(account, 'deal', 'bulk-update', '--ids', SOME.join(','), ...change);
      const line = ['apply', planName(round), '--yes'];
      return [line, [...line, '--resume']];
    },
  },
  {
    ...{ name: 'the undo of a plan', binary: 'crmcli', requests: 24 },
    prepare: async (account, round) => {
      const change = ['--field', `title=Undone ${String(round)}`, '--plan', planName(round)];
      await succeed(account, 'deal', 'bulk-update', '--ids', SOME.join(','), ...change);
      const line = ['undo', await applied(account, round), '--yes'];
      return [line, line];
    },
  },
  {
    ...{ name: 'one customer', binary: 'helpdeskcli', requests: 2 },
    prepare: async (_account, round) => [['customer', 'update', '501', '--first', `Name ${String(round)}`]],
  },
  {
    ...{ name: 'many conversations', binary: 'helpdeskcli', requests: 8 },
    prepare: async (_account, round) => {
      const [from, to] = round % 2 === 0 ? ['active', 'pending'] : ['pending', 'active'];
      return [['conv', 'bulk-status', '--status', from, '--set', to, '--limit', '12', '--yes']];
    },
  },
  {
    ...{ name: 'one account', binary: 'ledgercli', requests: 2 },
    prepare: async (_account, round) => [['account', 'update', '1', '--city', `City ${String(round)}`]],
  },
  {
    ...{ name: 'a plan of a document with its attachment', binary: 'ledgercli', requests: 2 },
    prepare: async (account, round) => {
      writeFileSync(join(account.home, 'invoice.pdf'), '%PDF-1.4\n');
      const line = ['mailbox', 'upload', '--file', 'invoice.pdf', '--operation', '1', '--plan', planName(round)];
      await succeed(account, ...line, '--subject', `Round ${String(round)}`);
      const apply = ['apply', planName(round), '--yes'];
      return [apply, [...apply, '--resume']];
    },
  },
];

export interface Summary {
  readonly kills: number;
  readonly unknown: number;
  readonly problems: readonly string[];
}

/** Kills in one account: each run reads the log of those before. */
const PER_ACCOUNT = 20;

/** Kills each of the runs that many times at random moments. */
export async function killRuns(binary: Name, times: number, random: () => number): Promise<Summary> {
  const open = (): Promise<Account> => openAccount(binary, ...(binary === 'crmcli' ? ['--records', '40'] : []));
  let account = await open();
  const problems: string[] = [];
  let [kills, unknown, round] = [0, 0, 0];
  for (const one of runs.filter((other) => other.binary === binary)) {
    for (let time = 0; time < times; time += 1) {
      round += 1;
      if (round % PER_ACCOUNT === 0) {
        await account.close();
        account = await open();
      }
      const { recorder } = account;
      const [line, again] = await one.prepare(account, round);
      const known = new Set((await account.logged()).map(({ id }) => id));
      const first = recorder.seen.length;
      const request = 1 + Math.floor(random() * one.requests);
      const later = random() < 0.5 ? 0 : Math.floor(random() * 40);
      const { code } = await account.kill(line, request, later);
      if (code === null) kills += 1;
      const story = `${one.name}, ${String(later)} ms after request ${String(request)}`;
      const received = (): string[] =>
        recorder.seen.slice(first).flatMap((seen) => (isWrite(seen.line) ? seen.line : []));
      const entries = (await account.logged()).filter(({ id }) => !known.has(id));
      const logged = countsOf(entries.map(({ req }) => decoded(req)));
      const sent = countsOf(received());
      for (const [request, count] of sent)
        if (count > (logged.get(request) ?? 0)) problems.push(`${story}: ${request} is not in the log`);
      for (const { state, req, id } of entries) {
        if (state === 'open') problems.push(`${story}: ${id} is open although its process was killed`);
        if (state === 'unknown') unknown += 1;
        if (state === 'done' && !sent.has(decoded(req))) problems.push(`${story}: ${id} is done and was not sent`);
      }
      if (again === undefined) continue;
      await account.run(again);
      const bodies = recorder.seen
        .slice(first)
        .flatMap(({ line: request, body }) => (isWrite(request) ? `${request} ${body}` : []));
      for (const [request, count] of countsOf(bodies))
        if (count > 1) problems.push(`${story}: ${request} was sent ${String(count)} times`);
    }
  }
  await account.close();
  return { kills, unknown, problems };
}
