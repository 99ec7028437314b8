import { showScore } from '../facts/figures.js';
import type { Tone } from '../facts/names.js';

const RADIUS = 52;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export interface GaugeProps {
  score: number;
  tone: Tone;
  /** What the score means, in words. */
  verdict: string;
}

/** The score as a ring that fills clockwise from the top. */
export function Gauge({ score, tone, verdict }: GaugeProps) {
  const filled = (CIRCUMFERENCE * score) / 100;
  return (
    <svg class="gauge" viewBox="0 0 120 120" role="img" aria-label={`Score ${showScore(score)} of 100: ${verdict}`}>
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
        {showScore(score)}
      </text>
      <text class="gauge-unit" x="60" y="83" text-anchor="middle">
        of 100
      </text>
    </svg>
  );
}
