/** Keys of a dialect are only read if the service opts into the dialect. */
import { insertBefore } from '../../1-read/edits.js';
import { change, entry } from '../kit.js';
import type { Rule } from '../rule.js';

/** The dialects, with the keys of service.yaml that belong to them. */
const keysOf = { odata: ['catalogue', 'verbs'], fields: ['custom-fields'] } as const;

export const dialects: Rule = {
  why: 'Keys of a dialect are read if the service opts into the dialect.',
  find: ({ service: { value } }) => {
    const used = Object.entries(keysOf).flatMap(([name, keys]) => (isUsed(value, name, keys) ? [name] : []));
    const [first = ''] = Object.keys(value);
    if (used.length === 0 || 'dialects' in value) return [];
    const at = 'hosts' in value ? 'hosts' : first;
    const found = { owner: value as Readonly<Record<string, unknown>>, key: at, value: undefined };
    return [
      change(found, `\`dialects: [${used.join(', ')}]\` is written`, insertBefore(value, at, entry('dialects', used))),
    ];
  },
};

/** Whether a service has keys of a dialect, or named it. */
const isUsed = (service: object, name: string, keys: readonly string[]): boolean =>
  keys.some((key) => key in service) || (service as { dialect?: unknown }).dialect === name;
