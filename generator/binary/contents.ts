/** What an executable contains, as its build and its main module agree on it. */

/** Makes of a file a function, as Node does. */
export const HEAD = '(function (exports, require, module, __filename, __dirname) { ';
export const TAIL = '\n})';

export interface Contents {
  readonly binary: string;
  readonly version: string;
  /** The file of the client that starts it, or the path of the compiler below the folder of `parts`. */
  readonly main: string;
  /** Whether the compiled code of each file is inside. Only the Node of a target can make it. */
  readonly hasCode: boolean;
  /** Files that must be on disk when they are used: paths below the folder, by the name of a package or file. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** The part that a file of the client looks for beside itself. */
  readonly needs: Readonly<Record<string, string>>;
}

/** What the main module gets: the contents, and the digest of all files of `parts`, which names the folder that they are written to. */
export interface Sealed extends Contents {
  readonly digest: string;
}
