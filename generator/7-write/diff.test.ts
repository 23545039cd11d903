import { unified } from './diff.js';

test('the same text has no difference', () => {
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

test('inserted lines are not told as changes of what follows', () => {
  const before = 'a\nb\nc\n';
  expect(unified('x', before, 'a\nx\ny\nb\nc\n')).toBe('--- a/x\n+++ b/x\n@@ -1,3 +1,5 @@\n a\n+x\n+y\n b\n c\n');
});
