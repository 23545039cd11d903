/** Decimal numbers as text: money is never computed in binary floats. */

/** Returns a decimal as JSON requires it; `undefined` for other text, such as digit groups or a decimal comma. */
export function plainDecimal(text: string): string | undefined {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : `${sign}${whole.replace(/^0+(?=\d)/, '')}${fraction}`;
}

/** Returns the exact sum of decimals in the form of {@link plainDecimal}, without trailing zeros. */
export function decimalSum(numbers: readonly string[]): string {
  const places = Math.max(0, ...numbers.map((text) => (text.split('.')[1] ?? '').length));
  const sum = numbers.reduce((total, text) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return total + BigInt(`${whole}${fraction.padEnd(places, '0')}`);
  }, 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${sum < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
