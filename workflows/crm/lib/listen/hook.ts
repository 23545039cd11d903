/** Registers the webhook of a run, and deletes it and those of killed runs. */
import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { plainText, type Kit, type Row } from 'cmdspec-runtime/kit';

export type HookCall = 'hooks' | 'register' | 'unregister';
export type HookKit = Kit<HookCall>;

const PREFIX = 'crmcli-listen:';

/** Age in seconds below which a webhook may belong to a run that has not stored its id yet. */
const YOUNG = 60;

/** A webhook of a run on this machine. */
interface Noted {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
}

const memoryOf = (kit: HookKit) =>
  kit.memory('webhooks', {
    shape: { hooks: [{ id: 'string', pid: 'number', host: 'string' }] },
    noun: 'list of webhooks',
  });

/** The webhook of this run: its name and its credential for deliveries. */
export interface Hook {
  readonly name: string;
  readonly user: string;
  readonly password: string;
  /** Value of the `Authorization` header of deliveries. */
  readonly authorization: string;
}

export function newHook(): Hook {
  const [user, password] = [randomBytes(12).toString('hex'), randomBytes(24).toString('hex')];
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return { name: `${PREFIX}${randomUUID()}`, user, password, authorization };
}

/** Registers the webhook and notes its id. */
export async function register(kit: HookKit, hook: Hook, url: string): Promise<string | undefined> {
  const { name, user, password } = hook;
  const { id } = await kit.calls.register.send({ address: url, name, user, password });
  if (id !== undefined) {
    const own = { id, pid: process.pid, host: hostname() };
    await (await memoryOf(kit)).change((before) => ({ hooks: [...(before?.hooks ?? []), own] }));
  }
  return id;
}

/** Deletes the webhook, even if the run was stopped before it knew the id. Reports it only if it was deleted. */
export async function unregister(kit: HookKit, hook: Hook, known: string | undefined): Promise<void> {
  let id = known;
  await kit.cleanUp(
    async (calls) => {
      if (id === undefined) {
        for await (const row of calls.hooks.rows()) if (row['name'] === hook.name) id = plainText(row['id']);
      }
      if (id === undefined) return;
      const deleted = id;
      id = undefined;
      try {
        await calls.unregister.send({ id: deleted }, { accept: [404, 410] });
      } catch (error) {
        kit.warn(`Webhook ${deleted} was not deleted; the next \`webhook listen\` deletes it.`);
        throw error;
      }
      kit.live(`Deleted webhook ${deleted}`, 'text');
      await (
        await memoryOf(kit)
      ).change((before) => ({ hooks: (before?.hooks ?? []).filter((one) => one.id !== deleted) }));
    },
    { seconds: 15 },
  );
}

/** Deletes the webhooks of runs that were killed. Failures are only warnings. */
export async function sweep(kit: HookKit): Promise<void> {
  try {
    const noted = (await (await memoryOf(kit)).read())?.hooks ?? [];
    const living = new Set(noted.filter(isRunning).map(({ id }) => id));
    const left: string[] = [];
    for await (const row of kit.calls.hooks.rows()) {
      if (isLeft(row, living, kit.world.now())) left.push(plainText(row['id']));
    }
    for (const id of left) await kit.calls.unregister.send({ id }, { accept: [404, 410] });
    if (left.length > 0) kit.live(`Deleted webhooks of earlier runs: ${left.join(', ')}`, 'text');
    if (noted.some(({ id }) => !living.has(id))) {
      await (await memoryOf(kit)).change((before) => ({ hooks: (before?.hooks ?? []).filter(isRunning) }));
    }
  } catch (error) {
    kit.world.signal.throwIfAborted();
    kit.warn(`Webhooks of earlier runs were not checked: ${(error as Error).message}`);
  }
}

function isLeft({ id, name, add_time: added }: Row, living: ReadonlySet<string>, now: Date): boolean {
  if (typeof name !== 'string' || !name.startsWith(PREFIX) || living.has(plainText(id))) return false;
  // Times of version 1 are UTC without a zone.
  const text = typeof added === 'string' ? added.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z') : '';
  const at = Date.parse(text);
  return Number.isNaN(at) || now.getTime() - at > YOUNG * 1000;
}

/** Whether the run that registered a webhook still exists. */
function isRunning({ pid, host }: Noted): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
