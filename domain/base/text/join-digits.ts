/** Numbers of an English text without separators, "4,000" as "4000": for comparing texts that write them either way. */
export function joinDigits(text: string): string {
  return text.replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g, (number) => number.replaceAll(',', ''));
}
