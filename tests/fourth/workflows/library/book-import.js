/**
 * Books of a CSV file that the library does not have yet.
 *
 * @type {import('cmdspec-runtime/kit').Workflow<{ file: string, 'at-once': number }, 'known' | 'add'>}
 */
const bookImport = async (args, kit) => {
  const known = new Set();
  for await (const { title } of kit.calls.known.rows()) known.add(title);

  const books = [];
  for await (const { line, values } of kit.readCsv(args.file, { columns: ['title', 'pages'] })) {
    if (!/^[1-9]\d*$/.test(values.pages)) {
      kit.fail('input', `Line ${line} of ${args.file} has no number of pages.`, 'Nothing was sent. Correct the line.');
    }
    if (!known.has(values.title)) books.push({ ...values, pages: Number(values.pages) });
  }
  if (books.length === 0) return kit.out.action('Every book is there already.', { added: 0 });

  await kit.bulk(books, ({ title, author, pages }) => kit.calls.add.send({ title, author, pages }), {
    noun: ['book', 'books'],
    name: ({ title }) => `book ${JSON.stringify(title)}`,
    failed: 'was not added',
    question: [`Add ${books.length} books?`],
    atOnce: args['at-once'],
    report: ({ done, failed, untried }) =>
      kit.out.action(`Added ${done.length} books.`, {
        added: done.length,
        failed: failed.length,
        untried: untried.map(({ title }) => title),
      }),
  });
};

export default bookImport;
