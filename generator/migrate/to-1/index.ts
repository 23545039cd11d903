/** From the language before there were versions to version 1. */
import { defined } from '../../../runtime/base/defined.js';
import { isObject } from '../../../runtime/base/objects.js';
import { removeEntry } from '../../1-read/edits.js';
import { change, entry, mappingOf, moved, removed, rewritten, unwrapped, withTodo } from '../kit.js';
import { find } from '../places.js';
import type { Migration } from '../rule.js';
import { calls } from './calls.js';
import { catalogue } from './catalogue.js';
import { commands } from './commands.js';
import { dialects } from './dialects.js';
import { modes } from './modes.js';
import { summaries } from './summaries.js';
import { tools } from './tools.js';
import { waits } from './waits.js';
import { workflows } from './workflows.js';

const byRuntime = 'The runtime decides it in the same way for every client.';
const bySandbox = 'The sandbox derives it from the commands.';
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const toVersion1: Migration = {
  to: 1,
  rules: [
    dialects,
    modes,
    rewritten(
      'credentials.*.attach.header',
      'A header is one text, with its name and value.',
      ({ owner, key, value }) =>
        owner['value'] === undefined
          ? undefined
          : { entry: entry(key, `${text(value)}: ${text(owner['value'])}`), without: ['value'] },
    ),
    rewritten('credentials.*.attach.basic', 'The user and the password are one text.', ({ key, value }) =>
      isObject(value) ? { entry: entry(key, `${text(value['user'])}:${text(value['password'])}`) } : undefined,
    ),
    rewritten(
      'credentials.*.select.env',
      'The variable selects the credential with the name of its mode.',
      ({ key, value }) => (isObject(value) ? { entry: entry(key, value['name']) } : undefined),
    ),
    rewritten('credentials.*.redirect.port-flag', 'Sources of a value are together.', ({ owner, value }) => ({
      entry: entry('port-from', { flag: value, ...defined({ setting: owner['port-setting'] }) }),
      without: ['port-setting'],
    })),
    rewritten('credentials.*.redirect.port-setting', 'Sources of a value are together.', ({ value }) => ({
      entry: entry('port-from', { setting: value }),
    })),
    rewritten(
      'credentials.*.redirect.tunnel',
      'A tunnel is its command, which names the flag of its domain.',
      ({ key, value }) => {
        if (!isObject(value)) return undefined;
        const { flag, setting, command } = mappingOf(value);
        const usual = text(flag).replaceAll('-', '_');
        return {
          entry: entry(key, text(command).replaceAll('{domain}', `{${text(flag)}}`)),
          ...(setting === usual
            ? {}
            : { todo: `The setting of the domain is \`${usual}\` now, not \`${text(setting)}\`.` }),
        };
      },
    ),
    rewritten('credentials.*.remember.*', 'A remembered value is its field.', ({ key, value }) =>
      isObject(value) ? { entry: entry(key, value['from']) } : undefined,
    ),
    rewritten('variables.*.flag', 'Sources of a value are together.', ({ owner, value }) => ({
      entry: entry('from', { flag: value, ...defined({ env: owner['env'], setting: owner['setting'] }) }),
      without: ['env', 'setting'],
    })),
    rewritten('variables.*.env', 'Sources of a value are together.', ({ owner, value }) => ({
      entry: entry('from', { env: value, ...defined({ setting: owner['setting'] }) }),
      without: ['setting'],
    })),
    rewritten('variables.*.setting', 'Sources of a value are together.', ({ value }) => ({
      entry: entry('from', { setting: value }),
    })),
    rewritten('variables.*.login', 'The flag of a sign-in has the name of the variable.', ({ value }) =>
      isObject(value) && 'ask' in value ? { entry: entry('ask', value['ask']) } : undefined,
    ),
    removed('variables.*.login', 'The flag of a sign-in has the name of the variable.'),
    moved('sandbox.variables', 'A variable has its value in the sandbox beside it.', ({ value }) =>
      Object.entries(isObject(value) ? value : {}).map(([name, shown]) => ({
        to: `variables.${name}`,
        key: 'sandbox',
        value: shown,
      })),
    ),
    moved('errors.hint', 'Everything that is taken from an error is in `extra`.', ({ value }) => [
      { to: 'errors.extra', key: 'hint', value },
    ]),
    rewritten('errors.details', 'Details are a list, with the line for each element.', ({ key, value }) =>
      isObject(value) && 'line' in value ? { entry: entry(key, { [text(value['list'])]: value['line'] }) } : undefined,
    ),
    waits,
    rewritten('rate.spent', 'Each header has its text.', ({ key, value }) => {
      if (!isObject(value) || !('says' in value)) return undefined;
      const headers = [value['header']].flat().map(text);
      return { entry: entry(key, Object.fromEntries(headers.map((header) => [header, value['says']]))) };
    }),
    rewritten('gate', 'A gate is the list of what it refuses.', ({ owner, key, value }) => {
      if (!isObject(value)) return undefined;
      const closed = ['writes', 'deletes'].filter(
        (kind) => !['open', 'ask', undefined].includes(value[kind] as string),
      );
      const usual = `${text(owner['env'])}_ALLOW_WRITES`;
      const isOther = closed.includes('writes') && ![usual, undefined].includes(value['env'] as string);
      const todo = `The variable that allows writes is ${usual} now, not ${text(value['env'])}.`;
      return { entry: entry(key, closed), ...(isOther && { todo }) };
    }),
    {
      why: 'The exit codes of findings are in `statuses`.',
      find: ({ service }) =>
        find(service.value, 'doctor.fails').map((found) => {
          if (found.value !== 'never') return undefined;
          const todo =
            '`doctor` fails with the exit code of `config` after a failed check, which it did not. Write `doctor: <class>` into `statuses` for another code.';
          const what = '`doctor.fails` is removed (it was never)';
          return withTodo(change(found, what, removeEntry(found.owner, found.key)), todo);
        }),
    },
    moved('doctor.fails', 'The exit codes of findings are in `statuses`.', ({ value }) => [
      { to: 'statuses', key: 'doctor', value },
    ]),
    ...['doctor', 'validate']
      .flatMap((key) => [`${key}.checks.*`, `${key}.*`])
      .flatMap((checks) => [
        removed(`${checks}.path`, 'A check that reaches a host sends the request of its credential.'),
        removed(`${checks}.setting`, 'A program is checked if a sign-in needs it.'),
      ]),
    {
      why: 'It is the list of its checks.',
      find: ({ service }) =>
        find(service.value, 'doctor').map((found) =>
          isObject(found.value) && 'checks' in found.value
            ? change(found, '`doctor` is written as the list', unwrapped(found.owner, found.key))
            : undefined,
        ),
    },
    moved('output.unknown-field', 'The exit codes of findings are in `statuses`.', ({ value }) => [
      { to: 'statuses', key: 'fields', value },
    ]),
    moved('output.bad-filter', 'The exit codes of findings are in `statuses`.', ({ value }) => [
      { to: 'statuses', key: 'jq', value },
    ]),
    moved('exits.input.typed', 'What the client itself refuses has a class of its own.', ({ value }, { exits }) => {
      const [same] =
        Object.entries(mappingOf(exits)).find(
          ([name, exit]) => name !== 'input' && mappingOf(exit)['code'] === value,
        ) ?? [];
      return same === undefined
        ? []
        : [
            {
              to: 'statuses',
              key: 'data',
              value: ['usage', same].find((name) => mappingOf(mappingOf(exits)[name])['code'] === value),
            },
          ];
    }),
    removed('exits.*.typed', byRuntime),
    rewritten('custom-fields.*.changes', 'The key of the code has the keys of the values.', ({ key, value }) =>
      isObject(value) && 'code' in value
        ? { entry: entry(key, { [text(value['code'])]: value['values'] }) }
        : undefined,
    ),
    removed('limit-flag', 'A client with `limit` in a flag group has it there alone.'),
    moved('local.identify', 'It is a key of its own.', ({ value }) => [{ to: '', key: 'identify', value }]),
    rewritten('settings.*.fills', 'A setting is sent to a flag as other values are.', ({ value }) => ({
      entry: entry('wire', `flag:${text(value)}`),
    })),
    moved('login', 'A credential names the command that stores it; `auth login` is the default.', (found) =>
      found.value === 'auth login'
        ? []
        : find(found.owner, 'credentials.*').map(({ key }) => ({
            to: `credentials.${key}`,
            key: 'login',
            value: found.value,
          })),
    ),
    ...['user-agent', 'timeout', 'flag-defaults', 'hosts.*.override', 'created-id', 'local'].map((path) =>
      removed(path, byRuntime),
    ),
    ...['attempts', 'cap', 'jitter'].map((key) => removed(`retry.${key}`, byRuntime)),
    ...['jq', 'empty'].map((key) => removed(`output.${key}`, byRuntime)),
    ...['grant', 'missing', 'account', 'redirect.wait', 'redirect.manual-flag'].map((key) =>
      removed(`credentials.*.${key}`, byRuntime),
    ),
    removed('errors.says', byRuntime),
    removed('paging.*.max-pages', byRuntime),
    removed(
      {
        name: ({ key }) => `settings.${key}`,
        find: ({ service }) =>
          find(service.value, 'settings.*').filter(({ value }) => mappingOf(value)['internal'] === true),
      },
      'A setting that only the client writes is not declared.',
    ),
    removed('settings.*.internal', 'A setting that only the client writes is not declared.'),
    removed('sandbox', bySandbox),
    ...catalogue,
    ...tools,
    ...workflows,
    ...commands,
    ...calls,
    summaries,
  ],
};
