/** Reads what was printed with parsers that share no code with the runtime. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

const PYTHON = `
import csv, json, sys
csv.field_size_limit(1 << 30)
def refuse(word): raise ValueError('not JSON: ' + word)
for path in sys.stdin.read().split():
    try:
        with open(path, encoding='utf-8', errors='surrogatepass', newline='') as file:
            if path.endswith('.csv'):
                widths = {len(row) for row in csv.reader(file, strict=True)}
                if len(widths) > 1: raise ValueError('rows of different widths: %s' % widths)
            elif path.endswith('.ndjson'):
                for line in file.read().split('\\n'):
                    if line: json.loads(line, parse_constant=refuse)
            else: json.load(file, parse_constant=refuse)
    except Exception as error: print(path, type(error).__name__, str(error)[:300])
`;

/** Each YAML file has the same structure and types as the JSON beside it. */
const RUBY = `
require 'yaml'; require 'json'; require 'date'
def differ(one, two, at = '$')
  if one.is_a?(Hash) && two.is_a?(Hash)
    return "#{at}: keys" if one.size != two.size
    one.zip(two).each { |(k, v), (l, w)| found = (k.is_a?(String) ? nil : "#{at}: key #{k.class}") || differ(v, w, "#{at}/#{l}"[0, 90]); return found if found }
  elsif one.is_a?(Array) && two.is_a?(Array)
    return "#{at}: #{one.size} elements" if one.size != two.size
    one.each_index { |i| found = differ(one[i], two[i], "#{at}/#{i}"); return found if found }
  elsif two.is_a?(String)
    return "#{at}: #{one.class} in place of #{two[0, 80].inspect}" unless one.is_a?(String)
    return "#{at}: #{one[0, 80].inspect} in place of #{two[0, 80].inspect}" if two.ascii_only? && two !~ /[\\x00-\\x1f\\x7f]/ && one != two
  elsif two.is_a?(Numeric) then return "#{at}: #{one.inspect[0, 80]} in place of #{two}" unless one.is_a?(Numeric) || two.to_f.infinite?
  elsif one != two then return "#{at}: #{one.inspect[0, 80]} in place of #{two.inspect[0, 80]}"
  end
  nil
end
STDIN.read.split.each do |path|
  begin
    found = YAML.safe_load(File.read(path, encoding: 'UTF-8'), permitted_classes: [Date, Time], aliases: false)
    fault = differ(found, JSON.parse(File.read(path + '.twin', encoding: 'UTF-8')))
    puts "#{path} #{fault}" if fault
  rescue Exception => error
    puts "#{path} #{error.class} #{error.message[0, 300]}"
  end
end
`;

/**
 * The lines that a parser prints about files.
 *
 * @throws Error without the program, which names the package of Debian that has it
 */
export function listed(program: string, args: readonly string[], paths: readonly string[]): string[] {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    input: paths.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error !== undefined && 'code' in error && error.code === 'ENOENT')
    throw new Error(`${program} is not installed. The outputs are read with it: apt-get install ${program}`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

export interface Printed {
  readonly format: 'json' | 'yaml' | 'csv' | 'ndjson';
  readonly text: string;
  /** The same result as JSON, for YAML. */
  readonly twin?: string;
  /** What was run, for the report. */
  readonly what: string;
}

/** Returns one line for each output that a parser refuses or reads differently. */
export async function faultsOf(printed: readonly Printed[], folder: string): Promise<readonly string[]> {
  const files = printed.map(({ format, text, twin, what }, at) => {
    const path = join(folder, `${String(at)}.${format}`);
    writeFileSync(path, text);
    if (twin !== undefined) writeFileSync(`${path}.twin`, twin);
    return { path, format, what };
  });
  const of = (...formats: readonly string[]): string[] =>
    files.filter(({ format }) => formats.includes(format)).map(({ path }) => path);
  const faults = [
    ...listed('python3', ['-c', PYTHON], of('json', 'csv', 'ndjson')),
    ...listed('ruby', ['-e', RUBY], of('yaml')),
  ];
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const path of of('csv', 'ndjson')) {
    const reader = path.endsWith('.csv')
      ? `read_csv('${path}', header = true, all_varchar = true, auto_detect = false, columns = ${columnsOf(
          printed,
          files.findIndex((file) => file.path === path),
        )}, quote = '"', escape = '"', delim = ',', max_line_size = 100000000, strict_mode = true)`
      : `read_json('${path}', format = 'newline_delimited', columns = {x: 'VARCHAR'}, maximum_object_size = 100000000)`;
    try {
      await connection.runAndReadAll(`select count(*) from ${reader}`);
    } catch (error) {
      faults.push(`${path} DuckDB ${(error as Error).message.slice(0, 300)}`);
    }
  }
  connection.closeSync();
  instance.closeSync();
  return faults.map((fault) => {
    const [path = ''] = fault.split(' ');
    const file = files.find((one) => one.path === path);
    return `${file?.what ?? ''}: ${file?.format ?? ''} ${fault.slice(path.length + 1)}`;
  });
}

/** The columns that the header row names, as DuckDB wants them. Names in quotes are not among those of our specs. */
function columnsOf(printed: readonly Printed[], at: number): string {
  const names = (printed[at]?.text.split('\n', 1)[0] ?? '').split(',');
  return `{${names.map((name, index) => `'${name.replaceAll("'", "''")}_${String(index)}': 'VARCHAR'`).join(', ')}}`;
}
