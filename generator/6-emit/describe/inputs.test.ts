import type { FlagIr } from '../../5-lower/ir.js';
import { flagDescription } from './inputs.js';

const flag = (data: object): FlagIr => ({ name: 'key', data: { describe: 'Key', kind: 'text', ...data } }) as FlagIr;

test('the default of a secret is not described, and others are', () => {
  expect(flagDescription(flag({ default: 'plain' }))).toMatchObject({ default: 'plain' });
  const secret = flagDescription(flag({ default: 'internal', secret: true }));
  expect(secret).toEqual({ name: 'key', summary: 'Key', type: 'text', secret: true });
});
