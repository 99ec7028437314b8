import type { Tone } from '../facts/names.js';

const RADIUS = 52;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export interface ScoreRingProps {
  score: number;
  /** The score as the language writes it. */
  shown: string;
  /** "of 100" */
  unit: string;
  tone: Tone;
  /** What is read aloud in its place. */
  label: string;
}

/** The score as a ring that fills clockwise from the top. */
export function ScoreRing({ score, shown, unit, tone, label }: ScoreRingProps) {
  const filled = (CIRCUMFERENCE * score) / 100;
  return (
    <svg class="gauge" viewBox="0 0 120 120" role="img" aria-label={label}>
      <circle class="ring" cx="60" cy="60" r={RADIUS} />
      {score > 0 && (
        <circle
          class={`ring-${tone}`}
          cx="60"
          cy="60"
          r={RADIUS}
          stroke-dasharray={`${filled.toFixed(1)} ${CIRCUMFERENCE.toFixed(1)}`}
          transform="rotate(-90 60 60)"
        />
      )}
      <text class="gauge-score" x="60" y="66" text-anchor="middle">
        {shown}
      </text>
      <text class="gauge-unit" x="60" y="83" text-anchor="middle">
        {unit}
      </text>
    </svg>
  );
}
