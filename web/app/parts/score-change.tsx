import { showChange } from '../../report/facts/figures.js';
import { Badge } from '../../report/parts/badge.js';
import { Time } from './time.js';

interface Props {
  /** Points, now minus before; null where there is nothing to compare with. */
  change: number | null;
  /** When the audit before was made, ISO 8601. */
  since: string | null;
}

/** How a score moved since the audit of the same type before. */
export function ScoreChange({ change, since }: Props) {
  if (change === null || since === null) return null;
  const tone = change === 0 ? 'note' : change > 0 ? 'good' : 'bad';
  return (
    <span class="nowrap">
      <Badge tone={tone}>{showChange(change)}</Badge>{' '}
      <span class="muted small">
        since <Time at={since} dayOnly />
      </span>
    </span>
  );
}
