/** Whether a run hides people, and how. */
import { CliError } from '../base/errors.js';
import { withoutPrototype } from '../base/objects.js';
import { wiresOf } from '../base/wires.js';
import type { FlagData, PositionalData } from '../contract/command.js';
import type { Values } from '../contract/pipeline.js';
import type { Hiding } from '../people/run.js';
import { mustHidePeople } from '../policy/index.js';
import type { Session } from './session.js';

/**
 * Returns what hides people in a run; undefined if they are shown. The policies of the profile, and the caller of the run, can
 * demand it.
 *
 * @throws CliError `refused` for `--people shown` against a policy
 */
export async function peopleOf(session: Session, { options, given }: Values): Promise<Hiding | undefined> {
  const { client, service, world, settings, said } = session;
  const { profileName: profile } = settings;
  // The run around this one hides people: the author of a line cannot show them.
  const isInside = session.hidesPeople;
  const run = { binary: client.binary, world, profile, settings };
  const demands = isInside ? undefined : await mustHidePeople(run, service.people !== undefined);
  if (demands !== undefined && service.people === undefined)
    throw new CliError(
      'config',
      `${demands} hides people, and ${client.binary} does not know which fields say something of a person.`,
      'Remove "people" from the policy, or use a client that declares these fields.',
    );
  if (demands !== undefined && given.has('people') && options.people === 'shown')
    throw new CliError(
      'refused',
      `${demands} hides people: --people shown is not allowed.`,
      'Run the command without --people.',
    );
  if (!isInside && demands === undefined && options.people !== 'hidden') return undefined;
  const [{ openPeople }, { hidingWith }] = await Promise.all([
    import('../people/people.js'),
    import('../people/run.js'),
  ]);
  const warn = (text: string): void => void said.push(`Warning: ${text}`);
  return hidingWith(await openPeople({ service, profile, folder: settings.folder(), warn }));
}

/**
 * Returns the values of a run with the values of tokens that were typed alone: in a read, and in a write for a field of their
 * kind. A request with any other token is refused when it is sent: a token must not reach the service, and its value nobody else.
 * What was typed for the field of a person is known from then on.
 */
export function withMeant(values: Values, { command }: Session, { people }: Hiding): Values {
  const { flags, positionals = {}, handler, effect } = command;
  const isRead = effect === 'read';
  const meant = (value: unknown, names: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => meant(one, names));
    return typeof value === 'string' ? (people.meant(value, isRead ? undefined : names) ?? value) : value;
  };
  const args = { ...values.args };
  const paths = [handler.plan, ...Object.values(handler.calls ?? {})].flatMap((plan) => plan?.path ?? []);
  for (const [name, value] of Object.entries(args)) {
    const data = flags[name] ?? positionals[name];
    if (data === undefined || data.kind === 'path') continue;
    const names = fieldsOf(name, data);
    // A workflow can send what it writes in any way.
    if (isRead || handler.plan !== undefined) args[name] = meant(value, names);
    for (const path of paths) for (const field of names) people.learn(path, { [field]: args[name] });
  }
  return { ...values, args: withoutPrototype(args) };
}

/** Returns the names of the fields that a flag or an argument fills: the last ones of its wires, or its own name. */
function fieldsOf(name: string, data: FlagData | PositionalData): readonly string[] {
  const wires = wiresOf(data).flatMap((wire) => ('name' in wire ? [wire.name] : []));
  return (wires.length === 0 ? [name] : wires).flatMap(
    (path) =>
      path
        .split(/[.[\]]+/)
        .filter(Boolean)
        .at(-1) ?? [],
  );
}
