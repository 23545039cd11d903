/** `cmdspec generate`: compiles specs into a client. */
import { command } from './lib/command.js';
import { compileOnce, type Compilation } from './lib/compile.js';

export interface GenerateArgs extends Omit<Compilation, 'mode' | 'workflows' | 'strict'> {
  readonly check?: boolean;
  readonly built?: boolean;
}

export default command<GenerateArgs>(({ check, built, ...options }, print) =>
  compileOnce({ ...options, mode: check ? 'drift' : built ? 'build' : 'write' }, print),
);
