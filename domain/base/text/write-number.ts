/** A number in an English text: "1,000", "16,899.5", "-1,200". What has an exponent, or is no number, stays as it is. */
export function writeNumber(value: number): string {
  const [, sign, whole, rest] = /^(-?)(\d+)(\.\d+)?$/.exec(String(value)) ?? [];
  if (whole === undefined) return String(value);
  return `${sign ?? ''}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${rest ?? ''}`;
}
