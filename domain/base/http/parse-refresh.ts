export interface Refresh {
  delay_s: number;
  /** The address as written; null when the page only reloads itself. */
  target: string | null;
}

/**
 * Reads the value of a Refresh header or of meta http-equiv=refresh, following the shared declarative refresh steps of
 * the HTML standard: a number, then "," ";" or white space, then an optional "url =" before the address, which may be
 * quoted. Null when the value does not begin with a number.
 */
export function parseRefresh(value: string): Refresh | null {
  const time = /^\s*(\d+)[\d.]*/.exec(value) ?? /^\s*(\.)[\d.]*/.exec(value);
  if (!time) return null;
  const delay = time[1] === '.' ? 0 : Number(time[1]);
  const rest = value.slice(time[0].length);
  if (!/^[;,\s]/.test(rest)) return rest === '' ? { delay_s: delay, target: null } : null;
  const address = rest.replace(/^\s*[;,]?\s*/, '').replace(/^url\s*=\s*/i, '');
  return { delay_s: delay, target: unquote(address) || null };
}

/** Text from an opening quote to its twin, or to the end when the twin is missing. */
function unquote(text: string): string {
  const quote = text.charAt(0);
  if (quote !== '"' && quote !== "'") return text.trim();
  const end = text.indexOf(quote, 1);
  return text.slice(1, end < 0 ? undefined : end).trim();
}
