import type { Globals, Http, Profile, World } from '../contract/context.js';
import type { Service, Variable } from '../contract/service.js';
import { CliError } from '../errors.js';
import { getPath } from '../request/paths.js';

export interface VariableParts {
  readonly service: Service;
  readonly world: World;
  readonly globals: Globals;
  readonly profile: Profile;
  readonly http: Pick<Http, 'send' | 'record'>;
  /** Values that stand in for everything but the flag, in the sandbox. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/**
 * Reads service variables. Order: flag, environment, profile setting, look-up, default. Each is settled once a run.
 *
 * @throws CliError `config` when there is no value, or one that the service cannot have
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
  const { service, world, globals, profile, http, fixed } = parts;
  const variable = service.variables[name];
  if (!variable) throw new Error(`the service ${service.id} has no variable ${name}`);
  const flag = variable.flag === undefined ? undefined : globals.other[variable.flag];
  if (flag !== undefined) return check(variable, String(flag), `--${variable.flag ?? ''}`);
  if (fixed?.[name] !== undefined) return fixed[name];
  const env = variable.env === undefined ? undefined : world.env[variable.env];
  if (env) return check(variable, env, `the variable ${variable.env ?? ''}`);
  const setting = variable.setting === undefined ? undefined : await profile.get(variable.setting);
  if (setting !== undefined && setting !== null && setting !== '') {
    return check(variable, String(setting), `the setting ${variable.setting ?? ''}`);
  }
  if (variable.lookup) {
    const reply = await http.send({ method: 'GET', path: variable.lookup.path, effect: 'read' });
    const found = getPath(http.record(reply), variable.lookup.field);
    if (found !== undefined && found !== null && found !== '')
      return check(variable, String(found), variable.lookup.path);
  }
  if (variable.default !== undefined) return variable.default;
  throw new CliError('config', variable.missing);
}

function check(variable: Variable, text: string, from: string): string {
  const bare = (variable.strip ?? []).reduce((rest, part) => rest.replace(new RegExp(part, 'i'), ''), text.trim());
  const { choices } = variable;
  if (choices) {
    const word = Object.keys(choices).find((name) => name.toLowerCase() === bare.toLowerCase());
    const value = word === undefined ? Object.values(choices).find((one) => same(one, bare)) : choices[word];
    if (value !== undefined) return value;
    throw new CliError('config', `"${text}" from ${from} is not one of ${Object.keys(choices).join(', ')}.`);
  }
  if (variable.pattern === undefined || new RegExp(variable.pattern).test(bare)) return bare;
  throw new CliError('config', `"${text}" from ${from} cannot be used.`, variable.missing);
}

/** A choice may also be given in full, as a URL or a host name. */
function same(choice: string, typed: string): boolean {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^https:\/\//, '')
      .replace(/\/+$/, '');
  return bare(choice) === bare(typed);
}
