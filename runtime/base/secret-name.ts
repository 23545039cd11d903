/** Which names of parameters and fields belong to credentials. */

const SECRET = /token|secret|passw|api[-_]?key|^code$|signature|assertion/i;

/** Whether a parameter or field of this name carries a credential. */
export const isSecretName = (name: string): boolean => SECRET.test(name);
