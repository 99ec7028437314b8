import { writeNumber } from './write-number.js';

/** "1,200 pages" and "20%": the percent sign follows its figure without a space, as American English has it. */
export function withUnit(figure: number | string, unit: string): string {
  const shown = typeof figure === 'number' ? writeNumber(figure) : figure;
  return unit === '%' ? `${shown}%` : `${shown} ${unit}`;
}
