/** The specs of this repository that compile. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/cli.js';
import type { Place } from './suite.js';

const good = 'generator/fixtures/good';

/** Small ones, which together have every key of the language. */
export const small: readonly Place[] = [
  ...readdirSync(join(root, good)).map((name): Place => [`${good}/${name}/specs`, '']),
  ['tests/fourth/specs', ''],
  ['tests/fourth/forge/specs', ''],
];

export const large: readonly Place[] = ['crm', 'helpdesk', 'ledger'].map((name) => ['specs', name]);
