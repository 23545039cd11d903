import type { CatalogueData, NamedResource } from '../../contract/catalogue.js';
import { checkBody } from './body.js';
import { templateOf } from './template.js';

const order: NamedResource = {
  name: 'sales/Orders',
  methods: ['POST', 'PUT'],
  path: '/sales/Orders',
  key: 'ID',
  fields: {
    ID: { type: 'Edm.Guid' },
    Remarks: { type: 'Edm.String' },
    Total: { type: 'Edm.Double', readonly: true },
    Paid: { type: 'Edm.Boolean' },
    Customer: { type: 'Edm.Guid', mandatory: true },
    Lines: { type: 'Collection', navigates: 'sales/Lines', mandatory: true },
  },
};
const data: CatalogueData = {
  'sales/Orders': order,
  'sales/Lines': {
    methods: ['POST'],
    path: '/sales/Lines',
    key: 'ID',
    fields: {
      ID: { type: 'Edm.Guid' },
      Note: { type: 'Edm.String' },
      Item: { type: 'Edm.Guid', mandatory: true },
      Parts: { type: 'Collection', navigates: 'sales/Lines' },
    },
  },
};

test('a template of a create has the fields that can be written, required ones first', () => {
  const template = templateOf(data, order, { creates: true, without: ['Paid'] });
  expect(JSON.stringify(template)).toBe(
    '{"Customer":"<a GUID, required>","Lines":[{"Item":"<a GUID, required>","Note":"<text>"}],"Remarks":"<text>"}',
  );
});

test('a template of an update requires nothing and has no records below it', () => {
  expect(templateOf(data, order, { creates: false, without: [] })).toEqual({
    Customer: '<a GUID>',
    Remarks: '<text>',
    Paid: '<true or false>',
  });
});

test('what is left of a template is not a value, also where text is one', () => {
  const template = templateOf(data, order, { creates: true, without: [] });
  const { unfilled, wrong } = checkBody(data, order, { ...template, Customer: null });
  expect([unfilled, wrong]).toEqual([['Lines[0].Item', 'Lines[0].Note', 'Remarks', 'Paid'], []]);
  expect(checkBody(data, order, { Remarks: '<Text>' }).unfilled).toEqual([]);
});
