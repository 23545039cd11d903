/** Tasks of somebody at the help desk. */
import type { Task } from './task.js';
import { answer, answers } from './task.js';

export const helpdesk: readonly Task[] = [
  {
    name: 'Close old spam',
    question: 'Close every conversation tagged "spam?" that has not changed for 30 days.',
    lines: [
      'helpdeskcli conv search --help',
      `helpdeskcli conv search '(tag:"spam?" AND NOT status:closed AND modifiedAt:[* TO NOW-30DAYS])' --limit 0 --fields id,subject,status --output csv`,
      'helpdeskcli conv status --help',
      `helpdeskcli conv search '(tag:"spam?" AND NOT status:closed AND modifiedAt:[* TO NOW-30DAYS])' --limit 0 --jq '.[].id' | helpdeskcli conv status - --set closed`,
    ],
    check: async (desk) => {
      // Conversation 280 was changed within the last 30 days.
      expect(
        await desk.read(`helpdeskcli conv search '(tag:"spam?" AND NOT status:closed)' --output json --jq 'map(.id)'`),
      ).toEqual([500_280]);
    },
  },
  {
    name: 'Answer a customer',
    question: 'Xander Mulder of Orchid Systems wrote about an invoice. Agree to two parts, and close the conversation.',
    lines: [
      'helpdeskcli conv list --help',
      `helpdeskcli conv list --customer xander.mulder@orchid-systems.example --status all --fields id,subject,status --output csv`,
      `helpdeskcli conv threads 500290 --jq '.[]|[.type, .body]'`,
      'helpdeskcli conv reply --help',
      `helpdeskcli conv reply 500290 --body '<p>Yes, pay half now and half in December.</p>' --status closed`,
    ],
    check: async (desk, calls) => {
      expect(answers(calls)).toContain('Could we pay it in two parts?');
      expect(await desk.read('helpdeskcli conv get 500290 --output json --jq .status')).toBe('closed');
      expect(await desk.read('helpdeskcli conv threads 500290 --output json --jq .[0].body')).toContain('half now');
    },
  },
  {
    name: 'Find who has waited longest',
    question: 'Which five unassigned conversations have waited longest?',
    lines: [
      'helpdeskcli conv list --help',
      'helpdeskcli conv list --assigned-to none --sort waitingSince --limit 5 --fields id,subject,waitingSince --output csv',
    ],
    check: (_, calls) => {
      expect(answer(calls).match(/^\d{6}/gm)).toEqual(['500007', '500019', '500031', '500058', '500064']);
    },
  },
  {
    name: 'Assign what nobody has',
    question: 'Give all active conversations of the mailbox Sales that nobody has to Olga Singh.',
    lines: [
      'helpdeskcli conv list --help',
      'helpdeskcli conv assign --help',
      `helpdeskcli conv list --mailbox Sales --assigned-to none --limit 0 --jq '.[].id' | helpdeskcli conv assign - --user 'Olga Singh'`,
    ],
    check: async (desk, calls) => {
      expect(answer(calls).match(/\b5\d{5}\b/g)).toHaveLength(12);
      expect(
        await desk.read('helpdeskcli conv list --mailbox Sales --assigned-to none --output json --jq length'),
      ).toBe(0);
    },
  },
  {
    name: 'Tag by subject',
    question: 'Tag every active conversation about an invoice with "billing".',
    lines: [
      'helpdeskcli conv search --help',
      'helpdeskcli conv tag --help',
      `helpdeskcli conv search '(subject:invoice AND status:active AND NOT tag:billing)' --limit 0 --jq '.[].id' | helpdeskcli conv tag - --add billing --fields id --output csv`,
    ],
    check: async (desk) => {
      const left = `helpdeskcli conv search '(subject:invoice AND status:active AND NOT tag:billing)' --output json --jq length`;
      expect(await desk.read(left)).toBe(0);
      expect(await desk.read(`helpdeskcli conv get 500290 --output json --jq '[.tags[].tag]'`)).toContain('billing');
    },
  },
  {
    name: 'Move and take back',
    question: 'Conversation 269 went to Billing by mistake, a minute ago. Take that back.',
    before: ['helpdeskcli conv move 500269 --to-mailbox Billing'],
    lines: [
      'helpdeskcli log --since 1h --output csv',
      'helpdeskcli undo --last --dry-run',
      'helpdeskcli undo --last --yes',
    ],
    check: async (desk) => {
      expect(await desk.read('helpdeskcli conv get 500269 --output json --jq .mailboxId')).toBe(1001);
    },
  },
  {
    name: 'Report a month',
    question: 'How many conversations came in October, and how many did we close?',
    lines: [
      'helpdeskcli report company --help',
      `helpdeskcli report company --start 2026-10-01 --end 2026-10-31`,
      `helpdeskcli report conversations --start 2026-10-01 --end 2026-10-31`,
    ],
    check: (_, calls) => {
      expect(JSON.parse(answer(calls))).toMatchObject({ current: { conversationsCreated: 23 } });
      expect(JSON.parse(calls[1]?.stdout ?? '')).toMatchObject({ current: { closed: 5 } });
    },
  },
  {
    name: 'Draft an article',
    question: 'Prepare a new text for the public article "Opening hours (6)": closed on Mondays. Do not publish it.',
    lines: [
      'helpdeskcli docs article search --help',
      `helpdeskcli docs article search 'opening hours' --visibility public --fields id,name,status --output csv`,
      'helpdeskcli docs article save-draft --help',
      `helpdeskcli docs article save-draft aa164510c348feaf931edde5 --text '<p>We are closed on Mondays.</p>'`,
    ],
    check: async (desk) => {
      const published = await desk.run('helpdeskcli docs article get aa164510c348feaf931edde5 --output json');
      expect(published.stdout).not.toContain('Mondays');
      expect(
        await desk.read('helpdeskcli docs article get aa164510c348feaf931edde5 --output json --jq .hasDraft'),
      ).toBe(true);
    },
  },
  {
    name: 'Change an address',
    question: 'Noor van der Berg of Lumen Textiles has a new phone number: +31 20 555 0199.',
    lines: [
      'helpdeskcli customer search --help',
      `helpdeskcli customer search '(emailDomain:lumen-textiles.example)' --fields id,firstName,lastName,email --output csv`,
      'helpdeskcli customer update --help',
      `helpdeskcli customer update 3013 --phone '+31 20 555 0199'`,
    ],
    check: async (desk) => {
      expect(await desk.run('helpdeskcli customer get 3013 --output json')).toMatchObject({
        stdout: expect.stringContaining('+31 20 555 0199') as string,
      });
    },
  },
  {
    name: 'Write to a customer first',
    question: 'Write to ada.novak@granite-foods.example from Support: her order leaves on Friday. Do it once only.',
    lines: [
      'helpdeskcli conv create --help',
      `helpdeskcli conv create --mailbox Support --customer ada.novak@granite-foods.example --subject 'Your order' --body '<p>It leaves on Friday.</p>' --once friday-order --output json`,
      `helpdeskcli conv create --mailbox Support --customer ada.novak@granite-foods.example --subject 'Your order' --body '<p>It leaves on Friday.</p>' --once friday-order --output json`,
    ],
    check: async (desk) => {
      const found = `helpdeskcli conv search '(subject:"Your order")' --output json --jq length`;
      expect(await desk.read(found)).toBe(1);
    },
  },
  {
    name: 'Count the tags',
    question: 'Which tag do the most conversations have?',
    lines: ['helpdeskcli tag list'],
    check: (_, calls) => {
      expect(answer(calls)).toMatch(/VIP .* 28\n/);
    },
  },
];
