/** Lines to text: trailing blanks are removed, and the empty lines around a gap (null) become one. */
export function tidyLines(lines: readonly (string | null)[]): string {
  const tidy: string[] = [];
  let hasGap = false;
  for (const line of lines) {
    if (line === null) {
      hasGap = true;
      while (tidy.at(-1) === '') tidy.pop();
      continue;
    }
    const trimmed = line.trimEnd();
    if (hasGap && trimmed === '') continue;
    if (hasGap && tidy.length > 0) tidy.push('');
    hasGap = false;
    tidy.push(trimmed);
  }
  while (tidy.at(-1) === '') tidy.pop();
  const start = tidy.findIndex((line) => line !== '');
  return start < 0 ? '' : tidy.slice(start).join('\n').trimStart();
}
