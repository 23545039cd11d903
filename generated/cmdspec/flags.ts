// Written by cmdspec; changes here are lost.
import type { FlagData } from 'cmdspec-runtime';

/** Flags of the group `FORMAT`. */
export interface FormatFlags {
  readonly format: 'text' | 'json' | 'github' | 'sarif';
}

export const formatFlags = {
  format: {
    kind: 'enum',
    choices: ['text', 'json', 'github', 'sarif'],
    default: 'text',
    describe: 'Format of diagnostics: text on stderr; json, github (annotations of GitHub Actions) or sarif on stdout',
  },
} satisfies Record<keyof FormatFlags, FlagData>;

/** Flags of the group `IMPORT`. */
export interface ImportFlags {
  readonly format: 'text' | 'json';
  readonly specs: string;
}

export const importFlags = {
  format: { kind: 'enum', choices: ['text', 'json'], default: 'text', describe: 'Format of the report' },
  specs: { kind: 'path', default: 'specs', describe: 'Folder to write' },
} satisfies Record<keyof ImportFlags, FlagData>;

/** Flags of the group `PACKAGE`. */
export interface PackageFlags {
  readonly package: string;
}

export const packageFlags = {
  package: { kind: 'path', default: '.', describe: 'Folder of the package of the client' },
} satisfies Record<keyof PackageFlags, FlagData>;

/** Flags of the group `SPECS`. */
export interface SpecsFlags {
  readonly specs: string;
}

export const specsFlags = {
  specs: { kind: 'path', default: 'specs', describe: 'Folder with service.yaml, or with a folder for each service' },
} satisfies Record<keyof SpecsFlags, FlagData>;

/** Flags of the group `TIMING`. */
export interface TimingFlags {
  readonly timing?: boolean;
}

export const timingFlags = {
  timing: { kind: 'boolean', describe: 'Print the milliseconds of each pass to stderr' },
} satisfies Record<keyof TimingFlags, FlagData>;
