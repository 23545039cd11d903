/** Numeric account codes are kept right-aligned to this width, with blanks on the left. */
export const CODE_WIDTH = 18;
