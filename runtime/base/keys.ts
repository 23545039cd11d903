/**
 * Whether an untrusted name is safe as an object key: assigning to it does not replace the prototype. Names that objects
 * inherit, such as `constructor`, are ordinary keys, because only own keys are read.
 */
export const isSafeKey = (name: string): boolean => name !== '__proto__';
