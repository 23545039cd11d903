import type { CommandIr, ExampleIr, Ir } from '../../5-lower/ir.js';
import { filled, type Topic } from './topic.js';

const formats: Readonly<Record<string, string>> = {
  table: 'columns that fit the terminal',
  json: 'one array or one object',
  yaml: 'the same data in YAML',
  csv: 'a header and one line per record; values with commas or quotes are quoted',
  ndjson: 'one JSON object per line, for programs that read line by line',
};

export function outputTopic(ir: Ir): Topic {
  const { service, globals, commands } = ir;
  const known = globals.find(({ name }) => name === 'output')?.data.choices ?? Object.keys(formats);
  const setting = Object.keys(service.settings).find((name) => service.settings[name]?.fills === 'output');
  const { default: preset, emptyCsv, empty } = service.output;
  return {
    name: 'output',
    title: 'Output formats, fields and filters',
    parts: filled([
      { title: 'Formats (--output)', rows: known.map((name): [string, string] => [name, formats[name] ?? '']) },
      {
        text: `${
          preset === 'auto'
            ? 'The default is table on a terminal, and json if the output is piped or captured.'
            : `The default is ${preset}, on a terminal and in a pipe.`
        }${setting === undefined ? '' : ` To change the default of the profile, run \`${service.binary} config set ${setting} json\`.`}`,
      },
      {
        title: 'Fields, filters and limits',
        rows: [
          [
            '--fields a,b.c',
            'Print only these fields, in this order, in every format; a dot selects a field of an object',
          ],
          [
            '--jq <filter>',
            'Filter the output of --output json with a jq expression; text keeps its quotes, unless --raw-output (-r) is set',
          ],
          [
            '--raw-output, -r',
            'Print text from --jq without quotes, so that @csv, @tsv and names can be used in a pipe',
          ],
          [
            '--columns a,b',
            `Show only these columns, in this order, in a table or CSV file. To keep them for the tables of a command, run \`${service.binary} config set columns.<command> a,b\`, with dots between the words of the command`,
          ],
          [
            '--sort a,-b',
            'Sort the rows of a table or CSV file by these columns; -b is descending. At most 100,000 rows are held, and a list that a limit has cut is sorted as shown, unless the service sorts by the column, as the help of the command shows: it then sorts the whole list, for every format',
          ],
          ['--labels', 'Use the headers of tables in CSV, instead of the names of fields'],
          [
            '--csv-safe',
            'Put an apostrophe before CSV cells that begin with = + - @: a spreadsheet would run them as formulas. Without it, a file holds exactly what the service stores',
          ],
          [
            '--limit <n>',
            'Print at most n records, and read only the pages that are needed; 0 prints all. A note on stderr reports what was left out',
          ],
        ],
      },
      { title: 'Examples', examples: samples(ir, commands) },
      {
        text: 'Lists are streamed: records are printed as their pages arrive, and the run ends when the reader stops (head). Ids and amounts keep every digit. If a later page fails, the records before it are printed: in ndjson line by line, in JSON as an array that is closed. The exit code reports that the list is incomplete.',
      },
      {
        text: 'A --jq filter that begins with .[] runs while the records arrive. json, ndjson, yaml and csv contain exactly what the service stores in files and pipes; on a terminal, characters that could control it are escaped or replaced. A table, and the line that an action prints, are for people: such characters are replaced everywhere, and long texts are cut.',
      },
      {
        text: 'What makes a value easier to read is added in tables only: the currency beside an amount, the units of a duration, the name of a record in place of its id, the name of an object in place of its fields. CSV and the other formats hold plain numbers, exact times and ids; in CSV, the currency of an amount is a column of its own.',
      },
      {
        text: 'A field of --fields that no record has is reported on stderr after the records.',
      },
      {
        text: `An empty list is [] in JSON, ${emptyCsv === 'header' ? 'only the header' : 'no output'} in CSV, and "${empty}" in a table. Results go to stdout, everything else to stderr.`,
      },
      {
        text: 'On a terminal, a table shows times as ages, such as 2 h ago, and one record has both; --absolute-times shows times only. A day stays a day. If the terminal is narrow, texts are cut first, then columns on the right are left out, which the header shows with an ellipsis; ids are cut last. Tables in pipes are whole.',
      },
    ]),
  };
}

/** Returns examples of the flags on a list of the client. */
function samples({ service }: Ir, commands: readonly CommandIr[]): ExampleIr[] {
  const list = commands
    .filter(({ effect, hidden, plan, args, flags }) => {
      const free = args.every(({ data }) => !data.required) && flags.every(({ data }) => data.demandOption !== true);
      return effect === 'read' && !hidden && plan?.shape === 'rows' && free;
    })
    .sort((a, b) => a.words.length - b.words.length)[0];
  if (list === undefined) return [];
  const run = [service.binary, ...list.words].join(' ');
  const keys = (list.plan?.columns ?? []).map(({ key }) => key).filter((key) => /^\w+$/.test(key));
  const [first = 'id', second] = keys;
  return [
    { run: `${run} --limit 5 --output csv --fields ${[first, ...(second === undefined ? [] : [second])].join(',')}` },
    { run: `${run} --limit 5 --jq '.[].${first}'` },
    { run: `${run} --output ndjson | head -n 3` },
  ];
}
