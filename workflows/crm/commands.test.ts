import { client } from '../../generated/crm/client.js';
import { commandAt, told, wanted } from '../../tests/support/specified.js';

/**
 * What the specification says of each command, one line a positional (`<id>`) or flag:
 * `name`, `!` when required, `*` when repeatable, kind with choices or range, default, wire, `requires`, `conflicts`.
 */
const specification: Readonly<Record<string, { effect: string; lines: string }>> = {
  api: {
    effect: 'act',
    lines: `
      <method>! enum GET|POST|PUT|PATCH|DELETE
      <path>! text
      body json
      paginate,all boolean
      dry-run boolean`,
  },
  search: {
    effect: 'read',
    lines: `
      <term>! text query:term
      item-types csv deal|person|organization|product|lead|file|mail_attachment|project query:item_types
      exact boolean query:exact_match
      status enum open|won|lost query:status
      person id query:person_id
      org id query:organization_id`,
  },
  quota: {
    effect: 'read',
    lines: `
      min integer 0..
      threshold integer 0..100`,
  },
  'auth login': {
    effect: 'local',
    lines: `
      company text
      api-token text ?oauth
      oauth boolean
      client-id text env CRMCLI_CLIENT_ID +oauth
      client-secret text env CRMCLI_CLIENT_SECRET +oauth
      port integer 1..65535 =9999
      store enum keychain|file`,
  },
  'deal create': {
    effect: 'create',
    lines: `
      title! text body:title
      value number body:value
      currency text body:currency
      status enum open|won|lost body:status
      stage id body:stage_id
      pipeline id body:pipeline_id
      person id body:person_id
      org id body:org_id
      owner id body:owner_id
      probability integer 0..100 body:probability
      expected-close-date date body:expected_close_date
      field* pair fields:deal
      body json body:
      dry-run boolean`,
  },
  'deal update': {
    effect: 'update',
    lines: `
      <id>! id path:id
      title text body:title
      value number body:value
      currency text body:currency
      status enum open|won|lost body:status
      stage id body:stage_id
      pipeline id body:pipeline_id
      person id body:person_id
      org id body:org_id
      owner id body:owner_id
      probability integer 0..100 body:probability
      expected-close-date date body:expected_close_date
      field* pair fields:deal
      body json body:
      dry-run boolean`,
  },
  'deal get': { effect: 'read', lines: '<id>! id path:id' },
  'deal delete': {
    effect: 'delete',
    lines: `
      <id>! id path:id
      dry-run boolean
      yes,y boolean`,
  },
  'deal list': {
    effect: 'read',
    lines: `
      archived boolean
      status enum open|won|lost|deleted query:status
      stage id query:stage_id
      pipeline id query:pipeline_id
      owner id query:owner_id
      person id query:person_id
      org id query:org_id
      filter id query:filter_id
      ids csv id ..100 query:ids ?filter
      sort-by enum id|update_time|add_time query:sort_by
      sort-direction enum asc|desc query:sort_direction
      updated-since timestamp query:updated_since
      updated-until timestamp query:updated_until`,
  },
  'deal summary': {
    effect: 'read',
    lines: `
      status enum open|won|lost query:status
      pipeline id query:pipeline_id
      stage id query:stage_id
      filter id query:filter_id`,
  },
  'deal history': {
    effect: 'read',
    lines: `
      <id>! id path:id
      field text keep:field_key`,
  },
  'deal product add': {
    effect: 'create',
    lines: `
      <id>! id path:id
      product! id body:product_id
      price! number body:item_price
      quantity number =1 body:quantity
      discount number body:discount
      discount-type enum percentage|amount body:discount_type
      tax number body:tax
      comments text body:comments
      dry-run boolean`,
  },
  'deal product update': {
    effect: 'update',
    lines: `
      <id>! id path:id
      attachment! id path:attachment
      product id body:product_id
      price number body:item_price
      quantity number body:quantity
      discount number body:discount
      discount-type enum percentage|amount body:discount_type
      tax number body:tax
      comments text body:comments
      dry-run boolean`,
  },
  'deal product list': {
    effect: 'read',
    lines: `
      <id>! id path:id
      sort-by enum id|add_time|update_time|order_nr query:sort_by
      sort-direction enum asc|desc query:sort_direction`,
  },
  'deal product remove': {
    effect: 'delete',
    lines: `
      <id>! id path:id
      attachment! id path:attachment
      dry-run boolean
      yes,y boolean`,
  },
  'deal follower add': {
    effect: 'create',
    lines: `
      <id>! id path:id
      user! id body:user_id
      dry-run boolean`,
  },
  'deal follower list': { effect: 'read', lines: '<id>! id path:id' },
  'deal follower remove': {
    effect: 'delete',
    lines: `
      <id>! id path:id
      user! id path:user
      dry-run boolean
      yes,y boolean`,
  },
  'lead create': {
    effect: 'create',
    lines: `
      title! text body:title
      person id body:person_id
      org id body:organization_id
      owner id body:owner_id
      value number body:value.amount +currency
      currency text body:value.currency +value
      expected-close-date date body:expected_close_date
      body json body:
      dry-run boolean`,
  },
  'lead get': { effect: 'read', lines: '<id>! uuid path:id' },
  'lead delete': {
    effect: 'delete',
    lines: `
      <id>! uuid path:id
      dry-run boolean
      yes,y boolean`,
  },
  'lead list': {
    effect: 'read',
    lines: `
      owner id query:owner_id
      person id query:person_id
      org id query:organization_id`,
  },
  'person create': {
    effect: 'create',
    lines: `
      name! text body:name
      email* text body:emails
      phone* text body:phones
      org id body:org_id
      owner id body:owner_id
      field* pair fields:person
      body json body:
      dry-run boolean`,
  },
  'person get': { effect: 'read', lines: '<id>! id path:id' },
  'person list': {
    effect: 'read',
    lines: `
      owner id query:owner_id
      org id query:org_id
      filter id query:filter_id
      ids csv id ..100 query:ids ?filter
      sort-by enum id|update_time|add_time query:sort_by
      sort-direction enum asc|desc query:sort_direction
      updated-since timestamp query:updated_since
      updated-until timestamp query:updated_until`,
  },
  'field list': { effect: 'read', lines: '<entity>! enum activity|deal|org|organization|person|product path:entity' },
};

test.each(Object.entries(specification))('%s has the flags of the specification', async (words, { effect, lines }) => {
  const command = await commandAt(client, words);
  expect(told(command)).toEqual(wanted(lines));
  expect(command.effect).toBe(effect);
});
