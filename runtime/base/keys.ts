const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a name from elsewhere may be a key of an object: it does not reach the prototype. */
export const isSafeKey = (name: string): boolean => !reserved.has(name);
