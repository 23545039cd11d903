/** Splits the ids of operations into the words of commands. */
import { kebab, singular } from './words.js';

/** The words of a command; `group` only if the id has it. */
export interface IdWords {
  readonly group?: string;
  readonly part?: string;
  readonly name: string;
}

/** Verbs with which names of functions begin, or with which a part of them begins. */
const verbs: ReadonlySet<string> = new Set(
  (
    'list get create update delete add remove find fetch search set put post patch replace show read retrieve query count ' +
    'check validate verify start stop cancel close open enable disable activate deactivate archive unarchive restore ' +
    'send resend upload download export import sync run execute test move copy clone merge split convert revoke renew ' +
    'refresh reset rotate assign unassign attach detach link unlink register unregister submit approve reject accept ' +
    'decline invite join leave follow unfollow lock unlock pin unpin star unstar mark publish unpublish pause resume ' +
    'subscribe unsubscribe generate destroy edit modify upsert batch bulk purge rename transfer suspend unsuspend'
  ).split(' '),
);

/** Words that frameworks add to the names of classes. */
const isFrame = (word: string): boolean => /^(?:api|controller|service|resource|handler)$/.test(word);

/** How a record is found, which the arguments of the command show. */
const found = /-by-(?:[a-z0-9]+-)*(?:id|ids|key|name|slug|uuid|sid|number|code)$/;

/** Returns the words that the id of an operation has: `pets/list`, `Pets.List`, `listPets`, `pets_list`, `PetController_findAll`. */
export function nameOfId(id: string | undefined, group?: string): IdWords | undefined {
  if (id === undefined || !/[a-z]/i.test(id)) return undefined;
  const parts = id.split(/[/.:]+/).filter((part) => part !== '');
  const own = new Set((group ?? '').split('-').map(singular));
  if (parts.length > 1) {
    const [first = '', ...rest] = parts.map(kebab);
    const middle = rest.slice(0, -1).join('-');
    return { group: first, ...(middle !== '' && { part: singular(middle) }), name: rest.at(-1) ?? first };
  }
  const words = kebab(id).split('-');
  const at = words.findIndex((word) => verbs.has(word));
  if (at < 0) return { name: without(words, own).join('-') || words.join('-') };
  const before = words.slice(0, at).filter((word) => !isFrame(word));
  const after = words.slice(at).join('-').replace(found, '').split('-');
  const name = [String(after[0]), ...without([...before, ...after.slice(1)], own)]
    .join('-')
    .replace(/(?:-(?:for|of|in|to|from|with|at|on|by))+$/, '');
  return { ...(before.length > 0 && { group: before.join('-') }), name };
}

const without = (words: readonly string[], own: ReadonlySet<string>): string[] =>
  words.filter((word) => !own.has(singular(word)));
