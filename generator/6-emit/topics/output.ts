import type { CommandIr, ExampleIr, Ir } from '../../5-lower/ir.js';
import { filled, type Topic } from './topic.js';

const formats: Readonly<Record<string, string>> = {
  table: 'for reading: columns that fit the terminal',
  json: 'one array, or one object',
  yaml: 'the same as YAML',
  csv: 'a header and one line a record; commas and quotes are quoted',
  ndjson: 'one JSON object a line, for programs that read lines',
};

export function outputTopic(ir: Ir): Topic {
  const { service, globals, commands } = ir;
  const known = globals.find(({ name }) => name === 'output')?.data.choices ?? Object.keys(formats);
  const setting = Object.keys(service.settings).find((name) => service.settings[name]?.fills === 'output');
  const { default: usual, jq, emptyCsv, empty } = service.output;
  return {
    name: 'output',
    title: 'Formats, fields, filters and streams',
    parts: filled([
      { title: 'Formats (--output)', rows: known.map((name): [string, string] => [name, formats[name] ?? '']) },
      {
        text: `${
          usual === 'auto'
            ? 'Without --output it is a table on a terminal, and JSON when the output is piped or captured.'
            : `Without --output it is ${usual}, on a terminal and in a pipe.`
        }${setting === undefined ? '' : ` \`${service.binary} config set ${setting} json\` changes that for the profile.`}`,
      },
      {
        title: 'Choosing',
        rows: [
          ['--fields a,b.c', 'Keeps these fields in this order, in every format; a dot goes into an object'],
          [
            '--jq <filter>',
            `The whole jq language over the JSON of the result, in place of --output. A list is an array, a record ${jq === 'bare' ? 'an object' : 'an array of one'}; text keeps its quotes`,
          ],
          ['--limit <n>', 'Stops after that many records, and reads no page that is not needed'],
        ],
      },
      { title: 'Examples', examples: samples(ir, commands) },
      {
        text: 'Lists stream: records leave as their pages arrive, however many there are, and a reader that stops early (head) ends the run. Ids and amounts keep every digit.',
      },
      {
        text: `An empty list is [] as JSON, ${emptyCsv === 'header' ? 'the header alone' : 'nothing'} as CSV, and "${empty}" as a table. Results go to stdout and everything else to stderr.`,
      },
    ]),
  };
}

/** The flags on a list that this client has. */
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
