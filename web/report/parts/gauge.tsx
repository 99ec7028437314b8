import { showScore } from '../facts/figures.js';
import type { Tone } from '../facts/names.js';
import { ScoreRing } from './score-ring.js';

export interface GaugeProps {
  score: number;
  tone: Tone;
  /** What the score means, in words. */
  verdict: string;
}

/** The score as a ring, with its verdict for those who hear the page. */
export function Gauge({ score, tone, verdict }: GaugeProps) {
  const shown = showScore(score);
  return (
    <ScoreRing score={score} shown={shown} unit="of 100" tone={tone} label={`Score ${shown} of 100: ${verdict}`} />
  );
}
