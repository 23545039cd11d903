/** What emitters take and return. */
import type { Target } from '../1-read/facts.js';
import type { Ir } from '../5-lower/ir.js';

/** A file in memory. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes; reference pages are outside of the folder. */
  readonly path: string;
  readonly text: string;
  /** Only a part of the text is written by the compiler; the rest is read from the file. */
  readonly isPart?: true;
}

/** Further input of the emitters: paths relative to the output folder. */
export interface Surroundings {
  readonly target: Target;
  /** Relative to the output folder of the service, with forward slashes. */
  readonly workflows: string;
  readonly sandbox: string;
  /** Folder of the JSON files that service.yaml names. */
  readonly data: string;
  /** Folder of the reference pages, if they are written. */
  readonly docs?: string;
  /** The README beside that folder, if it has a place for the table of commands. */
  readonly readme?: Readme;
}

/** A page that a person writes, around the table of commands. */
export interface Readme {
  /** Relative to the output folder of the service, with forward slashes. */
  readonly path: string;
  /** Text before and after the table, with the comments that mark its place. */
  readonly before: string;
  readonly after: string;
  /** Folder of the reference pages, relative to the page. */
  readonly docs: string;
}

/** Everything that output depends on. */
export interface Model {
  readonly ir: Ir;
  readonly surroundings: Surroundings;
  /** Text of the catalogue. */
  readonly catalogue?: string;
}

/** Returns all files of one kind of output; none if the client has no use for them. */
export type Emitter = (model: Model) => readonly OutputFile[];

/** Folder, below the output folder, of what only programs read. No command has an underscore in its name. */
export const built = '_built';

/** Whether a file is built: git ignores it, and it is not compared for drift. */
export const isBuilt = (path: string): boolean => path.startsWith(`${built}/`) || path.endsWith('.1');

/** First line of every file that the compiler writes; the compiler may remove files that have it. */
export const mark = 'Written by cmdspec; changes here are lost.';

export const headerOf = (from: string): string => `// From ${from}. ${mark}`;
