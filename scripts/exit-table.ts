/** The table of exit codes in docs/use.md: kinds of failure, and the code of each client. */
import type { Failure } from '../runtime/contract/failure.js';
import type { Service } from '../runtime/contract/service.js';

const begin = '<!-- exit codes, written by npm run generate -->\n';
const end = '<!-- end of exit codes -->\n';

/** Rows of the table: a kind of failure, and the function that finds a client's code. */
const rows: readonly (readonly [string, (service: Service) => string])[] = [
  ['none', () => '0'],
  ['other errors, not found', of('generic')],
  ['invalid command line', of('usage')],
  ['flags that cannot be combined', of('combination')],
  ['bad data, refused by the client or service', of('input')],
  ['a prompt that you decline', of('declined')],
  ['a prompt without a terminal and without `--yes`', of('unprompted')],
  ['service unreachable or failing', of('unavailable')],
  ['a bug', of('internal')],
  ['rate limit', of('rate')],
  ['not signed in, forbidden', of('auth')],
  ['a write without `--allow-writes`', (service) => (service.gate.writes === 'flag' ? of('refused')(service) : '')],
  ['configuration; a URL outside the origin', of('config')],
  ['a failed check of `doctor`', (service) => of(service.doctor?.fails ?? 'config')(service)],
  ['Ctrl-C', () => '130'],
];

function of(failure: Failure): (service: Service) => string {
  return ({ exits }) => {
    const { code, typed } = exits[failure];
    return typed === undefined || typed === code ? String(code) : `${String(typed)}; by the service: ${String(code)}`;
  };
}

/** Returns the text with the table of exit codes between its two marks. @throws Error without them */
export async function withExitTable(page: string): Promise<string> {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/use.md has no marks for the table of exit codes');
  const lines = await tableLines();
  // Most runs change nothing, and loading the formatter takes as long as the rest of the run.
  if (bare(page.slice(from + begin.length, to)) === bare(lines.join('\n'))) return page;
  const { format, resolveConfig } = await import('prettier');
  const options = { ...(await resolveConfig('docs/use.md')), parser: 'markdown' };
  return `${page.slice(0, from)}${begin}\n${await format(lines.join('\n'), options)}\n${page.slice(to)}`;
}

/**
 * Returns the text of a table without the additions of a formatter: blanks, and the width of the line below the header.
 */
const bare = (table: string): string => table.replace(/[ \n]+/g, '').replace(/-+/g, '-');

async function tableLines(): Promise<string[]> {
  const services = await Promise.all(
    [
      import('../generated/crm/service.js'),
      import('../generated/helpdesk/service.js'),
      import('../generated/ledger/service.js'),
    ].map(async (module) => (await module).service),
  );
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['failure', ...services.map(({ binary }) => `\`${binary}\``)]),
    line(['-', ...services.map(() => '-')]),
    ...rows.map(([what, codeOf]) => line([what, ...services.map(codeOf)])),
  ];
}
