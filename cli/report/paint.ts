export type Color = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** Colors a text, or leaves it as it is. */
export type Paint = (color: Color, text: string) => string;

/** SGR parameters of ECMA-48 8.3.117: what switches each on and off. */
const SGR: Readonly<Record<Color, readonly [on: number, off: number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
};

export function createPaint(enabled: boolean): Paint {
  if (!enabled) return (_color, text) => text;
  return (color, text) => `\u001b[${SGR[color][0]}m${text}\u001b[${SGR[color][1]}m`;
}

/** green from good, yellow for fair, red below: the steps of the overall status. */
export function scoreColor(score: number | null): Color {
  if (score === null) return 'dim';
  if (score >= 65) return 'green';
  return score >= 50 ? 'yellow' : 'red';
}
