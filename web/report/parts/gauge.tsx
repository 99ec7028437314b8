import type { Tone } from '../facts/names.js';
import { useReportLanguage } from './report-language.js';
import { ScoreRing } from './score-ring.js';

export interface GaugeProps {
  score: number;
  tone: Tone;
  /** What the score means, in words. */
  verdict: string;
}

/** The score as a ring, with its verdict for screen readers. */
export function Gauge({ score, tone, verdict }: GaugeProps) {
  const {
    full: { verdict: words },
    figures,
  } = useReportLanguage();
  const shown = figures.score(score);
  return (
    <ScoreRing score={score} shown={shown} unit={words.ofHundred} tone={tone} label={words.label(shown, verdict)} />
  );
}
