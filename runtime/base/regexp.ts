/** Regular expressions made of texts. */

/** Returns the source of an expression that matches exactly this text. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
