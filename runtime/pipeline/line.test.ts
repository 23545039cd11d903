import { CliError } from '../base/errors.js';
import type { Line } from '../contract/pipeline.js';
import { overriddenFlags, parseLine, type Form } from './line.js';

const form: Form = {
  name: 'toycli item get',
  usage: '<id> [more...] [flags]',
  below: [],
  positionals: {
    id: { kind: 'id', required: true, describe: '' },
    more: { kind: 'text', required: false, variadic: true, describe: '' },
  },
  flags: {
    title: { kind: 'text', describe: '' },
    'due-date': { kind: 'date', alias: 'd', describe: '' },
    tag: { kind: 'text', repeat: true, describe: '' },
    customer: { kind: 'yesno', describe: '' },
    yes: { kind: 'boolean', alias: 'y', describe: '' },
    'no-color': { kind: 'boolean', describe: '' },
    output: { kind: 'enum', alias: 'o', describe: '' },
  },
};

const parse = (...tokens: string[]): Line => parseLine(form, tokens);

function refused(...tokens: string[]): CliError {
  try {
    parse(...tokens);
  } catch (error) {
    expect(error).toBeInstanceOf(CliError);
    return error as CliError;
  }
  throw new Error(`accepted: ${tokens.join(' ')}`);
}

test('digits are not changed, wherever they are', () => {
  const ids = ['12345678901234567890123', '00017', '1e3', '0x10', '1_000'];
  const { positionals } = parse(...ids);
  expect(positionals).toEqual({ id: ids[0], more: ids.slice(1) });
  for (const id of ids) expect(parse('1', '--title', id).flags).toEqual({ title: id });
});

test('values follow the flag, in the same token too, and short names as well', () => {
  for (const tokens of [['--due-date', 'x'], ['--due-date=x'], ['-d', 'x'], ['-dx'], ['-d=x']]) {
    expect(parse('1', ...tokens).flags).toEqual({ 'due-date': 'x' });
  }
  expect(parse('1', '-o', 'json').flags).toEqual({ output: 'json' });
});

test('values keep equal signs, blanks, quotes and line breaks, and may be empty', () => {
  for (const text of ['a=b=c', ' a  b ', '"quoted"', "it's", 'two\nlines', '', '-', 'ünï 日本']) {
    expect(parse('1', '--title', text).flags).toEqual({ title: text });
    expect(parse('1', `--title=${text}`).flags).toEqual({ title: text });
  }
});

test('negative numbers are values and arguments', () => {
  expect(parse('1', '--title', '-5').flags).toEqual({ title: '-5' });
  expect(parse('-3.5').positionals).toEqual({ id: '-3.5' });
});

test('what follows -- is never a flag', () => {
  expect(parse('--', '--yes', '-y')).toEqual({ flags: {}, positionals: { id: '--yes', more: ['-y'] } });
});

test('a switch takes no value from the next token', () => {
  expect(parse('--yes', 'true')).toEqual({ flags: { yes: 'true' }, positionals: { id: 'true' } });
  expect(parse('-y', '5')).toEqual({ flags: { yes: 'true' }, positionals: { id: '5' } });
  expect(parse('1', '--yes=false').flags).toEqual({});
  expect(parse('1', '-y', '--yes').flags).toEqual({ yes: 'true' });
  expect(refused('1', '--yes=perhaps').message).toBe('--yes takes no value, but "perhaps" was given.');
});

test('a flag called no-something is not the opposite of another', () => {
  expect(parse('1', '--no-color').flags).toEqual({ 'no-color': 'true' });
  expect(refused('1', '--no-yes').message).toContain('Unknown flag --no-yes');
});

test('a yes-or-no flag takes a word that is one, and nothing else', () => {
  expect(parse('--customer', 'no', '5')).toEqual({ flags: { customer: 'no' }, positionals: { id: '5' } });
  expect(parse('--customer', '5')).toEqual({ flags: { customer: 'true' }, positionals: { id: '5' } });
  expect(parse('5', '--customer').flags).toEqual({ customer: 'true' });
  expect(parse('5', '--customer=0').flags).toEqual({ customer: '0' });
});

test('a repeatable flag is a list; of any other the last value counts', () => {
  expect(parse('1', '--tag', 'a', '--tag=b').flags).toEqual({ tag: ['a', 'b'] });
  expect(parse('1', '--tag', 'a').flags).toEqual({ tag: ['a'] });
  expect(parse('1', '-o', 'json', '--output', 'csv').flags).toEqual({ output: 'csv' });
  expect(parse('1', '--yes', '--yes=false').flags).toEqual({});
});

test('a flag of one value that gets different ones is reported, by whichever name', () => {
  const twice = (...tokens: string[]): string[] => overriddenFlags(form.flags, tokens);
  expect(twice('1', '-o', 'json', '--output=csv')).toEqual(['--output was given twice; the last value is used.']);
  expect(twice('--title', 'a', '--title', 'b', '--title', 'a', '-dx')).toEqual([
    '--title was given 3 times; the last value is used.',
  ]);
  expect(twice('--yes', '--yes=false', '--customer', '--customer', 'no')).toHaveLength(2);
  expect(twice('--tag', 'a', '--tag', 'b', '--title', 'a', '--title=a', '--yes', '-y')).toEqual([]);
  expect(twice('--title', '-otable', '-ojson', '--', '-ocsv')).toEqual([]);
});

test('a list flag does not take the arguments after it', () => {
  expect(parse('--tag', 'a', '5', '6')).toEqual({ flags: { tag: ['a'] }, positionals: { id: '5', more: ['6'] } });
});

test('a flag without its value is named, by whichever name it was typed', () => {
  for (const tokens of [['--due-date'], ['-d'], ['--due-date', '--yes']]) {
    expect(refused('1', ...tokens).message).toBe('--due-date needs a value.');
  }
  for (const tokens of [
    ['--title', '--output'],
    ['--title', '-o', '--yes'],
  ]) {
    expect(refused('1', ...tokens).message).toBe('--title needs a value.');
  }
  expect(refused('--yes', '1', '--title').remedy).toBeUndefined();
});

test('a flag takes the next word, whatever it begins with, unless that is a flag of the command', () => {
  for (const text of ['- called back', '-- John', '--', '--draft', '-yes or no', '-1', '-', '--constructor']) {
    expect(parse('1', '--title', text)).toEqual({ flags: { title: text }, positionals: { id: '1' } });
    expect(parse('--title', text, '1').positionals).toEqual({ id: '1' });
  }
  for (const word of ['--yes', '-y', '--output=json']) {
    const error = refused('1', '--title', word);
    expect(error.message).toBe('--title needs a value.');
    expect(error.remedy).toBe(
      `${word.split('=')[0] ?? ''} is a flag of the command. To use it as a value, write --title=${word}.`,
    );
  }
  expect(parse('1', '--title=--yes').flags).toEqual({ title: '--yes' });
});

test('the error for an unknown flag suggests the nearest', () => {
  const error = refused('1', '--titel', 'x');
  expect(error.message).toBe('Unknown flag --titel for "toycli item get".');
  expect(error.details.suggestions).toEqual(['--title']);
  expect(error.details.lines).toEqual([
    'Usage: toycli item get <id> [more...] [flags]',
    'Help: toycli item get --help',
  ]);
  expect(refused('1', '--hiden').details.suggestions).toEqual([]);
  expect(error.remedy).toBeUndefined();
});

test('the error for an argument that begins with a dash says how to write it', () => {
  for (const text of ['- called back', '-- John', '--called back']) {
    expect(refused(text).remedy).toBe('Put -- before an argument that begins with a dash.');
    expect(parse('--', text).positionals).toEqual({ id: text });
  }
});

test('flags are matched whole and by their own spelling', () => {
  for (const flag of ['--dueDate', '--due', '--Title', '--title.x', '--__proto__', '--constructor', '-z']) {
    expect(refused('1', flag, 'x').message).toContain('Unknown flag');
  }
});

test('an unexpected argument is refused, with subcommands as suggestions', () => {
  const line = { name: 'toycli audit', positionals: {}, flags: {}, below: ['skips'] };
  expect(() => parseLine(line, ['skip'])).toThrow(
    expect.objectContaining({
      message: 'Unexpected argument "skip": the command takes none.',
      details: expect.objectContaining({ suggestions: ['skips'] }) as unknown,
    }),
  );
});

test('a word after a flag that does not take it gets a hint', () => {
  const line = { ...form, name: 'toycli item list', positionals: {} };
  expect(() => parseLine(line, ['--customer', 'perhaps'])).toThrow(
    expect.objectContaining({ remedy: '--customer takes true, false, yes, no, 1 or 0.' }),
  );
  expect(() => parseLine(line, ['-y', 'really'])).toThrow(expect.objectContaining({ remedy: '--yes takes no value.' }));
  expect(() => parseLine(line, ['--title', 'x', 'more'])).toThrow(expect.objectContaining({ remedy: undefined }));
  expect(() => parseLine(line, ['--customer=no', 'more'])).toThrow(expect.objectContaining({ remedy: undefined }));
});
