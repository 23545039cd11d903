/**
 * Adds the books of a CSV file that the library does not have yet.
 *
 * @type {import('cmdspec-runtime/kit').Workflow<{ file: string }, 'known' | 'add'>}
 */
const bookImport = async (args, kit) => {
  const known = new Set();
  for await (const { title } of kit.calls.known.rows()) known.add(title);

  const books = [];
  // Everything that can be checked is checked before the first write.
  for await (const { line, values } of kit.readCsv(args.file, { columns: ['title', 'pages'] })) {
    if (!/^[1-9]\d*$/.test(values.pages)) {
      kit.fail('input', `Line ${line} of ${args.file} has no number of pages.`, 'Nothing was sent. Correct the line.');
    }
    if (!known.has(values.title)) books.push({ title: values.title, pages: Number(values.pages) });
  }
  if (books.length === 0) return kit.out.action('The library has all of these books.', { added: 0 });

  await kit.bulk(books, (book) => kit.calls.add.send(book), {
    noun: ['book', 'books'],
    name: ({ title }) => `book ${JSON.stringify(title)}`,
    failed: 'was not added',
    question: [`Add ${books.length} books?`],
    report: ({ done, failed }) =>
      kit.out.action(`Added ${done.length} books.`, { added: done.length, failed: failed.length }),
  });
};

export default bookImport;
