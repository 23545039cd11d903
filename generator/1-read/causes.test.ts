import { parseEvents, YAMLException } from 'js-yaml';
import { causeOf } from './causes.js';

test.each([
  ['a: 1\n\tb: 2\n', 'the line is indented with a tab'],
  ['summary: Shown as: table\n', 'text with ": " in it stands without quotes'],
  ['a: { summary: Shown as: table }\n', 'text with ": " in it stands without quotes'],
  ['a: [one, two: x: y]\n', 'text with ": " in it stands without quotes'],
  ['a: @file\n', 'text that begins with @ stands without quotes'],
  ['confirm: {id} goes?\n', 'text that begins with a bracket stands without quotes'],
  ['a: "x\nb: 1\n', 'a quote or a bracket that was opened above is not closed'],
  ['a: [x\nb: 1\n', 'a quote or a bracket that was opened above is not closed'],
  ['a: 1\nb { c: [2] }\n', 'a key stands without its colon'],
  ['a: 1\nb\nc: 2\n', 'a key stands without its colon'],
  ['a: 1\n b: 2\n', 'the line does not stand below the ones that it belongs to'],
  ['a:\n   b: 1\n  c: 2\n', 'the line does not stand below the ones that it belongs to'],
  ['a: "\\d"\n', 'unknown escape sequence'],
])('%j is explained', (text, reason) => {
  let found: string | undefined;
  try {
    parseEvents(text, {});
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    found = causeOf(text, error.mark?.position ?? 0, error.reason).reason;
  }
  expect(found).toBe(reason);
});
