/** Reads bank statements in CAMT, the XML format of ISO 20022. */
import { XmlElement, XmlError, parseXml } from '@rgrove/parse-xml';
import { signed, type Statement } from './statement.js';

/** Elements of the messages that hold the statements of an account. */
const HOLDERS = ['Stmt', 'Rpt', 'Ntfctn'];

/** Reads a message to its end. Returns its statements, or the error in the file. */
export function readCamt(bytes: Buffer): readonly Statement[] | string {
  const text = decoded(bytes);
  if (text === undefined) return 'it has an unknown character encoding';
  try {
    const { root } = parseXml(text);
    const [message] = root === null ? [] : childrenOf(root);
    const found = message === undefined ? [] : childrenOf(message).filter((one) => HOLDERS.includes(nameOf(one)));
    return found.length === 0 ? 'it has no statement' : found.map(statementOf);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [what = ''] = error.message.split('\n');
    return `its XML is cut off or damaged (${what.replace(/\.$/, '')})`;
  }
}

/** Decodes a file by the encoding in its declaration, because not all banks write UTF-8. */
function decoded(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 200);
  const label = /^(?:\ufeff|\xef\xbb\xbf)?<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const nameOf = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

const childrenOf = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement);

/** Returns the elements at the end of a path of names. */
const below = (element: XmlElement, ...path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap((one) => childrenOf(one).filter((child) => nameOf(child) === name)),
    [element],
  );

const textOf = (element: XmlElement, ...path: readonly string[]): string =>
  below(element, ...path)[0]?.text.trim() ?? '';

function statementOf(statement: XmlElement): Statement {
  const balances = below(statement, 'Bal');
  const balance = (...codes: readonly string[]): XmlElement | undefined =>
    codes.flatMap((code) => balances.filter((one) => textOf(one, 'Tp', 'CdOrPrtry', 'Cd') === code))[0];
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')];
  // Entries that are pending or for information change no booked balance.
  const entries = below(statement, 'Ntry').filter((entry) =>
    ['', 'BOOK'].includes(textOf(entry, 'Sts', 'Cd') || textOf(entry, 'Sts')),
  );
  const name = textOf(statement, 'Id');
  const currencies = new Set([opening, closing, ...entries].flatMap((one) => (one ? (currencyOf(one) ?? []) : [])));
  if (opening === undefined || closing === undefined || currencies.size > 1) return { name, entries: [] };
  return { name, opening: amountOf(opening), closing: amountOf(closing), entries: entries.map(amountOf) };
}

const currencyOf = (element: XmlElement): string | undefined => below(element, 'Amt')[0]?.attributes['Ccy'];

const amountOf = (element: XmlElement): string =>
  signed(textOf(element, 'Amt'), textOf(element, 'CdtDbtInd') === 'DBIT');
