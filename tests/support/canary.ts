/** A credential that every sandbox accepts. A test fails if an output or a file has it (scripts/jest/credentials.js). */
export const sandboxCredential = 'sandbox-canary-credential';
