import { pageFaults } from './page-faults.js';
import { statusFaults } from './status-faults.js';
import { transportFaults } from './faults.js';
import type { AnyFault } from './cell.js';

export const faults: readonly AnyFault[] = [...transportFaults, ...statusFaults, ...pageFaults];
