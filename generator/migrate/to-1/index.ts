/** From the language before there were versions to version 1. */
import { defined } from '../../../runtime/base/defined.js';
import { isObject } from '../../../runtime/base/objects.js';
import { entry, find, moved, removed, rewritten } from '../kit.js';
import type { Migration } from '../rule.js';
import { dialects } from './dialects.js';
import { modes } from './modes.js';

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
    rewritten('credentials.*.redirect.tunnel', 'A tunnel is its command.', ({ key, value }) =>
      isObject(value) ? { entry: entry(key, value['command']) } : undefined,
    ),
    rewritten('credentials.*.remember.*', 'A remembered value is its field.', ({ key, value }) =>
      isObject(value) ? { entry: entry(key, value['from']) } : undefined,
    ),
    rewritten('variables.*.env', 'Sources of a value are together.', ({ owner, value }) => ({
      entry: entry('from', { env: value, ...defined({ setting: owner['setting'] }) }),
      without: ['setting'],
    })),
    rewritten('variables.*.setting', 'Sources of a value are together.', ({ value }) => ({
      entry: entry('from', { setting: value }),
    })),
    rewritten('variables.*.login', 'The flag has the name of the variable.', ({ value }) =>
      isObject(value) ? { entry: entry('ask', value['ask']) } : undefined,
    ),
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
    rewritten('rate.waits', 'A wait is the name of its header.', ({ key, value }) =>
      Array.isArray(value) && value.some(isObject)
        ? {
            entry: entry(
              key,
              value.map((wait: unknown) => (isObject(wait) ? wait['header'] : wait)),
            ),
          }
        : undefined,
    ),
    rewritten('rate.spent', 'Each header has its text.', ({ key, value }) => {
      if (!isObject(value) || !('says' in value)) return undefined;
      const headers = [value['header']].flat().map(text);
      return { entry: entry(key, Object.fromEntries(headers.map((header) => [header, value['says']]))) };
    }),
    rewritten('gate', 'A gate is the list of what it refuses.', ({ key, value }) => {
      if (!isObject(value)) return undefined;
      const closed = ['writes', 'deletes'].filter(
        (kind) => !['open', 'ask', undefined].includes(value[kind] as string),
      );
      return { entry: entry(key, closed) };
    }),
    moved('doctor.fails', 'The exit codes of findings are in `statuses`.', ({ value }) =>
      value === 'never' ? [] : [{ to: 'statuses', key: 'doctor', value }],
    ),
    rewritten('doctor', 'It is the list of its checks.', ({ key, value }) =>
      isObject(value) && Array.isArray(value['checks'])
        ? {
            entry: entry(
              key,
              value['checks'].map((check: unknown) => withoutPath(check)),
            ),
          }
        : undefined,
    ),
    moved('output.unknown-field', 'The exit codes of findings are in `statuses`.', ({ value }) => [
      { to: 'statuses', key: 'fields', value },
    ]),
    moved('output.bad-filter', 'The exit codes of findings are in `statuses`.', ({ value }) => [
      { to: 'statuses', key: 'jq', value },
    ]),
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
    removed('settings.*.internal', 'A setting that only the client writes is not declared.'),
    removed('sandbox', bySandbox),
    removed('catalogue.file', 'It is catalogue.json beside service.yaml.'),
  ],
};

/** The request of a check that reaches a host is that of its credential. */
const withoutPath = (check: unknown): unknown => {
  if (!isObject(check)) return check;
  const { path: _path, ...kept } = check;
  return kept;
};
