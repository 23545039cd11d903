import { parseEvents, YAMLException } from 'js-yaml';
import { causeOf } from './causes.js';

test.each([
  ['a: 1\n\tb: 2\n', 'the line is indented with a tab'],
  ['summary: Shown as: table\n', 'text that contains ": " is not quoted'],
  ['a: { summary: Shown as: table }\n', 'text that contains ": " is not quoted'],
  ['a: [one, two: x: y]\n', 'text that contains ": " is not quoted'],
  ['a: { says: Closed {id}, path: /x }\n', 'text in braces that contains a bracket is not quoted'],
  ['a: { says: Closed order {id} }\n', 'text in braces that contains a bracket is not quoted'],
  ['a: [get {id}, b]\n', 'text in braces that contains a bracket is not quoted'],
  ['a: @file\n', 'text that begins with @ is not quoted'],
  ['confirm: {id} goes?\n', 'text that begins with a bracket is not quoted'],
  ['a: "x\nb: 1\n', 'a quote or bracket above is not closed'],
  ['a: [x\nb: 1\n', 'a quote or bracket above is not closed'],
  ['a: 1\nb { c: [2] }\n', 'a key has no colon'],
  ['a: 1\nb\nc: 2\n', 'a key has no colon'],
  ['a: 1\n b: 2\n', 'the indentation does not match the lines above'],
  ['a:\n   b: 1\n  c: 2\n', 'the indentation does not match the lines above'],
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
