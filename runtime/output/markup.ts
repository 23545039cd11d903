/** Converts HTML to plain text. */

/** Characters of one text that are read. */
const MOST = 100_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** A text with one of these is HTML; another, such as `Ann <ann@example.com>`, is not. */
const HTML =
  /<\/?(?:p|br|div|span|a|b|i|u|em|strong|ul|ol|li|table|tr|td|h[1-6]|pre|blockquote|img|hr|html|body|style|script)\b(?!@)/i;
/** Tags after which a new line begins. */
const ENDS = /<br\b[^>]{0,2000}>|<\/(?:p|div|ul|ol|tr|table|h[1-6]|blockquote|pre)\s*>|<hr\b[^>]{0,2000}>/gi;

/** Returns the text of HTML on one line, without tags and with entities resolved. */
export function plainLine(html: string): string {
  return resolve(strip(html)).replace(/\s+/g, ' ').trim();
}

/** Returns the text of HTML in lines: paragraphs, breaks, items of lists and rows of tables end one. Text keeps its lines. */
export function plainLines(text: string): readonly string[] {
  return (HTML.test(text.slice(0, MOST)) ? resolve(strip(broken(text.slice(0, MOST)))) : text.slice(0, MOST))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n');
}

/** Puts line breaks where HTML has them, and nowhere else. */
function broken(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]{0,2000}>/gi, '\n- ')
    .replace(ENDS, '\n');
}

function strip(html: string): string {
  return html
    .slice(0, MOST)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style)\b[^>]{0,2000}>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ');
}

function resolve(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (entity, digits: string, hex: string, name: string) => {
      const code = digits ? Number(digits) : hex ? parseInt(hex, 16) : undefined;
      if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
      return ENTITIES[name.toLowerCase()] ?? entity;
    },
  );
}
