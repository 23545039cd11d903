/** A path template made ready for matching. */
export interface Pattern {
  readonly template: string;
  readonly names: readonly string[];
  /** Compared as text, a smaller one is tried first: literal segments before parameters. */
  readonly rank: string;
  match(path: string): Record<string, string> | undefined;
}

/** `/v1/{a}/items({key})/{rest*}`: parameters match within one segment, a starred one to the end. */
export function pattern(template: string): Pattern {
  const names: string[] = [];
  const source = template.replace(
    /\{([\w-]+)(\*)?\}|[^{]+/g,
    (part, name: string | undefined, star: string | undefined) => {
      if (name === undefined) return part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
      names.push(name);
      return star === undefined ? '([^/]+?)' : '(.*)';
    },
  );
  const expression = new RegExp(`^${source}/?$`);
  return {
    template,
    names,
    rank: template
      .split('/')
      .map((segment) =>
        /^\{[\w-]+\*\}$/.test(segment) ? '3' : /^\{[^}]+\}$/.test(segment) ? '2' : segment.includes('{') ? '1' : '0',
      )
      .join(''),
    match(path) {
      const found = expression.exec(path);
      if (found === null) return undefined;
      const params: Record<string, string> = {};
      names.forEach((name, i) => (params[name] = decode(found[i + 1] ?? '')));
      return params;
    },
  };
}

/** The template with its parameters unnamed: two templates of one shape are the same path. */
export function shapeOf(template: string): string {
  return template.replace(/\{[\w-]+(\*?)\}/g, '{$1}').replace(/\/$/, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
