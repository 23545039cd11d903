/** Which names of parameters and fields belong to credentials, and addresses without the values of such parameters. */

const SECRET = /token|secret|passw|api[-_]?key|^code$|signature|assertion/i;

/** Whether a parameter or field of this name carries a credential. */
export const isSecretName = (name: string): boolean => SECRET.test(name);

/** Returns a query, or an address with one, with `mark` in place of the values of these parameters. */
export const hideParameters = (query: string, isSecret: (name: string) => boolean, mark: string): string =>
  query.replaceAll(/(?<=[?&])([^=&#]*)=[^&#]*/g, (pair, name: string) => (isSecret(name) ? `${name}=${mark}` : pair));

/** Returns an address, or its query with the question mark, without these parameters. */
export function withoutParameters(address: string, isLeftOut: (name: string) => boolean): string {
  const [, before = '', query = '', after = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(address) ?? [];
  const all = query.split('&');
  const pairs = all.filter((pair) => !isLeftOut(pair.replace(/=.*$/s, '')));
  if (pairs.length === all.length) return address;
  return `${before}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}${after}`;
}

/** Returns whether a parameter is one of these, or a part of one (`name[key]`), as it is written in an address. */
export function namesParameter(names: readonly string[]): (written: string) => boolean {
  const known = new Set(names);
  return (written) => {
    const name = decodedName(written);
    return known.has(name) || known.has(name.replace(/\[.*$/s, ''));
  };
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
