import type { TrendAnalysis } from '../../../domain/search/analysis/trend-report.js';
import { showDay, showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';

/** Clicks to expect, always with their interval; or why there are none. */
export function ForecastPart({ forecast }: Pick<TrendAnalysis, 'forecast'>) {
  if (forecast.status === 'no_data') {
    return (
      <p class="empty">
        {forecast.reason}. {forecast.next_step}.
      </p>
    );
  }
  const { totals, last_day, history_days, explanation, interval_basis } = forecast;
  return (
    <>
      <DataTable
        caption="Forecast of clicks"
        captionHidden
        fits
        keyOf={({ days }) => String(days)}
        rows={totals}
        columns={[
          { title: 'Next', cell: ({ days }) => `${days} days` },
          { title: 'Expected clicks', numeric: true, cell: ({ clicks }) => showNumber(clicks, 0) },
          {
            title: `Range, ${Math.round(forecast.interval * 100)}% likely`,
            numeric: true,
            cell: ({ low, high }) => `${showNumber(low, 0)} to ${showNumber(high, 0)}`,
          },
        ]}
      />
      <p class="muted small">
        From {history_days} days of history up to {showDay(last_day)}. {explanation} {interval_basis}
      </p>
    </>
  );
}
