/** Returns the value of `header:<name>`: of `link`, the address with `rel=next` (RFC 8288); `undefined` without one. */
export function valueOfHeader(headers: Readonly<Record<string, string>>, path: string): string | undefined {
  const name = path.slice('header:'.length).toLowerCase();
  const text = headers[name];
  return text === undefined || name !== 'link' ? text : nextLink(text);
}

/** `<https://…?page=2>; rel="next", <…>; rel="last"`: an address may contain commas, a parameter may be quoted. */
const LINK = /<([^>]*)>((?:\s*;\s*[\w*-]+\s*(?:=\s*(?:"[^"]*"|[^\s";,]+))?)*)/g;

function nextLink(text: string): string | undefined {
  for (const [, address, parameters = ''] of text.matchAll(LINK)) {
    const [, quoted, bare = ''] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s";,]+))/i.exec(parameters) ?? [];
    if ((quoted ?? bare).toLowerCase().split(/\s+/).includes('next')) return address;
  }
  return undefined;
}
