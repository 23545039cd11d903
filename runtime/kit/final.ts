import type { Failure } from '../contract/failure.js';
import type { CliError } from '../base/errors.js';

const FINAL: ReadonlySet<unknown> = new Set<Failure>(['auth', 'rate', 'config', 'refused']);

/** Whether the next request would end in the same way: without permission, or when the rate limit is used up. */
export const isFinal = ({ kind }: CliError): boolean => FINAL.has(kind);
