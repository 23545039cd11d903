const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether an untrusted name is safe as an object key: it does not reach the prototype. */
export const isSafeKey = (name: string): boolean => !reserved.has(name);
