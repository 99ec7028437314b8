import { showNumber } from '../../report/facts/figures.js';
import { Badge } from '../../report/parts/badge.js';

interface Props {
  /** Now minus before; null where one of the two is missing. */
  value: number | null;
  unit: 'percent' | 'points' | 'places';
  /** Smaller is better, as for positions. */
  isRank?: boolean;
}

const UNITS = { percent: '%', points: ' pp', places: '' } as const;

/** How a figure moved: a sign and a word for color. Nothing where there is nothing to compare. */
export function ChangeBadge({ value, unit, isRank = false }: Props) {
  if (value === null) return <span class="muted">n/a</span>;
  const digits = unit === 'percent' ? 1 : 2;
  const rounded = Number(value.toFixed(digits));
  if (rounded === 0) return <Badge tone="note">±0{UNITS[unit]}</Badge>;
  const isBetter = isRank ? rounded < 0 : rounded > 0;
  return (
    <Badge tone={isBetter ? 'good' : 'bad'}>
      {rounded > 0 ? '+' : ''}
      {showNumber(rounded, digits)}
      {UNITS[unit]}
    </Badge>
  );
}
