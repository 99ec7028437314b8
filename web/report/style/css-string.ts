const MAX_CHARS = 160;

/**
 * Any text as a CSS string (CSS Syntax Level 3, 4.3.7): everything but letters and digits is written as an escape, so that
 * nothing in it ends the string, the rule or the style element. Escapes of six digits need no blank behind them.
 */
export function cssString(text: string): string {
  const points = [...text].slice(0, MAX_CHARS);
  return `"${points.map((point) => (/^[A-Za-z0-9]$/.test(point) ? point : escapePoint(point))).join('')}"`;
}

/** Halves of a pair and NUL have no escape of their own. */
function escapePoint(point: string): string {
  const code = point.codePointAt(0) ?? 0;
  const isLost = code === 0 || (code >= 0xd800 && code <= 0xdfff);
  return `\\${(isLost ? 0xfffd : code).toString(16).padStart(6, '0')}`;
}
