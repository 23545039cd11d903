/** The topic `output`: formats, fields and filters. */
import { NO_ROWS } from '../../../runtime/base/standard.js';
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
  const { default: preset, emptyCsv } = service.output;
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
            'Filter the JSON output with a jq expression; text is quoted, unless --raw-output (-r) is set',
          ],
          ['--raw-output, -r', 'Print text from --jq without quotes, for example the output of @csv and @tsv'],
          [
            '--columns a,b',
            `Show only these columns, in this order, in a table or CSV file. To store them for a command, run \`${service.binary} config set columns.<command> a,b\`, with dots between the words of the command`,
          ],
          [
            '--sort a,-b',
            'Sort the rows of a table or CSV file by these columns; -b is descending. At most 100,000 rows can be sorted. If a limit cuts the list, only the rows shown are sorted. If the service can sort by the column (see the help of the command), it sorts the whole list, in every format',
          ],
          [
            '--envelope',
            'Print one JSON object on one line: data, ok, error, notes and meta, also when the command fails. data is the result, with --jq the list of what the filter yields; everything else in the object is from the client',
          ],
          ['--labels', 'Use the headers of tables in CSV instead of field names'],
          [
            '--csv-safe',
            'Put an apostrophe before CSV cells that begin with = + - @, which a spreadsheet would run as formulas. Without this flag, a file contains exactly what the service stores',
          ],
          [
            '--limit <n>',
            'Print at most n records and read only the pages that are needed; 0 prints all. A note on stderr reports that records were omitted',
          ],
        ],
      },
      { title: 'Examples', examples: samples(ir, commands) },
      {
        text: 'Lists are streamed: records are printed as their pages arrive, and the run ends when the reader stops (head). No digits of ids and amounts are lost. If a later page fails, the records before it are printed, and a JSON array is closed. The exit code shows that the list is incomplete.',
      },
      {
        text: 'A --jq filter that begins with .[] runs while the records arrive. In files and pipes, json, ndjson, yaml and csv contain exactly what the service stores. On a terminal, control characters are escaped or replaced. In tables and in the line that an action prints, control characters are always replaced, and long texts are cut.',
      },
      {
        text: 'Only tables make values easier to read: they show the currency next to an amount, the units of a duration, the name of a record instead of its id, and the name of an object instead of its fields. CSV and the other formats contain plain numbers, exact times and ids. In CSV, the currency of an amount is a separate column.',
      },
      {
        text: 'A field in --fields that no record has is reported on stderr after the records.',
      },
      {
        text: `An empty list is [] in JSON, ${emptyCsv === 'header' ? 'only the header' : 'no output'} in CSV, and "${NO_ROWS}" in a table. Results go to stdout, everything else to stderr.`,
      },
      {
        text: 'On a terminal, a table shows times as ages, such as 2 h ago; a single record shows both. --absolute-times shows only times. Dates are not changed. If the terminal is narrow, texts are cut first. Then columns on the right are omitted, and the header ends with an ellipsis. Ids are cut last. Tables in pipes are complete.',
      },
    ]),
  };
}

/** Returns examples of the flags on a list of the client. */
function samples({ service }: Ir, commands: readonly CommandIr[]): ExampleIr[] {
  const list = commands
    .filter(({ effect, plan, args, flags }) => {
      const free = args.every(({ data }) => !data.required) && flags.every(({ data }) => data.demandOption !== true);
      return effect === 'read' && plan?.shape === 'rows' && free;
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
