/** Splits the setting of a program into its name and arguments: `code --wait`, `"/opt/my editor" -n`. */
export const programWords = (text: string): string[] =>
  (text.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) => word.replace(/["']/g, ''));
