import { fakeWorld } from '../testing/world.js';
import { createReporter } from './reporter.js';

test('progress is redrawn on a terminal, and silent elsewhere', () => {
  const drawn = fakeWorld([], { errTerminal: true });
  const reporter = createReporter(drawn.world);
  reporter.live('1 of 2', 'progress');
  reporter.live('2 of 2', 'progress');
  reporter.note('done\u202e');
  expect(drawn.err()).toBe('1 of 2\r\u001b[K2 of 2\r\u001b[Kdone\ufffd\n');

  const silent = fakeWorld([]);
  createReporter(silent.world).live('1 of 2', 'progress');
  expect(silent.err()).toBe('');
});

test('messages are wrapped between words on a terminal, and not in a pipe', () => {
  const text = 'word '.repeat(30).trim();
  const written = (errTerminal: boolean): string => {
    const fake = fakeWorld([], { errTerminal });
    const reporter = createReporter(fake.world);
    reporter.note(text);
    reporter.warn(text);
    reporter.note(text, 'after');
    return `${fake.err()}${reporter.release().join('')}\n`;
  };
  expect(written(false)).toBe(`${text}\nWarning: ${text}\n${text}\n`);
  const rest = (words: number): string => 'word '.repeat(words).trim();
  const wrapped = `${rest(16)}\n${rest(14)}\n`;
  expect(written(true)).toBe(`${wrapped}Warning: ${rest(14)}\n${rest(16)}\n${wrapped}`);
});

test('where an error is one JSON object, notes and warnings wait for it; on a terminal they do not', () => {
  const write = (errTerminal: boolean) => {
    const fake = fakeWorld([], { errTerminal });
    const reporter = createReporter(fake.world, { hold: true });
    reporter.note('A note.');
    reporter.warn('Mind this.');
    reporter.live('A wait.');
    return { err: fake.err(), held: reporter.release(), again: reporter.release() };
  };
  expect(write(false)).toEqual({ err: '{"notice":"A wait."}\n', held: ['A note.', 'Warning: Mind this.'], again: [] });
  expect(write(true)).toEqual({ err: 'A note.\nWarning: Mind this.\nA wait.\n', held: [], again: [] });
});

test('the state of a command that runs until it is stopped comes after the notes before it, and holds none back', () => {
  const fake = fakeWorld([], {});
  const reporter = createReporter(fake.world, { hold: true });
  reporter.note('The sandbox does not use TOY_TOKEN from the environment.');
  expect(fake.err()).toBe('');
  reporter.live('Ready.', 'text');
  reporter.warn('odd.');
  expect(fake.err()).toBe('The sandbox does not use TOY_TOKEN from the environment.\nReady.\nWarning: odd.\n');
  expect(reporter.release()).toEqual([]);
});

test('a line above a mark is not wrapped', () => {
  const fake = fakeWorld([], { errTerminal: true });
  const text = `${'word '.repeat(30)}end\n${' '.repeat(150)}^^^`;
  createReporter(fake.world).live(text, 'verbatim');
  expect(fake.err()).toBe(`${text}\n`);
});
