export interface LinePoint {
  key: string;
  label: string;
  /** 0–100; null leaves a gap. */
  value: number | null;
}

const WIDTH = 100;
const HEIGHT = 40;
const GRID = [0, 50, 100];

/** Scores over time. The table beside it says the same in figures, so the image has one sentence for text. */
export function LineChart({ points, description }: { points: readonly LinePoint[]; description: string }) {
  const at = points.flatMap(({ key, value }, index) =>
    value === null ? [] : [{ key, x: xOf(index, points.length), y: HEIGHT - (value / 100) * HEIGHT }],
  );
  const line = at.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  return (
    <div class="plot">
      <span class="plot-top" aria-hidden="true">
        100
      </span>
      <span class="plot-bottom" aria-hidden="true">
        0
      </span>
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} preserveAspectRatio="none" role="img" aria-label={description}>
        {GRID.map((value) => (
          <line
            key={value}
            class="grid"
            x1="-2"
            x2={WIDTH + 2}
            y1={HEIGHT * (1 - value / 100)}
            y2={HEIGHT * (1 - value / 100)}
          />
        ))}
        <polyline class="trend" points={line} />
        {at.map(({ key, x, y }) => (
          <path key={key} class="dot" d={`M${x.toFixed(2)} ${y.toFixed(2)}h0.001`} />
        ))}
      </svg>
    </div>
  );
}

function xOf(index: number, count: number): number {
  return count < 2 ? WIDTH / 2 : (index / (count - 1)) * WIDTH;
}
