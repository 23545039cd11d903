import type { AnyFault } from './cell.js';
import { transportFaults } from './faults.js';
import type { Kind } from './kinds.js';
import { kinds } from './kinds.js';
import { pageFaults } from './page-faults.js';
import { statusFaults } from './status-faults.js';

export const faults: readonly AnyFault[] = [...transportFaults, ...statusFaults, ...pageFaults];

export const fitting = (fault: AnyFault): Kind[] => kinds.filter((kind) => fault.fits?.(kind) !== false);
