import { problemOf } from './invalid.js';

const whole = {
  openapi: '3.0.3',
  paths: { '/a/{id}': { get: { tags: ['one', 'two'], parameters: [{ in: 'path' }, { in: 'nowhere' }] } } },
};

/** Message of the parser about a line of the description as JSON. */
const about = (text: string, hint: string): string => {
  const lines = JSON.stringify(whole, undefined, 2).split('\n');
  const line = lines.findIndex((one) => one.includes(hint)) + 1;
  return `${text}\n\n  ${String(line - 1)} | ${String(lines[line - 2])}\n> ${String(line)} | ${String(lines[line - 1])}\n     |   ^ here!\n`;
};

test.each([
  [
    about("REQUIRED must have required property 'responses'", '"get"'),
    "#/paths/~1a~1{id}/get must have required property 'responses'",
  ],
  [
    about('ENUM must be equal to one of the allowed values\n(path, query)', 'nowhere'),
    '#/paths/~1a~1{id}/get/parameters/1/in must be equal to one of the allowed values (path, query)',
  ],
  [about('TYPE must be number', '"two"'), '#/paths/~1a~1{id}/get/tags/1 must be number'],
  ['There is no place here.\n', 'There is no place here.'],
])('%j', (message, problem) => {
  expect(problemOf(message, whole)).toBe(problem);
});
