import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { position } from './1-read/source.js';
import { compile } from './compile.js';
import { catalogue } from './diagnostics/catalogue.js';
import { fixtures } from './fixtures/scenario.js';

/** Fixture, place of the finding as `file line:column-line:column`, and the text that is marked. */
const table: readonly (readonly [string, string, string])[] = [
  ['CS101-syntax', 'book.yaml 3:30-3:31', '}'],
  ['CS102-documents', 'book.yaml 2:1-2:4', '---'],
  ['CS103-duplicate', 'book.yaml 5:1-5:5', 'path'],
  ['CS104-tag', 'book.yaml 3:10-3:15', '!!str'],
  ['CS105-anchor', 'book.yaml 3:11-3:16', 'usual'],
  ['CS106-list', 'book.yaml 1:1-1:14', '- group: book'],
  ['CS107-key', 'book.yaml 6:5-6:9', '{id}'],
  ['CS108-merge', 'book.yaml 6:5-6:7', '<<'],
  ['CS109-json', 'service.yaml 11:20-11:34', 'catalogue.json'],
  ['CS201-key', 'book.yaml 5:5-5:13', 'exampels'],
  ['CS202-missing', 'service.yaml 1:1-1:2', 's'],
  ['CS203-nothing', 'book.yaml 4:3-4:6', 'get'],
  ['CS203-type', 'service.yaml 3:10-3:13', '1.0'],
  ['CS204-value', 'book.yaml 5:13-5:18', 'reads'],
  ['CS205-form', 'book.yaml 2:7-2:12', 'books'],
  ['CS205-wire', 'book.yaml 5:44-5:48', 'none'],
  ['CS206-bounds', 'book.yaml 5:10-5:11', '0'],
  ['CS206-twice', 'book.yaml 6:20-6:25', 'title'],
  ['CS207-name', 'book.yaml 4:3-4:6', 'Get'],
  ['CS301-exits', 'service.yaml 16:1-16:6', 'exits'],
  ['CS302-nothing', 'book.yaml 4:3-4:12', 'recommend'],
  ['CS303-standard', 'service.yaml 16:19-16:27', 'profiles'],
  ['CS304-group', 'more.yaml 1:8-1:12', 'book'],
  ['CS305-command', 'more.yaml 2:3-2:7', 'best'],
  ['CS306-field', 'book.yaml 7:21-7:26', 'titel'],
  ['CS307-flag-group', 'book.yaml 6:11-6:16', 'PAGES'],
  ['CS309-twice', 'book.yaml 8:14-8:19', 'title'],
  ['CS310-groups', 'book.yaml 6:16-6:19', 'TWO'],
  ['CS311-effect', 'book.yaml 3:3-3:7', 'lend'],
  ['CS312-method', 'book.yaml 5:13-5:16', 'act'],
  ['CS313-paging', 'book.yaml 5:3-5:7', 'list'],
  ['CS314-path', 'book.yaml 2:16-2:23', '{shelf}'],
  ['CS315-repeated', 'book.yaml 7:11-7:28', '/books/{id}/pages'],
  ['CS316-attach', 'service.yaml 22:31-22:40', '{account}'],
  ['CS316-call', 'book.yaml 8:17-8:21', 'lean'],
  ['CS316-choices', 'book.yaml 4:37-4:42', 'codes'],
  ['CS316-fills', 'service.yaml 8:43-8:47', 'limt'],
  ['CS316-host', 'book.yaml 3:7-3:11', 'mian'],
  ['CS316-paging', 'book.yaml 8:44-8:48', 'page'],
  ['CS316-part', 'book.yaml 8:13-8:17', 'with'],
  ['CS316-print', 'book.yaml 4:49-4:58', 'print:row'],
  ['CS317-entity', 'book.yaml 5:11-5:16', 'FIELD'],
  ['CS318-workflow-path', 'book.yaml 8:5-8:9', 'path'],
  ['CS319-size', 'service.yaml 15:22-15:25', '200'],
  ['CS320-result', 'book.yaml 5:3-5:7', 'list'],
  ['CS322-resource', 'book.yaml 2:11-2:20', 'shop/Boks'],
  ['CS323-column', 'book.yaml 3:18-3:23', 'Titel'],
  ['CS323-lines', 'book.yaml 4:40-4:45', 'Books'],
  ['CS323-term', 'book.yaml 4:41-4:46', 'Titel'],
  ['CS323-wire', 'book.yaml 4:37-4:42', 'Titel'],
  ['CS324-method', 'book.yaml 4:3-4:9', 'delete'],
  ['CS325-key', 'service.yaml 12:34-12:46', 'shop/Shelves'],
  ['CS326-twice', 'service.yaml 12:15-12:19', 'book'],
  ['CS327-type', 'book.yaml 4:21-4:26', 'token'],
  ['CS328-entity', 'service.yaml 12:3-12:7', 'book'],
  ['CS341-call', 'book.yaml 8:14-8:18', 'loan'],
  ['CS342-twice', 'book.yaml 9:14-9:18', 'loan'],
  ['CS343-write', 'book.yaml 8:14-8:20', 'remind'],
  ['CS344-why', 'book.yaml 3:3-3:7', 'lend'],
  ['CS345-most', 'service.yaml 8:20-8:21', '0'],
  ['CS401-global', 'book.yaml 6:14-6:20', 'output'],
  ['CS402-letter', 'book.yaml 6:14-6:19', 'order'],
  ['CS403-words', 'book.yaml 6:21-6:24', 'get'],
  ['CS404-page', 'book.yaml 5:22-5:25', '100'],
  ['CS405-exit', 'book.yaml 3:3-3:7', 'lend'],
  ['CS406-class', 'book.yaml 8:14-8:18', 'rate'],
  ['CS407-other', 'book.yaml 5:16-5:27', 'books get 7'],
  ['CS408-flag', 'book.yaml 7:26-7:33', '--autor'],
  ['CS409-required', 'book.yaml 7:16-7:44', 'book create --author Herbert'],
  ['CS410-line', 'book.yaml 9:109-9:113', 'wide'],
  ['CS410-value', 'book.yaml 7:34-7:38', 'sofd'],
  ['CS411-arguments', 'book.yaml 5:16-5:28', 'book get 7 8'],
  ['CS412-quote', 'book.yaml 6:17-6:42', 'book create --title "Dune'],
  ['CS413-workflow', 'book.yaml 5:15-5:19', 'lent'],
  ['CS414-condition', 'book.yaml 6:45-6:50', 'until'],
  ['CS414-negative', 'book.yaml 8:21-8:27', 'credit'],
  ['CS415-default', 'book.yaml 6:67-6:72', 'paper'],
  ['CS416-range', 'book.yaml 6:42-6:46', '2000'],
  ['CS417-effect', 'book.yaml 6:13-6:17', 'read'],
  ['CS418-summary', 'book.yaml 3:3-3:7', 'lend'],
  ['CS419-column', 'book.yaml 3:22-3:31', 'id|Number'],
  ['CS420-together', 'book.yaml 9:16-9:43', 'book list --from 2026-01-01'],
  ['CS421-secret', 'book.yaml 9:26-9:31', '--pin'],
  ['CS422-delete', 'book.yaml 5:5-5:12', 'confirm'],
  [
    'CS423-long',
    'book.yaml 5:14-5:118',
    'Show one book with everything that is known about it, its author, its publisher and each of its editions',
  ],
  ['CS424-order', 'book.yaml 8:50-8:56', 'reader'],
  ['CS425-reserved', 'book.yaml 1:8-1:12', 'help'],
  ['CS426-bounds', 'book.yaml 6:36-6:39', 'max'],
  ['CS426-browser', 'service.yaml 23:5-23:9', 'pkce'],
  ['CS426-call', 'book.yaml 8:36-8:40', 'body'],
  ['CS426-catalogue', 'book.yaml 4:1-4:5', 'code'],
  ['CS426-columns', 'book.yaml 4:13-4:20', 'columns'],
  ['CS426-find', 'book.yaml 5:12-5:16', 'page'],
  ['CS426-idle', 'book.yaml 5:5-5:8', 'cap'],
  ['CS426-lines', 'book.yaml 3:1-3:6', 'lines'],
  ['CS426-resource', 'book.yaml 4:53-4:61', 'resource'],
  ['CS426-service-only', 'book.yaml 8:23-8:27', 'list'],
  ['CS426-tool', 'book.yaml 6:5-6:9', 'tool'],
  ['CS426-why', 'book.yaml 6:5-6:8', 'why'],
  ['CS426-wire', 'book.yaml 8:41-8:50', 'body:note'],
  ['CS427-choices', 'book.yaml 6:14-6:19', 'cover'],
  ['CS427-line', 'book.yaml 4:22-4:26', 'line'],
  ['CS428-list', 'book.yaml 5:46-5:57', 'boddy:title'],
  ['CS428-wire', 'book.yaml 5:30-5:41', 'boddy:title'],
  ['CS429-term', 'book.yaml 6:30-6:52', "term:Title eq '{text}'"],
  ['CS430-file', 'service.yaml 16:20-16:34', 'resources.json'],
  ['CS431-pattern', 'service.yaml 9:40-9:47', '^(a-z+$'],
  ['CS432-find', 'book.yaml 6:21-6:32', '{page.Text}'],
  ['CS432-template', 'book.yaml 5:20-5:27', '{title}'],
  ['CS433-list', 'book.yaml 5:54-5:63', 'path:page'],
  ['CS433-path', 'book.yaml 5:39-5:48', 'path:page'],
  ['CS434-brace', 'book.yaml 5:12-5:23', 'Deleted {id'],
  ['CS435-find', 'book.yaml 5:12-5:16', 'page'],
  ['CS436-path', 'book.yaml 5:25-5:36', '{id:number}'],
  ['CS436-term', 'book.yaml 4:51-4:56', '{txt}'],
  ['CS437-body', 'book.yaml 4:36-4:46', 'body:Title'],
  ['CS437-count', 'book.yaml 5:51-5:62', 'print:count'],
  ['CS437-line', 'book.yaml 4:52-4:62', 'line:Width'],
  ['CS437-paging', 'book.yaml 4:63-4:73', 'paging:all'],
  ['CS437-term', 'book.yaml 4:38-4:60', "term:Title eq '{text}'"],
  ['CS438-reference', 'book.yaml 5:20-5:23', 'tag'],
  ['CS441-budget', 'service.yaml 16:18-16:21', '600'],
  ['CS442-name', 'book.yaml 9:7-9:10', 'all'],
  ['CS443-defaults', 'book.yaml 7:25-7:30', 'autor'],
  ['CS443-drop', 'book.yaml 7:20-7:25', 'autor'],
  ['CS501-unused', 'book.yaml 3:34-3:40', 'author'],
  ['CS502-unused', 'service.yaml 9:3-9:7', 'SORT'],
  ['CS503-columns', 'book.yaml 4:3-4:7', 'list'],
  ['CS504-cap', 'book.yaml 5:11-5:14', 'cap'],
  ['CS506-example', 'book.yaml 4:3-4:6', 'get'],
  ['CS507-column', 'book.yaml 7:19-7:25', 'author'],
  ['CS508-reference', 'service.yaml 10:15-10:18', 'tag'],
  ['CS508-unused', 'service.yaml 16:10-16:14', 'loan'],
];

const find = async (fixture: string) =>
  (
    await compile({
      specs: join(fixtures, 'bad', fixture, 'specs'),
      out: 'none',
      services: [],
      mode: 'check',
      target: 'ts',
    })
  ).diagnostics;

test.each(table)('%s is found at %s', async (fixture, place, text) => {
  const found = (await find(fixture)).map(({ code, span }) => {
    const from = position(span.source, span.start);
    const to = position(span.source, span.end);
    const where = `${basename(span.source.file)} ${from.line}:${from.column}-${to.line}:${to.column}`;
    return [code, where, span.source.text.slice(span.start, span.end)];
  });
  expect(found).toEqual([[fixture.slice(0, 5), place, text]]);
});

test('every diagnostic has a bad spec that trips it, and every bad spec is in the table', async () => {
  const folders = (await readdir(join(fixtures, 'bad'))).sort();
  expect(table.map(([fixture]) => fixture)).toEqual(folders);
  expect([...new Set(folders.map((name) => name.slice(0, 5)))]).toEqual(Object.keys(catalogue).sort());
});

test('messages and remedies have every name filled in', async () => {
  for (const [fixture] of table) {
    for (const { message, remedy } of await find(fixture)) {
      expect(`${message} ${remedy}`).not.toMatch(
        /\{(?:name|words|hint|file|what|where|value|flag|manual|form|problem)\}|undefined/,
      );
    }
  }
});
