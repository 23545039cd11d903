/** Reads bank statements in MT940. */
import { signed, type Statement } from './statement.js';

const TAG = /^:(\d{2}[A-Z]?):(.*)$/;
/** Direction, date, currency and amount. */
const BALANCE = /^([CD])\d{6}[A-Z]{3}(\d+(?:,\d*)?)$/;
/** Value date, perhaps the date of the entry, direction (R: reversal), perhaps a letter of the currency, and amount. */
const ENTRY = /^\d{6}(?:\d{4})?(RC|RD|EC|ED|C|D)[A-Z]?(\d+(?:,\d*)?)/;
const OUT = ['D', 'RC', 'ED'];

interface Open {
  name: string;
  opening?: string;
  closing?: string;
  readonly entries: string[];
}

/** Reads a file to its end. Returns its statements, or the error in it. */
export function readMt940(text: string): readonly Statement[] | string {
  const statements: Open[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [, tag = '', value = ''] = TAG.exec(line) ?? [];
    const damaged = `line ${String(at + 1)} is damaged: ${JSON.stringify(line.slice(0, 40))}`;
    if (tag === '20') statements.push({ name: value.trim(), entries: [] });
    const open = statements.at(-1);
    if (open === undefined) continue;
    if (tag === '28C' || tag === '28') open.name = value.trim();
    if (tag.startsWith('60') || tag.startsWith('62')) {
      const [, sign, amount] = BALANCE.exec(value.trim()) ?? [];
      if (amount === undefined) return damaged;
      open[tag.startsWith('60') ? 'opening' : 'closing'] = signed(plain(amount), sign === 'D');
    }
    if (tag === '61') {
      const [, sign = '', amount] = ENTRY.exec(value) ?? [];
      if (amount === undefined) return damaged;
      open.entries.push(signed(plain(amount), OUT.includes(sign)));
    }
  }
  const cut = statements.find(({ opening, closing }) => opening === undefined || closing === undefined);
  if (cut === undefined) return statements;
  const lack = cut.opening === undefined ? 'opening balance (:60F:)' : 'closing balance (:62F:)';
  return `statement ${cut.name} has no ${lack}; the file may be cut off`;
}

/** Returns an amount with a decimal point. The comma of the format is required, even without decimals. */
const plain = (amount: string): string => amount.replace(/,$/, '').replace(',', '.');
