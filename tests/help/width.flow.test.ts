import { client as crm } from '../../generated/crm/client.js';
import { client as helpdesk } from '../../generated/helpdesk/client.js';
import { client as ledger } from '../../generated/ledger/client.js';
import { printed, words } from '../support/help.js';

test.each([
  ['crmcli', crm],
  ['helpdeskcli', helpdesk],
  ['ledgercli', ledger],
] as const)('help of %s follows the width of the terminal, and breaks lines between words only', async (_, client) => {
  const topics = Object.keys((await client.tree.help()).help).filter((key) => key.startsWith('help '));
  expect(topics).toContain('help commands');
  for (const line of [...topics.map((topic) => topic.split(' ')), ...(await words(client.tree))]) {
    const argv = line[0] === 'help' ? line : [...line, '--help'];
    const wide = await printed(client, argv);
    const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => !/^[\\#]?$/.test(word));
    for (const columns of [40, 61, 120]) {
      const out = await printed(client, argv, columns);
      expect(wordsOf(out)).toEqual(wordsOf(wide));
      // Commands to copy are not broken inside quotes or between a flag and its value.
      const copied = [...out.matchAll(/^ {2}\$ (?:.*\\\n)*.*$/gm)].flatMap(([example]) => example.split('\n'));
      // A line that is too long holds a single word, or a flag and its value, from the start of the line.
      const loose = copied.filter((text) => text.length > columns && /^ {2}[$ ] /.test(text));
      expect({ line, columns, loose }).toEqual({ line, columns, loose: [] });
      const prose = out.replace(/^ {2}\$ (?:.*\\\n)*.*$/gm, '').split('\n');
      const tooLong = prose.filter((text) => text.length > columns && /\S\s+\S/.test(text));
      expect({ line, columns, tooLong }).toEqual({ line, columns, tooLong: [] });
    }
  }
});
