/** The variables of a service, which its origins and paths refer to. */
import type { Options } from '../contract/options.js';
import type { Profile, World } from '../contract/run.js';
import type { Http } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import { localOrigin } from './origin.js';
import { CliError } from '../base/errors.js';
import { plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';

/** A variable of the service without a value. `env` is the environment variable that can set it. */
export class VariableNotSet extends CliError {
  readonly env: string | undefined;
  constructor({ missing, env }: Service['variables'][string]) {
    super('config', missing);
    this.env = env;
  }
}

export interface VariableParts {
  readonly service: Service;
  readonly world: World;
  readonly options: Options;
  readonly profile: Profile;
  readonly http: Pick<Http, 'send'>;
  /** Values in the sandbox, where the environment is ignored: it is meant for the real service. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/**
 * Reads service variables. Order: flag, environment (not in the sandbox), profile setting, the sandbox's own value,
 * look-up, default. Each is read once per run.
 *
 * @throws VariableNotSet
 * @throws CliError `config` for a value that the service does not allow
 */
export function variableReader(parts: VariableParts): (name: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (name) => {
    let value = known.get(name);
    if (value === undefined) {
      value = settle(parts, name);
      known.set(name, value);
    }
    return value;
  };
}

async function settle(parts: VariableParts, name: string): Promise<string> {
  const { service, world, options, profile, http, fixed } = parts;
  const variable = service.variables[name];
  if (!variable) throw new Error(`the service ${service.id} has no variable ${name}`);
  const flag = variable.flag === undefined ? undefined : options.other[variable.flag];
  const settled = (text: string, from: string): string => checkVariable(service, name, text, from);
  if (flag !== undefined) return settled(String(flag), `--${variable.flag ?? ''}`);
  const env = variable.env === undefined || fixed !== undefined ? undefined : world.env[variable.env];
  if (env) return settled(env, `the environment variable ${variable.env ?? ''}`);
  const setting = variable.setting === undefined ? undefined : await profile.get(variable.setting);
  if (setting !== undefined && setting !== null && setting !== '') {
    return settled(String(setting), `the setting ${variable.setting ?? ''}`);
  }
  if (fixed?.[name] !== undefined) return fixed[name];
  if (variable.lookup) {
    const { record } = await http.send({ method: 'GET', path: variable.lookup.path, effect: 'read' });
    const found = getPath(record, variable.lookup.field);
    if (found !== undefined && found !== null && found !== '') return settled(plainText(found), variable.lookup.path);
  }
  if (variable.default !== undefined) return variable.default;
  throw new VariableNotSet(variable);
}

/** Returns the value that a text from a source means. Fails with `config` if the variable cannot have it. */
export function checkVariable(service: Service, name: string, text: string, from: string): string {
  const { strip, choices, pattern, form } = service.variables[name] ?? {};
  const bare = (strip ?? []).reduce((rest, part) => rest.replace(new RegExp(part, 'i'), ''), text.trim());
  if (choices) {
    const word = Object.keys(choices).find((choice) => choice.toLowerCase() === bare.toLowerCase());
    const value = word === undefined ? Object.values(choices).find((one) => same(one, bare)) : choices[word];
    const found = value ?? (isOrigin(service, name) ? localOrigin(bare) : undefined);
    if (found !== undefined) return found;
    throw new CliError('config', `${shown(text)} from ${from} is not one of ${Object.keys(choices).join(', ')}.`);
  }
  if (pattern === undefined || new RegExp(pattern).test(bare)) return bare;
  const allowed = form === undefined ? `match ${pattern}` : `be ${form}`;
  throw new CliError('config', `${shown(text)} from ${from} cannot be used.`, `It must ${allowed}.`);
}

/** Returns a value for a message, without the user and the query of an address: people paste credentials with it. */
const shown = (text: string): string =>
  `"${text.replace(/^([a-z]*:?\/\/)?[^/?#]*@/is, '$1…@').replace(/[?#].*$/s, '?…')}"`;

/**
 * Whether a variable is the whole origin of a host. It may then name a service on this machine, for tests: credentials
 * stored for that origin are sent nowhere else.
 */
const isOrigin = ({ hosts }: Service, name: string): boolean =>
  Object.values(hosts).some(({ origin }) => origin === `{${name}}`);

/** A choice may also be written in full, as a URL or a host name. */
function same(choice: string, typed: string): boolean {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^https:\/\//, '')
      .replace(/\/+$/, '');
  return bare(choice) === bare(typed);
}
