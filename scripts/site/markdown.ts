/** How the pages become HTML: names of headings, links of the site, tables that scroll. */
import type { Markdown, Token } from '@11ty/eleventy';
import type { Links } from './links.js';

const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : '')).join('');

/** Changes a parser. The data of a template has the file of its page as `source`. */
export function markdown(library: Markdown, links: Links): void {
  library.set({ html: false });
  const { rules } = library.renderer;
  // Long names, such as paths of keys, break after a dot.
  rules['code_inline'] = (tokens, at) =>
    `<code>${library.utils.escapeHtml(tokens[at]?.content ?? '').replace(/(?<=\w)\.(?=\w)/g, '.<wbr>')}</code>`;
  rules['table_open'] = () => '<div class="table" tabindex="0"><table>';
  rules['table_close'] = () => '</table></div>';
  rules['heading_close'] = (tokens, at) => {
    const name = tokens[at - 2]?.attrGet('id') ?? '';
    const tag = tokens[at]?.tag ?? '';
    return tag === 'h1'
      ? '</h1>'
      : ` <a class="anchor" href="#${name}" aria-label="Link to this section" data-pagefind-ignore>#</a></${tag}>`;
  };
  library.core.ruler.push('site', ({ tokens, env }) => {
    const { source } = env as { source: string };
    for (const [at, token] of tokens.entries()) {
      const children = tokens[at + 1]?.children ?? [];
      if (token.type === 'heading_open') token.attrSet('id', links.addHeading(source, textOf(children), token.tag));
      for (const child of token.children ?? []) {
        const name = child.type === 'image' ? 'src' : 'href';
        const link = child.attrGet(name);
        if (link !== null) child.attrSet(name, links.rewrite(source, link));
      }
    }
  });
}
