/** Returns the last part of the path of an address, which is the id of what is there. */
export function lastSegment(location: string): string {
  const path = location.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  const segment = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
