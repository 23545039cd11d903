/** Long columns of numbers, outside of the heap of objects: so many values as objects would take half a gigabyte. */

/** A list of numbers that grows. */
export class Numbers {
  private values = new Float64Array(64);
  size = 0;

  /** Adds a number and returns its position. */
  push(value: number): number {
    if (this.size === this.values.length) {
      const grown = new Float64Array(this.size * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.size] = value;
    return this.size++;
  }

  at(position: number): number {
    return this.values[position] ?? Number.NaN;
  }

  set(position: number, value: number): void {
    this.values[position] = value;
  }
}

/** A list of amounts in cents. */
export class Amounts {
  private readonly values = new Numbers();
  /** Values that a double cannot hold. */
  private readonly exact = new Map<number, bigint>();

  push(cents: bigint): number {
    const at = this.values.push(0);
    this.set(at, cents);
    return at;
  }

  at(position: number): bigint {
    return this.exact.get(position) ?? BigInt(this.values.at(position));
  }

  set(position: number, cents: bigint): void {
    this.values.set(position, Number(cents));
    if (Number.isSafeInteger(Number(cents))) this.exact.delete(position);
    else this.exact.set(position, cents);
  }
}
