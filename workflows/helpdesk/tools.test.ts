import { tools } from '../../generated/helpdesk/_built/tools.js';

/** Access class of each tool. Commands in none of the lists are never offered. */
const specified: Readonly<Record<string, readonly string[]>> = {
  read: [
    'conv_list',
    'conv_get',
    'conv_threads',
    'conv_attachments',
    'conv_count',
    'conv_dump',
    'conv_export',
    'conv_search',
    'customer_list',
    'customer_get',
    'customer_conversations',
    'customer_search',
    'mailbox_list',
    'mailbox_get',
    'mailbox_fields',
    'mailbox_folders',
    'tag_list',
    'tag_get',
    'tag_usage',
    'user_list',
    'user_get',
    'user_me',
    'workflow_list',
    'report_beacon',
    'report_company',
    'report_conversations',
    'report_user',
    'docs_site_list',
    'docs_site_get',
    'docs_collection_list',
    'docs_collection_get',
    'docs_category_list',
    'docs_article_get',
    'docs_article_list',
    'docs_article_search',
    'webhook_list',
    'webhook_get',
    'beacon_embed',
    'beacon_identify_snippet',
    'beacon_sign',
    'beacon_verify',
    'alias_list',
    'config_get',
    'config_list',
    'config_validate',
    'profile_current',
    'profile_list',
    'auth_status',
    'version',
  ],
  write: [
    'conv_create',
    'conv_reply',
    'conv_note',
    'conv_assign',
    'conv_move',
    'conv_status',
    'conv_tag',
    'customer_create',
    'customer_update',
    'docs_collection_create',
    'docs_collection_update',
    'docs_category_create',
    'docs_category_update',
    'docs_article_create',
    'backup',
  ],
  destructive: [
    'conv_delete',
    'conv_edit_note',
    'docs_article_update',
    'docs_article_save_draft',
    'conv_bulk_status',
    'workflow_run',
    'docs_collection_delete',
    'docs_category_delete',
    'docs_article_delete_draft',
    'docs_article_delete',
    'webhook_delete',
    'webhook_create',
  ],
};

test('the tools are those of the specification that change no settings, each in its class', () => {
  const found = Object.fromEntries(
    Object.keys(specified).map((access) => [
      access,
      tools.filter((tool) => tool.access === access).map(({ definition }) => definition.name),
    ]),
  );
  for (const [access, names] of Object.entries(specified)) expect(found[access]?.sort()).toEqual([...names].sort());
  expect(tools).toHaveLength(76);
});

test('no tool has a flag that works only at a shell', () => {
  const given = new Set(tools.flatMap(({ definition }) => Object.keys(definition.inputSchema.properties)));
  for (const name of ['output', 'jq', 'profile', 'verbose', 'yes', 'help', 'api-key', 'secret']) {
    expect(given).not.toContain(name);
  }
  const files = tools.filter(
    ({ access, definition }) => access === 'read' && 'out' in definition.inputSchema.properties,
  );
  expect(files).toEqual([]);
});

test('tools without a limit have a default limit', () => {
  const all = Object.fromEntries(tools.map((tool) => [tool.definition.name, tool]));
  expect(all['conv_export']).toMatchObject({
    defaults: { limit: 100 },
    definition: { inputSchema: { properties: { limit: { default: 100 } } } },
  });
});
