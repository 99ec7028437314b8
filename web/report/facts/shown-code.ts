import { shownText } from './shown-text.js';

const MAX_LINES = 60;
const MAX_CHARS = 400;

/** Code line by line, as it must be pasted, but with nothing hidden in it and never endless. */
export function shownCode(
  code: string,
  moreLines: (count: number) => string = (count) => `… ${count} more lines`,
  maxLines = MAX_LINES,
): string {
  const lines = code.split(/\r?\n/);
  const shown = lines.slice(0, maxLines).map((line) => {
    const indent = /^[ \t]{0,80}/.exec(line)?.[0] ?? '';
    return indent + shownText(line, MAX_CHARS);
  });
  return [...shown, ...(lines.length > maxLines ? [moreLines(lines.length - maxLines)] : [])].join('\n');
}
