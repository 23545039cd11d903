/**
 * Commands against a service whose responses have hostile texts and values of other types: nothing is a bug, nothing but
 * text reaches a terminal, other programs can parse what is printed, no file is written elsewhere, no write is sent again,
 * and no credential is printed or stored. A sample of the commands with a fixed seed; hostile.proof.ts tries all of them.
 */
import { listed } from './hostile/parsers.js';
import { proveService, services } from './hostile/services.js';

test.each(services)(
  '%s: a sample of hostile responses',
  async (service) => {
    const { failures, runs, commands, silent, parsed } = await proveService(service, { sample: 2, step: 18, seed: 1 });
    expect(failures).toEqual([]);
    expect(silent).toEqual([]);
    expect(runs).toBeGreaterThan(commands * 3);
    expect(commands).toBeGreaterThan(3);
    expect(parsed).toBeGreaterThan(2);
  },
  180_000,
);

test('a parser that is not installed is an error that names its package', () => {
  expect(() => listed('no-such-parser', [], [])).toThrow(
    'no-such-parser is not installed. The outputs are read with it: apt-get install no-such-parser',
  );
});
