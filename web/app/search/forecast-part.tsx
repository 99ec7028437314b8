import type { TrendAnalysis } from '../../../domain/search/analysis/trend-report.js';
import { showDay, showNumber, showShare } from '../../report/facts/figures.js';
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
  const { totals, last_day, history_days, missing_days, explanation, interval_basis, note } = forecast;
  return (
    <>
      <DataTable
        caption="Forecast of clicks"
        captionHidden
        stacks
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
          {
            title: 'Error in back-tests',
            numeric: true,
            cell: ({ back_test: { error } }) => (error === null ? 'n/a' : showShare(error)),
          },
          {
            title: 'Within the range in back-tests',
            numeric: true,
            cell: ({ back_test: { coverage } }) => (coverage === null ? 'n/a' : showShare(coverage)),
          },
        ]}
      />
      {note && <p class="small">{note}</p>}
      <p class="muted small">
        From {history_days} days of history up to {showDay(last_day)}
        {missing_days > 0 && `, of which ${missing_days} have no data`}. {explanation} {interval_basis}
      </p>
    </>
  );
}
