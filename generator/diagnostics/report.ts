/** Collects the diagnostics of a run. */
import { defined } from '../../runtime/base/defined.js';
import { isShared, type Edit } from '../1-read/edits.js';
import type { Span } from '../1-read/source.js';
import { catalogue, fill, type Code, type Message, type Params } from './catalogue.js';

/** One finding at one place. */
export interface Diagnostic {
  readonly code: Code;
  /** The code in words: `unknown-field`. */
  readonly id: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly remedy: string;
  readonly span: Span;
  /** What fixes it, if that is certain. */
  readonly edit?: Edit;
}

/** Collects the findings of a run. Passes add findings, and the driver stops after a pass with errors. */
export interface Report {
  add<C extends Code>(code: C, span: Span, params: Params<C>, edit?: Edit): void;
  readonly failed: boolean;
  /** Adds the findings of another report. */
  merge(other: Report): void;
  /** Returns the findings by file and position, without duplicates. */
  sorted(): Diagnostic[];
}

export function createReport(): Report {
  const found: Diagnostic[] = [];
  return {
    add(code, span, params, edit) {
      const entry: Message = catalogue[code];
      const { id, severity } = entry;
      const [message, remedy] = [fill(entry.message, params), fill(entry.remedy, params)];
      found.push({
        code,
        id,
        severity,
        message,
        remedy,
        span,
        ...defined({ edit: isCertain(edit) ? edit : undefined }),
      });
    },
    get failed() {
      return found.some(({ severity }) => severity === 'error');
    },
    merge(other) {
      found.push(...other.sorted());
    },
    sorted() {
      const seen = new Set<string>();
      return found.sort(inOrder).filter((diagnostic) => {
        const key = JSON.stringify([
          diagnostic.code,
          diagnostic.message,
          diagnostic.span.source.file,
          diagnostic.span.start,
        ]);
        return !seen.has(key) && seen.add(key);
      });
    },
  };
}

/** An edit of a value that an alias repeats would change both places. */
const isCertain = (edit: Edit | undefined): boolean => edit !== undefined && !isShared(edit.span);

function inOrder(a: Diagnostic, b: Diagnostic): number {
  const left = a.span.source.file;
  const right = b.span.source.file;
  if (left !== right) return left < right ? -1 : 1;
  return a.span.start - b.span.start || (a.code < b.code ? -1 : 1);
}
