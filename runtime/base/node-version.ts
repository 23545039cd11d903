/** Which versions of Node run a client. */

export const OLDEST_NODE = '20.19';

/** Whether a version of Node, such as 22.1.0, is the oldest one or newer. */
export function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest = 0, least = 0] = OLDEST_NODE.split('.').map(Number);
  return major > oldest || (major === oldest && minor >= least);
}
