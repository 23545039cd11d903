import type { Target } from '../1-read/facts.js';

/** A file in memory. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes; reference pages are outside of the folder. */
  readonly path: string;
  readonly text: string;
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
}

/** First line of every file that the compiler writes; the compiler may remove files that have it. */
export const mark = 'Written by cmdspec; changes here are lost.';

export const headerOf = (from: string): string => `// From ${from}. ${mark}`;
