/** "12 pages" and "20%": the percent sign follows its figure without a space, as American English has it. */
export function withUnit(figure: number | string, unit: string): string {
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`;
}
