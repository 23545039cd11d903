/** Reads XML documents that hold their data in attributes, such as metadata. */
import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';

export interface Element {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
}

/** Returns the root element; `undefined` if the text is not well-formed XML. */
export function readXml(text: string): Element | undefined {
  try {
    const { root } = parseXml(text);
    return root === null ? undefined : elementOf(root);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return undefined;
  }
}

const elementOf = ({ name, attributes, children }: XmlElement): Element => ({
  name: name.slice(name.indexOf(':') + 1),
  attributes,
  children: children.flatMap((child) => (child instanceof XmlElement ? [elementOf(child)] : [])),
});

/** Returns the children of a name. */
export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((child) => child.name === name);
