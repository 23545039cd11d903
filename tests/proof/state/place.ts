/** The folder in which a command stores its state, and the rules that hold for it at any moment. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const places: string[] = [];
const disks: Disk[] = [];

/** A folder that is home, working folder and configuration folder at once. */
export function newPlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'state-proof-'));
  places.push(place);
  return place;
}

export function removePlaces(): void {
  // After a failure, a disk is still mounted.
  for (const disk of disks.splice(0)) disk.close();
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true });
}

const isLock = (name: string): boolean => /\.lock(?:\.|$)/.test(name);
const isTemporary = (name: string): boolean => /\.tmp$|\.part$/.test(name);

/** Paths of the files below a folder. */
export const filesBelow = (place: string): string[] =>
  existsSync(place)
    ? readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
    : [];

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Lock files. Each run must remove its own. */
export const locksBelow = (place: string): string[] => filesBelow(place).filter((path) => isLock(nameOf(path)));

/** Files that killed runs may leave, and that the next complete run removes. */
export const litterBelow = (place: string): string[] =>
  filesBelow(place).filter((path) => isLock(nameOf(path)) || isTemporary(nameOf(path)));

/** Files whose content is not complete: JSON that does not parse, or a line of JSON that does not. */
export function tornBelow(place: string): string[] {
  return filesBelow(place).filter((path) => {
    if (isLock(nameOf(path)) || isTemporary(nameOf(path))) return false;
    // An executable unpacks it, and compares it at each use; it has one record after the other.
    if (/\/\.cache\/.*\/catalogue-[^/]*\.json$/.test(path)) return false;
    const text = readFileSync(path, 'utf8');
    if (path.endsWith('.json')) return !parses(text);
    // Several processes append to the log of writes, which is never cut: the next line begins a line of its own.
    if (path.includes('/log/')) return !text.split('\n').slice(0, -1).some(parses) && text !== '';
    // A killed run may leave a part of the last line, which the next one cuts off.
    if (/\.(?:ndjson|jsonl|journal)$/.test(path)) return !text.split('\n').slice(0, -1).every(parses);
    return false;
  });
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A disk of its own for a place. */
export interface Disk {
  readonly place: string;
  /** Fills the disk until that many bytes are free. */
  readonly fill: (free: number) => void;
  readonly empty: () => void;
  readonly readOnly: (on: boolean) => void;
  readonly close: () => void;
}

const mount = (...args: string[]) => spawnSync('mount', args, { encoding: 'utf8' });
const mountDisk = (place: string, bytes: number) => mount('-t', 'tmpfs', '-o', `size=${String(bytes)}`, 'tmpfs', place);
const unmount = (place: string) => spawnSync('umount', ['-l', place]);

/** Whether this user may mount a disk, which takes rights that not every machine gives to a test. */
export const canMount = ((): boolean => {
  const place = mkdtempSync(join(tmpdir(), 'state-proof-'));
  const isMounted = mountDisk(place, 4096).status === 0;
  if (isMounted) unmount(place);
  rmSync(place, { recursive: true });
  return isMounted;
})();

/** Whether a place can be made read-only: by mounting, or by modes, which do not stop the superuser. */
export const canForbid = canMount || process.getuid?.() !== 0;

/** Mounts a small disk in memory. */
export function newDisk(bytes: number): Disk {
  const place = newPlace();
  const { status, stderr } = mountDisk(place, bytes);
  if (status !== 0) throw new Error(`Nothing can be mounted: ${String(stderr)}`);
  const filler = join(place, 'filler');
  const disk: Disk = {
    place,
    fill(free) {
      const { bavail, bsize } = statfsSync(place);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
    },
    empty: () => {
      rmSync(filler, { force: true });
    },
    readOnly(on) {
      const { status: changed, stderr: why } = mount('-o', `remount,${on ? 'ro' : 'rw'}`, place);
      if (changed !== 0) throw new Error(String(why));
    },
    close: () => {
      unmount(place);
    },
  };
  disks.push(disk);
  return disk;
}

/** A place that can be made read-only: a disk, or without the right to mount one, the modes of its folders. */
export function newLockable(): Pick<Disk, 'place' | 'readOnly' | 'close'> {
  if (canMount) return newDisk(64_000_000);
  const place = newPlace();
  return {
    place,
    readOnly(on) {
      const folders = new Set([place, ...filesBelow(place).map((path) => dirname(path))]);
      for (const folder of folders) chmodSync(folder, on ? 0o500 : 0o700);
    },
    close: () => undefined,
  };
}
