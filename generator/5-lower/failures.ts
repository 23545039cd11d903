/** Lowers what is known of failures: messages of error responses, statuses and exit codes. */
import { defined } from '../../runtime/base/defined.js';
import type { Exit, Failure } from '../../runtime/contract/failure.js';
import type { Service } from '../../runtime/contract/service.js';
import { failures } from '../2-shape/schema/common.js';
import { service } from '../2-shape/schema/service.js';
import type { ServiceSpec } from '../2-shape/types.js';
import { camel } from './camel.js';

const keys = service.properties;

/** Returns where error responses have their message and its details. */
export function lowerErrors({ details, partial, ...errors }: NonNullable<ServiceSpec['errors']> = {}): Record<
  string,
  unknown
> {
  const [detail] = Object.entries(details ?? {});
  const failed = Object.entries(partial?.failed ?? {}).map(([path, says]) => ({ path, says }));
  const [[done, says] = ['', '']] = Object.entries(partial?.done ?? {});
  return {
    ...keys.errors.default,
    ...camel(errors),
    ...defined({
      details: detail && { list: detail[0], line: detail[1] },
      partial: partial && { done, failed, says },
    }),
  };
}

/** Causes of failures that the client itself finds; they have no status. */
const causes: readonly string[] = ['data', 'fields', 'jq', 'doctor'];

/** A default applies to a status if the spec names neither it nor its class. */
export function statusesOf({ statuses = {} }: ServiceSpec): Service['statuses'] {
  const open = Object.entries<Failure>(keys.statuses.default).filter(
    ([status]) => statuses[`${status.charAt(0)}xx`] === undefined,
  );
  const all = { ...Object.fromEntries(open), ...statuses };
  return Object.fromEntries(Object.entries(all).filter(([cause]) => !causes.includes(cause)));
}

const defaultExits: Readonly<Record<Failure, Exit>> = {
  generic: { code: 1, name: 'ApiError', meaning: 'the service refused the request, or any other error' },
  usage: { code: 64, name: 'UsageError', meaning: 'invalid command line' },
  combination: { code: 64, name: 'UsageError', meaning: 'conflicting flags' },
  input: { code: 65, name: 'ValidationError', meaning: 'invalid data, refused by the client or the service' },
  declined: { code: 1, name: 'CliError', meaning: 'the prompt was declined' },
  unprompted: { code: 1, name: 'CliError', meaning: 'a prompt without a terminal and without --yes' },
  unavailable: { code: 69, name: 'ServiceUnavailableError', meaning: 'the service is unreachable or fails' },
  internal: { code: 70, name: 'InternalError', meaning: 'a bug in this program' },
  rate: { code: 75, name: 'RateLimitError', meaning: 'the rate limit is exceeded' },
  auth: { code: 77, name: 'AuthRequiredError', meaning: 'not signed in, or not allowed' },
  refused: { code: 77, name: 'WriteRefusedError', meaning: 'a write that is not allowed' },
  config: { code: 78, name: 'ConfigError', meaning: 'invalid setting, credential or origin' },
};

/** The exit codes of a client without hosts. */
const localExits: typeof defaultExits = {
  ...defaultExits,
  generic: { ...defaultExits.generic, name: 'CliError', meaning: 'any other error' },
  input: { ...defaultExits.input, meaning: 'invalid data' },
  config: { ...defaultExits.config, meaning: 'invalid setting' },
};

/** Returns the exit code of each class of failure: those of the spec, or the default ones. */
export function lowerExits(spec: ServiceSpec): Record<string, Exit> {
  const exits: NonNullable<ServiceSpec['exits']> = spec.exits ?? (spec.hosts === undefined ? localExits : defaultExits);
  return Object.fromEntries(
    failures.map((failure) => {
      const { code, name = defaultExits[failure].name, meaning, ...more } = exits[failure] ?? defaultExits[failure];
      const typed = failure === 'input' ? exits[spec.statuses?.['data'] ?? failure]?.code : undefined;
      return [failure, { code, ...defined({ typed: typed === code ? undefined : typed }), name, ...more, meaning }];
    }),
  );
}
