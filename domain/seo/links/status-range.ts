/** HTTP statuses from one to another, both included; null means "not requested". */
export type StatusRange = readonly [from: number, to: number] | null;

const NO_RESPONSE = 0;

/**
 * What `404`, `4xx`, `no_response` and `not_requested` mean, the words of the contract.
 * @returns undefined for other words
 */
export function readStatusRange(word: string): StatusRange | undefined {
  if (word === 'not_requested') return null;
  if (word === 'no_response') return [NO_RESPONSE, NO_RESPONSE];
  const [, first = '', rest = ''] = /^([1-5])(xx|\d\d)$/.exec(word) ?? [];
  if (first === '') return undefined;
  if (rest === 'xx') return [Number(first) * 100, Number(first) * 100 + 99];
  return [Number(word), Number(word)];
}

export function isInRange(status: number | null, range: StatusRange): boolean {
  if (range === null || status === null) return range === status;
  return status >= range[0] && status <= range[1];
}
