import { exactNumber } from '../../base/json.js';
import { holds } from './equality.js';

const resource = {
  name: 'things/Things',
  path: '/things',
  methods: ['GET'],
  fields: Object.fromEntries(
    Object.entries({ T: 'String', N: 'Double', D: 'DateTime', G: 'Guid', B: 'Boolean' }).map(([name, type]) => [
      name,
      { type: `Edm.${type}` },
    ]),
  ),
};
const lines = { ...resource, fields: { L: { type: 'Collection' }, P: { type: 'Edm.Binary' } } };
const id = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';

test.each([
  [{ T: 'a' }, { T: 'a' }],
  [{ T: null }, { T: '' }],
  [{ N: exactNumber('12345678901234567890.10') }, { N: '12345678901234567890.1' }],
  [{ N: exactNumber('12.50') }, { N: 12.5 }],
  [{ N: 0 }, { N: '-0.0' }],
  [{ N: 100 }, { N: 100 }],
  [{ D: '2026-01-31' }, { D: '2026-01-31T00:00:00' }],
  [{ D: '2026-01-31T10:20:30Z' }, { D: '2026-01-31T10:20:30' }],
  [{ G: id }, { G: `{${id.toUpperCase()}}` }],
  [{ B: true }, { B: true }],
])('%j holds %j', (record, body) => {
  expect(holds(record, body, resource)).toBe(true);
});

test.each([
  [{ T: 'a' }, { T: 'A' }, resource],
  [{ T: 'a' }, { T: 'a', N: 1 }, resource],
  [{ N: exactNumber('12345678901234567890') }, { N: exactNumber('12345678901234567891') }, resource],
  [{ N: 100 }, { N: 1 }, resource],
  [{ N: 10 }, { N: 1.0 }, resource],
  [{ D: '2026-01-31' }, { D: '2026-01-31T10:00:00' }, resource],
  [{ D: '2026-01-31T10:20:30Z' }, { D: '2026-01-31T10:20:03' }, resource],
  [{ B: true }, { B: false }, resource],
  [{ L: [] }, { L: [] }, lines],
  [{ P: 'AA==' }, { P: 'AA==' }, lines],
])('%j does not hold %j', (record, body, where) => {
  expect(holds(record, body, where)).toBe(false);
});
