/** A file in memory. */
export interface OutputFile {
  /** Seen from the output folder, with forward slashes; reference pages are outside of it. */
  readonly path: string;
  readonly text: string;
}

export type Target = 'ts' | 'js';

/** What the emitters must know beside the IR: where things are, seen from the output. */
export interface Surroundings {
  readonly target: Target;
  /** Paths from the output folder of the service, with forward slashes. */
  readonly workflows: string;
  readonly sandbox: string;
  /** Folder of the JSON files that service.yaml names. */
  readonly data: string;
  /** Folder of the reference pages, when they are wanted. */
  readonly docs?: string;
}

/** First line of everything that the compiler writes; a file that has it may be removed by the compiler. */
export const mark = 'Written by cmdspec; changes here are lost.';

export const headerOf = (from: string): string => `// From ${from}. ${mark}`;
