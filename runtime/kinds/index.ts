/** Every kind of value; a new one is a file here and a member of `Kind`. */
import type { FlagData, PositionalData } from '../contract/command.js';
import type { Kind } from '../contract/kinds.js';
import { boolean } from './boolean.js';
import { csv } from './csv.js';
import { date } from './date.js';
import { choice } from './enum.js';
import { id } from './id.js';
import { integer } from './integer.js';
import { json } from './json.js';
import { key } from './key.js';
import { line } from './line.js';
import { message } from './message.js';
import { number } from './number.js';
import { pair } from './pair.js';
import { path } from './path.js';
import { period } from './period.js';
import { reference } from './reference.js';
import { resource } from './resource.js';
import { since } from './since.js';
import { text } from './text.js';
import { time } from './time.js';
import { timestamp } from './timestamp.js';
import { uuid } from './uuid.js';
import { yesno } from './yesno.js';
import type { RefiningKey, ValueKind } from './kind.js';

export { refining, type ReadResult, type ReadingContext, type RefiningKey, type ValueKind } from './kind.js';

export const valueKinds: Readonly<Record<Kind, ValueKind>> = {
  text,
  id,
  key,
  uuid,
  integer,
  number,
  boolean,
  yesno,
  date,
  time,
  timestamp,
  since,
  period,
  csv,
  enum: choice,
  path,
  json,
  message,
  pair,
  reference,
  resource,
  line,
};

export const kindNames = Object.keys(valueKinds) as Kind[];

/** Returns the kinds that a key belongs to. */
export const kindsWith = (key: RefiningKey): Kind[] => kindNames.filter((kind) => valueKinds[kind].keys.includes(key));

/** Whether a value of this kind identifies a record. */
export const isIdKind = (kind: Kind | undefined): boolean => kind !== undefined && valueKinds[kind].isIdentity === true;

type Data = Pick<FlagData & PositionalData, 'kind' | 'of' | 'repeat' | 'variadic' | 'batch'>;

/** Whether a flag or argument takes several ids, and therefore a list of them as `-` or `@file`. */
export const takesIdList = ({ kind, of, repeat, variadic, batch }: Data): boolean =>
  kind === 'csv' ? isIdKind(of) : (repeat ?? variadic ?? batch) === true && isIdKind(kind);
