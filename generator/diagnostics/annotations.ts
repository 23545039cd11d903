/** Prints findings in the forms of GitHub Actions and SARIF. */
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defined } from '../../runtime/base/defined.js';
import { rangeOf, type Span } from '../1-read/source.js';

/** A finding in the form that code hosts and editors show beside a line. */
export interface Annotation {
  /** Code of a diagnostic or name of a rule. */
  readonly id: string;
  /** The code of a diagnostic in words; a rule is named by its id. */
  readonly name?: string;
  readonly level: Level;
  readonly text: string;
  readonly span: Span;
}

export type Level = 'error' | 'warning' | 'note';

/** Subject of a rule, for hosts that list the rules of a tool. */
export interface RuleText {
  readonly name?: string;
  readonly title: string;
  readonly explanation: string;
  readonly level: Level;
}

const commands: Readonly<Record<Level, string>> = { error: 'error', warning: 'warning', note: 'notice' };

/** Returns one workflow command of GitHub Actions per line: `::error file=specs/acme/order.yaml,line=7,…::text`. */
export function github(annotations: readonly Annotation[]): string {
  const lines = annotations.map(({ id, name, level, text, span }) => {
    const { line, column, endLine, endColumn } = rangeOf(span);
    // GitHub ignores columns of an annotation with more than one line.
    const columns = endLine === line ? { col: column, endColumn: Math.max(column, endColumn - 1) } : {};
    const properties = Object.entries({
      file: span.source.file,
      line,
      endLine,
      ...columns,
      title: name === undefined ? id : `${id} ${name}`,
    })
      .map(([key, value]) => `${key}=${property(String(value))}`)
      .join(',');
    return `::${commands[level]} ${properties}::${data(text)}\n`;
  });
  return lines.join('');
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Returns one log of SARIF 2.1.0 with the rules that have results. Columns count UTF-16 units, the end is exclusive. */
export function sarif(annotations: readonly Annotation[], version: string, ruleOf: (id: string) => RuleText): string {
  const ids = [...new Set(annotations.map(({ id }) => id))].sort();
  const rules = ids.map((id) => {
    const { name, title, explanation, level } = ruleOf(id);
    return {
      id,
      ...defined({ name }),
      shortDescription: { text: title },
      fullDescription: { text: explanation },
      defaultConfiguration: { level },
    };
  });
  const results = annotations.map(({ id, level, text, span }) => {
    const { line, column, endLine, endColumn } = rangeOf(span);
    return {
      ruleId: id,
      ruleIndex: ids.indexOf(id),
      level,
      message: { text },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(span.source.file) },
            region: { startLine: line, startColumn: column, endLine, endColumn },
          },
        },
      ],
    };
  });
  const driver = { name: 'cmdspec', semanticVersion: version, rules };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

/** Returns an address relative to the working folder, or a full address if the file is elsewhere. */
function uriOf(file: string): string {
  return isAbsolute(file) ? pathToFileURL(file).href : encodeURI(file).replaceAll('#', '%23').replaceAll('?', '%3F');
}
