/** Why a file cannot be used, in words. */
export function whyNot(error: unknown, path: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `${path} does not exist`;
  if (code === 'EACCES' || code === 'EPERM') return `${path} is not open to you`;
  return code === 'EISDIR' ? `${path} is a folder` : message;
}
