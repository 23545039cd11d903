/** The pictures of the README: how they are drawn, and that those in docs/pictures/ can be shown in light and dark. */
import { parseXml } from '@rgrove/parse-xml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page, runsOf, terminal } from '../scripts/drawing.js';
import { root } from './support/cli.js';

test('colors and bold text of a terminal end where their codes end', () => {
  expect(runsOf('\u001b[1mID\u001b[22m 1 \u001b[31mError:\u001b[39m <x>')).toEqual([
    { text: 'ID', classes: ['bold'] },
    { text: ' 1 ', classes: [] },
    { text: 'Error:', classes: ['red'] },
    { text: ' <x>', classes: [] },
  ]);
});

test('a code that has no color here is an error: the picture would show other text than the terminal', () => {
  expect(() => runsOf('\u001b[45mx')).toThrow('The code 45 is not drawn.');
  expect(() => runsOf('\u001b[2Kx')).toThrow('a code that is not drawn');
});

test('text of a terminal is escaped, in its column, and no wider than the window', () => {
  const svg = terminal('A & B', ['$ list', 'a <b> \u001b[1m&\u001b[22m'], 20);
  const texts = [...svg.matchAll(/<text x="([\d.]+)".*?>(.*?)<\/text>/g)].map(([, x, text]) => [Number(x), text]);
  expect(texts).toEqual([
    [20, '$'],
    [28.4, ' list'],
    [20, 'a &#60;b&#62; '],
    [70.4, '&#38;'],
  ]);
  expect(() => parseXml(svg)).not.toThrow();
  expect(() => terminal('A', ['x'.repeat(21)], 20)).toThrow('wider than 20 columns');
});

test('a page keeps its rules for dark screens, and loses its rules for other widths and for paper', () => {
  const style = [
    '.a{color:red}',
    '@media screen and (prefers-color-scheme:dark){.a{color:pink}}',
    '@media (min-width:56rem){.wide{display:grid}}',
    '@media screen and (max-width:40rem){.narrow{display:none}.b{margin:0}}',
    '@media print{.paper{color:black}}',
  ].join('\n');
  const svg = page('A', `<style>${style}</style><body><main class="a">A</main></body>`, 100, 50);
  expect(svg).toContain('@media (prefers-color-scheme:dark){.a{color:pink}}');
  expect(svg).toContain('\n.wide{display:grid}');
  expect(svg).not.toMatch(/narrow|paper|min-width/);
  expect(() => parseXml(svg)).not.toThrow();
});

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const pictures = [...readme.matchAll(/!\[(.*?)\]\((.*?)\)/g)].map(([, text = '', path = '']) => [path, text] as const);

test('the README has two pictures', () => {
  expect(pictures.map(([path]) => path)).toEqual(['docs/pictures/terminal.svg', 'docs/pictures/report.svg']);
});

test.each(pictures)('%s is well formed, light and dark, loads nothing, and has a text beside it', (path, text) => {
  const svg = readFileSync(join(root, path), 'utf8');
  expect(() => parseXml(svg)).not.toThrow();
  expect(svg).toContain('@media (prefers-color-scheme:dark)');
  expect(svg.replaceAll(/xmlns(?::xlink)?="[^"]*"/g, '')).not.toMatch(/https?:|<script|<image|@import|url\(/);
  expect(text.length).toBeGreaterThan(20);
  expect(svg.length).toBeLessThan(60_000);
});
