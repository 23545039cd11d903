/** The pager on a real terminal, which only a pseudo-terminal can show. */
import { hasProgram, onScreen } from '../support/terminal.js';

const onTerminal = hasProgram('script') && hasProgram('less') ? test : test.skip;

onTerminal('less shows a long list; q ends the command with 0', async () => {
  const screen = await onScreen('crmcli', 'deal list --profile sandbox --limit 0', [{ after: '\n:', keys: 'q' }]);
  expect(screen).toContain('Title');
  expect(screen).toContain('[exit 0]');
  expect(screen.split('\n').length).toBeLessThan(35);
});

onTerminal('the note about a list follows the pager', async () => {
  const presses = [
    { after: '\n:', keys: 'G' },
    { after: '(END)', keys: 'q' },
  ];
  const screen = await onScreen('helpdeskcli', 'conv list --profile sandbox --limit 30', presses);
  expect(screen).toMatch(/\(END\)[^]*30 of \d+ shown; --limit 0 for all\.\n3 columns do not fit: .*\n\[exit 0\]/);
});

onTerminal('a list that fits the screen, and help, end without a key', async () => {
  const screen = await onScreen('helpdeskcli', 'conv list --profile sandbox --limit 5', []);
  expect(screen).toContain('5 of ');
  expect(screen).toContain('[exit 0]');
  expect(await onScreen('helpdeskcli', '', [])).toMatch(/^Command-line client[^]*help <topic>[^]*\[exit 0\]/);
});
