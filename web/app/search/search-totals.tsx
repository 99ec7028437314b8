import type { ComponentChildren } from 'preact';
import type { ComparedFigures, SearchFigures } from '../../../domain/search/analysis/search-figures.js';
import { showNumber } from '../../report/facts/figures.js';
import { ChangeBadge } from './change-badge.js';
import { showCtr, showPosition } from './search-words.js';

/** The four figures of a property over a period, each with its change. */
export function SearchTotals({ totals: { current, previous, change } }: { totals: ComparedFigures }) {
  const before = (show: (figures: SearchFigures) => string) => (previous === null ? null : show(previous));
  return (
    <ul class="cards totals">
      <Total title="Clicks" value={showNumber(current.clicks)} before={before(({ clicks }) => showNumber(clicks))}>
        <ChangeBadge value={change.clicks_percent} unit="percent" />
      </Total>
      <Total
        title="Impressions"
        value={showNumber(current.impressions)}
        before={before(({ impressions }) => showNumber(impressions))}
      >
        <ChangeBadge value={change.impressions_percent} unit="percent" />
      </Total>
      <Total title="CTR" value={showCtr(current.ctr)} before={before(({ ctr }) => showCtr(ctr))}>
        <ChangeBadge value={change.ctr_points} unit="points" />
      </Total>
      <Total
        title="Average position"
        value={showPosition(current.position)}
        before={before(({ position }) => showPosition(position))}
      >
        <ChangeBadge value={change.position} unit="places" isRank />
      </Total>
    </ul>
  );
}

interface TotalProps {
  title: string;
  value: string;
  before: string | null;
  children: ComponentChildren;
}

function Total({ title, value, before, children }: TotalProps) {
  return (
    <li>
      <div class="card">
        <h3>{title}</h3>
        <p>
          <span class="big">{value}</span> {children}
        </p>
        {before !== null && <p class="muted small">Before: {before}</p>}
      </div>
    </li>
  );
}
