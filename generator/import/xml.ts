/** An element of an XML document; its text is not kept, because metadata has attributes only. */
export interface Element {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

/** Returns the root element; `undefined` if the text is not well-formed XML. Document types are not read. */
export function readXml(text: string): Element | undefined {
  const tag =
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
  const top: { name: string; attributes: Record<string, string>; children: Element[] } = {
    name: '',
    attributes: {},
    children: [],
  };
  const open = [top];
  for (const [, closes, name, written = '', empty] of text.matchAll(tag)) {
    if (name === undefined) continue;
    const local = name.slice(name.indexOf(':') + 1);
    if (closes === '/') {
      if (open.length < 2 || open.pop()?.name !== local) return undefined;
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key = '', , double, single] of written.matchAll(/([\w:.-]+)\s*=\s*("([^"]*)"|'([^']*)')/g))
      attributes[key] = decoded(double ?? single ?? '');
    const element = { name: local, attributes, children: [] as Element[] };
    open.at(-1)?.children.push(element);
    if (empty !== '/') open.push(element);
  }
  return open.length === 1 && top.children.length === 1 ? top.children[0] : undefined;
}

/** Returns the children of a name. */
export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((child) => child.name === name);
