/** The writes of the helpdesk, each with a line that sends it, and what cannot return. */
import { helpdesk as copied } from '../copies/helpdesk.js';
import { sandboxCredential } from '../../support/canary.js';
import type { Other, Row } from '../copies/service.js';
import type { UndoService } from './service.js';

interface Page {
  readonly pages: number;
  readonly items: readonly Row[];
}

/** The knowledge base has a key of its own. */
const DOCS = { authorization: `Basic ${Buffer.from(`${sandboxCredential}:X`).toString('base64')}` };

/** Reads all pages of a list of the knowledge base. */
async function docsList({ ask }: Other, path: string, key: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { status, body } = await ask('GET', `${path}?page=${String(page)}`, undefined, DOCS);
    if (status !== 200) throw new Error(`${path}: ${String(status)} ${JSON.stringify(body)}`);
    const found = (body as Readonly<Record<string, Page>>)[key];
    rows.push(...(found?.items ?? []));
    pages = found?.pages ?? 1;
  }
  return rows;
}

/** A conversation has the color of a tag as it was when the tag was set. */
const withTagNames = (row: Row): Row =>
  Array.isArray(row['tags']) ? { ...row, tags: row['tags'].map((one: Row) => one['tag']) } : row;

/** Records and the texts of articles, without the links of rows. */
async function everything(other: Other): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, readonly Row[]>();
  for (const [name, rows] of await copied.rows(other))
    found.set(
      name,
      rows.map((row) => withTagNames(copied.contentOf?.(row, name) as Row)),
    );
  const collections = await docsList(other, '/v1/collections', 'collections');
  const categories: Row[] = [];
  const articles: Row[] = [];
  for (const { id } of collections) {
    const path = `/v1/collections/${String(id)}`;
    categories.push(...(await docsList(other, `${path}/categories`, 'categories')));
    for (const row of await docsList(other, `${path}/articles`, 'articles')) {
      const { body } = await other.ask('GET', `/v1/articles/${String(row['id'])}`, undefined, DOCS);
      articles.push((body as { readonly article: Row }).article);
    }
  }
  return found.set('collections', collections).set('categories', categories).set('articles', articles);
}

const COLLECTION = '3b3b7ad2a78c2a554eac88f6';
const ARTICLE = 'b04783bf7a6cdba1fb41599e';

const CLOSED = 'The service sets the time at which a conversation is closed.';
const NEW = 'The service counts and numbers a new article.';
const MAIL = '--customer ann@example.com --subject "Invoice 7" --body "<p>Where is it?</p>"';

const cases: UndoService['cases'] = {
  'conv create': [
    {
      line: `conv create --mailbox 1001 ${MAIL}`,
      lost: { 'customers/*': 'A new address makes a customer, and no command deletes one.' },
    },
  ],
  'conv reply': [{ line: 'conv reply 500001 --body "<p>On its way.</p>"' }],
  'conv note': [{ line: 'conv note 500001 --body "Called back"' }],
  'conv edit-note': [{ line: 'conv edit-note 500002 7000102 --body "Called back, no answer"' }],
  'conv status': [{ line: 'conv status 500001 --set spam', lost: { 'conversations/*/closedAt': CLOSED } }],
  'conv bulk-status': [{ line: 'conv bulk-status --mailbox 1001 --set pending --limit 2 --yes' }],
  'conv assign': [
    { line: 'conv assign 500001 --user 2003' },
    { before: ['conv assign 500001 --user none'], line: 'conv assign 500001 --user 2002' },
    { before: ['conv assign 500001 --user 2002'], line: 'conv assign 500001 --user none' },
  ],
  'conv move': [{ line: 'conv move 500001 --to-mailbox 1003' }],
  'conv tag': [{ line: 'conv tag 500001 --add vip --remove "needs reply"' }],
  'conv delete': [{ line: 'conv delete 500001 --yes' }],
  'customer create': [{ line: 'customer create --email new@example.com --first Ann' }],
  'customer update': [
    { line: 'customer update 3001 --job-title "Head of Support" --last Renamed' },
    { line: 'customer update 3001 --email new@example.com' },
  ],
  'webhook create': [{ line: 'webhook create --url https://hooks.example.com/in --event convo.created' }],
  'webhook delete': [{ line: 'webhook delete 6001 --yes' }],
  'workflow run': [{ line: 'workflow run 5001 --conv 500001' }],
  'docs collection create': [{ line: 'docs collection create --site c3dc42d43457f9a48175ed39 --name "Release notes"' }],
  'docs collection update': [
    { line: `docs collection update ${COLLECTION} --name Renamed --order 9 --visibility private` },
  ],
  'docs collection delete': [{ line: `docs collection delete ${COLLECTION} --yes` }],
  'docs category create': [{ line: `docs category create --collection ${COLLECTION} --name Shipping --order 4` }],
  'docs category update': [
    { line: 'docs category update 74f7a4554f748fa30b764171 --name Renamed --visibility private' },
  ],
  'docs category delete': [{ line: 'docs category delete 74f7a4554f748fa30b764171 --yes' }],
  'docs article create': [
    { line: `docs article create --collection ${COLLECTION} --name Hours --text "<p>Nine to five</p>"` },
  ],
  'docs article update': [
    { line: `docs article update ${ARTICLE} --name Renamed --text "<p>New</p>" --slug renamed` },
    { line: `docs article update ${ARTICLE} --status notpublished` },
  ],
  'docs article save-draft': [{ line: `docs article save-draft ${ARTICLE} --text "<p>A better text</p>"` }],
  'docs article delete-draft': [
    {
      before: [`docs article save-draft ${ARTICLE} --text "<p>A draft</p>"`],
      line: `docs article delete-draft ${ARTICLE} --yes`,
    },
  ],
  'docs article delete': [
    {
      line: `docs article delete ${ARTICLE} --yes`,
      lost: {
        'articles/*/number': NEW,
        'articles/*/publicUrl': 'The address has the number of the article.',
        'articles/*/popularity': NEW,
        'articles/*/viewCount': NEW,
        'articles/*/createdAt': NEW,
      },
    },
  ],
};

export const helpdesk: UndoService = {
  service: 'helpdesk',
  binary: 'helpdeskcli',
  sandbox: ['--records', '20'],
  env: { HELPDESKCLI_WEBHOOK_SECRET: 'canary-s3cret' },
  files: {},
  everything,
  keyOf: ({ id }) => String(id),
  lost: {
    '*/*/updatedAt': 'The undo changes the record too.',
    '*/*/userUpdatedAt': 'The undo changes the record too.',
    'articles/*/lastPublishedAt': 'The undo publishes the article again.',
    '*/*/updatedBy': 'The undo changes the record too.',
  },
  cases,
};
