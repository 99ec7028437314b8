import { LEAD_STATUSES, type LeadStatus } from '../../../domain/outreach/campaigns/lead-status.js';
import { showNumber } from '../../report/facts/figures.js';
import type { Tone } from '../../report/facts/names.js';
import { Bar } from '../../report/parts/bar.js';
import { titleWords } from '../parts/title-words.js';

const TONES: Readonly<Record<LeadStatus, Tone | 'accent' | 'quiet'>> = {
  discovered: 'quiet',
  contacted: 'accent',
  replied: 'good',
  placed: 'good',
  bounced: 'bad',
  unsubscribed: 'warn',
};

/** The leads of a campaign by status. */
export function Pipeline({ counts, total }: { counts: Readonly<Record<LeadStatus, number>>; total: number }) {
  return (
    <ul class="pipeline">
      {LEAD_STATUSES.map((status) => (
        <li key={status}>
          <span class="score-line">
            {titleWords(status)}
            <span class="figure">{showNumber(counts[status], 0)}</span>
          </span>
          <Bar value={counts[status]} max={Math.max(1, total)} tone={TONES[status]} />
        </li>
      ))}
    </ul>
  );
}
