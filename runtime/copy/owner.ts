/** Whose data a stored file has, and the refusal of a file of another owner. */
import { CliError } from '../base/errors.js';
import type { Failure } from '../contract/failure.js';
import type { Owner } from './types.js';

/** The owner that a run writes. */
export interface OwnOwner extends Owner {
  /** Names that earlier versions gave the account. */
  readonly earlier?: readonly string[];
}

/** How messages name a stored file. */
export interface OwnerWords {
  readonly path: string;
  /** What it has, with an article: `a backup`. */
  readonly noun: string;
  readonly refusal: Failure;
  /** What to do about a file of another client, and about a file of another account. */
  readonly remedy: { readonly client: string; readonly account: string };
}

/** Whether stored data is of this account. */
export const isOfAccount = (found: Owner, { account, earlier = [] }: OwnOwner): boolean =>
  found.account === account || earlier.includes(found.account);

/** @throws CliError for data of another client or account */
export function checkOwner(found: Owner, own: OwnOwner, { path, noun, refusal, remedy }: OwnerWords): void {
  if (found.client !== own.client) {
    const message = `${path} was written by ${found.client}, not by ${own.client}. Nothing was written.`;
    throw new CliError(refusal, message, remedy.client);
  }
  if (isOfAccount(found, own)) return;
  throw new CliError(
    refusal,
    `${path} holds ${noun} of ${found.account}, but this run is for ${own.account}. Nothing was written.`,
    remedy.account,
  );
}
