import { CliError, isObject, type Kit } from 'cmdspec-runtime/kit';
import { accountOf } from './feeds.js';

/** Position in the feed of changes, with the account that it belongs to. */
interface Position {
  readonly account: string;
  /** RFC 3339, whole seconds: the first time that has not been read. */
  readonly watermark: string;
}

function isPosition(value: unknown): value is Position {
  if (!isObject(value) || typeof value['account'] !== 'string') return false;
  const { watermark } = value;
  return typeof watermark === 'string' && !Number.isNaN(Date.parse(watermark));
}

/** Opens the stored position of a command, by name. */
export function openPosition(name: string, kit: Kit) {
  const memory = kit.memory(name, { is: isPosition, noun: 'stored position of this command' });
  return {
    /** Where to start: `since`, else the stored position. @throws CliError `usage` without both */
    start: async (since: string | undefined): Promise<string> => {
      if (since !== undefined) return since;
      const stored = await memory.read();
      const account = await accountOf(kit);
      if (stored?.account === account) return stored.watermark;
      const why =
        stored === undefined
          ? `Profile ${kit.globals.profile} has no stored position yet.`
          : `The position stored for profile ${kit.globals.profile} belongs to another account (${stored.account}).`;
      throw new CliError('usage', why, 'Give --since once, for example --since 7d; later runs continue from there.');
    },
    store: async (watermark: string): Promise<void> => {
      const account = await accountOf(kit);
      await memory.change(() => ({ account, watermark }));
    },
  };
}
