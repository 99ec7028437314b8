import { showNumber } from '../../report/facts/figures.js';
import { ChangeBadge } from './change-badge.js';

interface PeriodTotalProps {
  title: string;
  current: number;
  /** Of the period before; null where it is not known. */
  previous: number | null;
}

/** One figure of a period on a card, with its change. */
export function PeriodTotal({ title, current, previous }: PeriodTotalProps) {
  const percent = previous === null || previous === 0 ? null : ((current - previous) / previous) * 100;
  return (
    <li>
      <div class="card">
        <h3>{title}</h3>
        <p>
          <span class="big">{showNumber(current)}</span>{' '}
          <ChangeBadge value={percent === null ? null : Math.round(percent * 10) / 10} unit="percent" />
        </p>
        {previous !== null && <p class="muted small">Before: {showNumber(previous)}</p>}
      </div>
    </li>
  );
}
