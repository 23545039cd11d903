const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a name may be a key of a settings file: anything but what JavaScript objects give a meaning to. */
export const isSafeKey = (name: string): boolean => name !== '' && !reserved.has(name);
