import { tryExamples } from './tried.js';

tryExamples('ledger', 'ledgercli', { unlimited: true });
