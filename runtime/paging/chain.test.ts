import { closeAll, failureOf, json, start, type Answer } from '../http/testkit.js';
import { ids, call, parameter, range, service } from './testkit.js';

afterEach(closeAll);

/** Eight rows in pages of four, in the envelope of each style. */
const styles: Readonly<Record<string, Answer>> = {
  cursor: ({ url }, response) => {
    const from = parameter(url, 'cursor');
    json(response, { data: range(from, from + 4), next: from < 4 ? String(from + 4) : null });
  },
  link: ({ url }, response) => {
    const from = parameter(url, 'from');
    json(response, {
      d: { results: range(from, from + 4), ...(from < 4 && { next: `/rows?from=${String(from + 4)}` }) },
    });
  },
};

/** Resolves when a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; !holds(); turns += 1) {
    if (turns === 5000) throw new Error('The condition never holds.');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

describe.each(Object.entries(styles))('a list with a %s', (style, answer) => {
  test('that is read to its end requests the next page while the rows of one are used', async () => {
    const { server, http } = await start(answer, { service });
    const rows: unknown[] = [];
    for await (const page of http.pages(call, { style, ahead: true })) {
      // Without the request, this would wait for ever.
      if (rows.length === 0) await until(() => server.seen.length === 2);
      rows.push(...page.rows.map(({ id }) => id));
    }
    expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(server.seen).toHaveLength(2);
  });

  test('requests no page that its limit does not need', async () => {
    const { server, http } = await start(answer, { service });
    expect(await ids(http.rows(call, { style, ahead: true, limit: 4 }))).toEqual([0, 1, 2, 3]);
    expect(await ids(http.rows(call, { style, ahead: true, maxPages: 1 }))).toEqual([0, 1, 2, 3]);
    expect(server.seen).toHaveLength(2);
  });

  test('aborts a request whose page nobody wants', async () => {
    let isClosed = false;
    const { server, http } = await start(
      (request, response, count) => {
        if (count === 1) return answer(request, response, count);
        response.on('close', () => (isClosed = true));
        return undefined;
      },
      { service },
    );
    for await (const page of http.pages(call, { style, ahead: true })) {
      expect(page.rows).toHaveLength(4);
      await until(() => server.seen.length === 2);
      break;
    }
    await until(() => isClosed);
  });

  test('fails after the rows that arrived before the failure', async () => {
    const { http } = await start(
      (request, response, count) => (count === 1 ? answer(request, response, count) : json(response, {}, 400)),
      { service },
    );
    const rows: unknown[] = [];
    const read = async (): Promise<void> => {
      for await (const page of http.pages(call, { style, ahead: true })) {
        // The failure arrives while the rows are used.
        await new Promise((resolve) => setTimeout(resolve, 50));
        rows.push(...page.rows);
      }
    };
    const failure = await failureOf(read());
    expect(failure).toMatchObject({ kind: 'input' });
    expect(rows).toHaveLength(4);
  });
});
