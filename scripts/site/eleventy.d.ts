/** The part of Eleventy that the site uses; the package has no types of its own. */

declare module '@11ty/eleventy' {
  export interface Config {
    addTemplate(path: string, content: string, data: object): void;
    addFilter(name: string, filter: (value: string) => unknown): void;
    addPassthroughCopy(paths: Readonly<Record<string, string>>): void;
    amendLibrary(name: 'md', change: (library: Markdown) => void): void;
    setTemplateFormats(formats: readonly string[]): void;
    setUseGitIgnore(use: boolean): void;
  }

  /** A parser of markdown-it. */
  export interface Markdown {
    set(options: { readonly html: boolean }): void;
    readonly utils: { escapeHtml(text: string): string };
    readonly core: { readonly ruler: { push(name: string, rule: (state: State) => void): void } };
    readonly renderer: { readonly rules: Record<string, (tokens: readonly Token[], at: number) => string> };
  }

  export interface State {
    readonly tokens: readonly Token[];
    /** The data of the template. */
    readonly env: unknown;
  }

  export interface Token {
    readonly type: string;
    readonly tag: string;
    readonly content: string;
    readonly children: readonly Token[] | null;
    attrGet(name: string): string | null;
    attrSet(name: string, value: string): void;
  }

  export default class Eleventy {
    constructor(input: string, output: string, options: { quietMode: boolean; config: (config: Config) => void });
    write(): Promise<unknown>;
  }
}
