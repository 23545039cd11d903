import type { CommandModule, FlagData, Group, PositionalData } from 'cmdspec/runtime';
import { client } from '../../generated/helpdesk/client.js';

/**
 * What the specification says. A command's line is its words and its effect; below it one line for each positional
 * (`<id>`) and flag: name, `!` when required, type, then in any order the choices `a|b`, a range `0..`, a default `=25`
 * and where the value goes.
 */
const SPECIFICATION = `
conv list: read
  mailbox      id        query:mailbox
  status       enum      active|pending|closed|spam|all =active query:status
  tag          text      query:tag
  assigned-to  id        query:assigned_to
  query        text      query:query
  since        since     query:modifiedSince
  limit        integer   0.. =25
  source       enum      api|beacon|channel|chat|consumer|coreapi|csv|customer|cvs|desk|docs|email|emailfwd|heymarket|internal|jira|manual|mobile|notification|orchestration|support|unknown|uservoice|web|workflows|zendesk keep:source.type

conv get: read
  <id>!        id        path:id

conv threads: read
  <id>!        id        path:id

conv create: create
  mailbox!     id        body:mailboxId
  customer!    text      body:customer.email
  subject!     text      body:subject
  body!        message   body:threads[0].text
  type         enum      email|chat|phone =email body:type
  tag          csv       body:tags
  assign-to    id        body:assignTo
  dry-run      boolean

conv reply: create
  <id>!        id
  body!        message   body:text
  cc           csv
  bcc          csv
  draft        boolean
  dry-run      boolean

conv note: create
  <id>!        id        path:id
  body!        message   body:text
  dry-run      boolean

conv status: update
  <id>!        id        path:id
  set!         enum      active|pending|closed|spam body:value
  dry-run      boolean

conv tag: update
  <id>!        id
  add          csv
  remove       csv
  dry-run      boolean

conv delete: delete
  <id>!        id        path:id
  yes          boolean
  dry-run      boolean

mailbox list: read
  limit        integer   0.. =25

mailbox get: read
  <id>!        id        path:id

customer get: read
  <id>!        id        path:id

customer create: create
  email!       text      body:emails
  first        text      body:firstName
  last         text      body:lastName
  company      text      body:organization
  phone        text      body:phones
  job-title    text      body:jobTitle
  dry-run      boolean

customer update: update
  <id>!        id
  email        text      body:emails
  first        text      body:firstName
  last         text      body:lastName
  company      text      body:organization
  phone        text      body:phones
  job-title    text      body:jobTitle
  dry-run      boolean

docs auth: local
  api-key      text
  store        enum      keychain|file

docs article list: read
  collection   key       path:collection
  category     key       path:category
  status       enum      all|published|notpublished query:status
  limit        integer   0.. =50
  api-key      text      credential:docs-key

docs article get: read
  <id>!        key       path:id
  api-key      text      credential:docs-key

docs article create: create
  collection!  key       body:collectionId
  name!        text      body:name
  text!        message   body:text
  status       enum      published|notpublished =notpublished body:status
  slug         text      body:slug
  categories   csv       body:categories
  keywords     csv       body:keywords
  api-key      text      credential:docs-key
  dry-run      boolean

docs article update: update
  <id>!        key
  name         text      body:name
  text         message   body:text
  status       enum      published|notpublished body:status
  slug         text      body:slug
  api-key      text      credential:docs-key
  dry-run      boolean

api: act
  <method>!    enum      GET|POST|PUT|PATCH|DELETE
  <path>!      text
  body         json
  content-type text      =application/json
  dry-run      boolean

auth login: local
  client-credentials boolean
  store        enum      keychain|file
  app-id       text
  app-secret   text

auth setup: local
  store        enum      keychain|file
  app-id       text
  app-secret   text
`;

interface Said {
  readonly words: string;
  readonly effect: string;
  readonly lines: readonly string[];
}

function read(text: string): Said[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [words = '', effect = ''] = head.split(': ');
      return {
        words,
        effect,
        lines: lines
          .map((line) => line.trim().split(/\s+/))
          .map(sorted)
          .sort(),
      };
    });
}

/** Name and type stand first; the order of the rest means nothing. */
const sorted = ([name = '', type = '', ...rest]: string[]): string => [name, type, ...rest.sort()].join(' ');

function line(name: string, data: FlagData | PositionalData, required: boolean): string {
  const facts = [
    data.choices?.join('|'),
    data.min === undefined && data.max === undefined ? undefined : `${data.min ?? ''}..${data.max ?? ''}`,
    data.default === undefined ? undefined : `=${String(data.default)}`,
    data.wire,
  ];
  return sorted([name + (required ? '!' : ''), data.kind, ...facts.filter((fact) => fact !== undefined)]);
}

async function compiled(words: string): Promise<CommandModule<never>> {
  let group: Group = client.tree;
  const path = words.split(' ');
  for (const word of path.slice(0, -1)) {
    group = (await group.nodes[word]?.open?.())?.group ?? fail(`no group ${word}`);
  }
  return (await group.nodes[path.at(-1) ?? '']?.run?.())?.command ?? fail(`no command ${words}`);
}

function fail(text: string): never {
  throw new Error(text);
}

test.each(read(SPECIFICATION))('$words is what the specification says', async ({ words, effect, lines }) => {
  const command = await compiled(words);
  const { positionals = {}, builder } = command;
  const found = [
    ...Object.entries(positionals).map(([name, data]) => line(`<${name}>`, data, data.required)),
    ...Object.entries(builder).map(([name, data]) => line(name, data, data.demandOption === true)),
  ];
  expect(found.sort()).toEqual(lines);
  expect(command.effect).toBe(effect);
});

test('every flag has a sentence, and deletes can be confirmed with -y', async () => {
  for (const { words } of read(SPECIFICATION)) {
    const { positionals = {}, builder } = await compiled(words);
    for (const [name, { describe }] of [...Object.entries(builder), ...Object.entries(positionals)]) {
      expect(`${words} ${name}: ${describe}`).toMatch(/: \S.*\S$/);
    }
  }
  expect((await compiled('conv delete')).builder.yes?.alias).toBe('y');
});

test('an article list names its collection or its category, not both and not neither', async () => {
  expect((await compiled('docs article list')).oneOf).toEqual([['collection', 'category']]);
});
