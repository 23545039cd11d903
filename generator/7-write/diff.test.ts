import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unified } from './diff.js';

test('equal texts have an empty diff', () => {
  expect(unified('x', 'a\n', 'a\n')).toBe('');
});

test('a change has three lines around it', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\nh\n';
  expect(unified('x', before, before.replace('e', 'E'))).toBe(
    '--- a/x\n+++ b/x\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n',
  );
});

test('changes that are far apart have a hunk each', () => {
  const before = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('');
  const after = before.replace('line 2\n', '').replace('line 25\n', 'line 25\nmore\n');
  expect(unified('x', before, after).match(/^@@.*$/gm)).toEqual(['@@ -1,6 +1,5 @@', '@@ -24,6 +23,7 @@']);
});

test('a new and a removed file', () => {
  expect(unified('x', undefined, 'a\n')).toBe('--- /dev/null\n+++ b/x\n@@ -0,0 +1,1 @@\n+a\n');
  expect(unified('x', 'a\n', undefined)).toBe('--- a/x\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n');
});

test('inserted lines do not change the lines after them', () => {
  const before = 'a\nb\nc\n';
  expect(unified('x', before, 'a\nx\ny\nb\nc\n')).toBe('--- a/x\n+++ b/x\n@@ -1,3 +1,5 @@\n a\n+x\n+y\n b\n c\n');
});

test('a missing newline at the end is shown', () => {
  expect(unified('x', 'a', 'a\n')).toBe('--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n');
});

const lines = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${text(index)}\n`).join('');

test('a long file with changes all over is compared line by line', () => {
  const before = lines(20_000, (index) => `line ${String(index)}`);
  const after = lines(20_000, (index) => `line ${String(index)}${index % 50 === 0 ? ' changed' : ''}`);
  const diff = unified('x', before, after);
  expect(diff.match(/^-line/gm)).toHaveLength(400);
  expect(diff.match(/^@@/gm)).toHaveLength(400);
});

test('a long file with a change in every line is shown as replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diff-'));
  const before = lines(20_000, (index) => `line ${String(index)}`);
  const after = lines(20_000, (index) => `other line ${String(index)}`);
  const diff = unified('x', before, after);
  expect(diff).toContain('--- a/x\n+++ b/x\n@@ -1,20000 +1,20000 @@\n-line 0\n');
  await writeFile(join(folder, 'x'), before);
  await writeFile(join(folder, 'change.patch'), diff);
  await promisify(execFile)('patch', ['-p1', '-i', 'change.patch'], { cwd: folder });
  expect(await readFile(join(folder, 'x'), 'utf8')).toBe(after);
});

test('a new and a removed file may be long', () => {
  const text = lines(20_000, (index) => `line ${String(index)}`);
  expect(unified('x', undefined, text)).toContain('@@ -0,0 +1,20000 @@\n+line 0\n');
  expect(unified('x', text, undefined)).toContain('@@ -1,20000 +0,0 @@\n-line 0\n');
});
