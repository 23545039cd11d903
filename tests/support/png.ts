/** Decodes PNG files, to count the colors of screenshots. */
import { inflateSync } from 'node:zlib';

/** An image of a screenshot: RGB or RGBA with 8 bits. */
export interface Image {
  readonly width: number;
  readonly height: number;
  /** Number of pixels by color, `#rrggbb`. */
  readonly colors: ReadonlyMap<string, number>;
}

/** Decodes a PNG file. */
export function readPng(file: Buffer): Image {
  const data: Buffer[] = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const size = file[25] === 6 ? 4 : 3;
  const colors = new Map<number, number>();
  const raw = inflateSync(Buffer.concat(data));
  const step = width * size;
  let before = Buffer.alloc(step);
  for (let y = 0; y < height; y++) {
    const line = raw.subarray(y * (step + 1) + 1, (y + 1) * (step + 1));
    unfilter(raw[y * (step + 1)] ?? 0, line, before, size);
    for (let x = 0; x < step; x += size) {
      const color = line.readUIntBE(x, 3);
      colors.set(color, (colors.get(color) ?? 0) + 1);
    }
    before = line;
  }
  const named = [...colors].map(([color, count]) => [`#${color.toString(16).padStart(6, '0')}`, count] as const);
  return { width, height, colors: new Map(named) };
}

/** Restores a line in place: each byte is stored as its difference to its neighbors. */
function unfilter(kind: number, line: Buffer, above: Buffer, size: number): void {
  if (kind === 0) return;
  for (let at = 0; at < line.length; at++) {
    const left = at < size ? 0 : (line[at - size] as number);
    const up = above[at] as number;
    const corner = at < size ? 0 : (above[at - size] as number);
    const guess = kind === 1 ? left : kind === 2 ? up : kind === 3 ? (left + up) >> 1 : nearestOf(left, up, corner);
    line[at] = ((line[at] as number) + guess) & 255;
  }
}

function nearestOf(left: number, up: number, corner: number): number {
  const a = Math.abs(up - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + up - 2 * corner);
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
