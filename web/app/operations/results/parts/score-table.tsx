import { showNumber, showScore } from '../../../../report/facts/figures.js';
import { toneOfScore } from '../../../../report/facts/names.js';
import { Bar } from '../../../../report/parts/bar.js';
import { DataTable } from '../../../../report/parts/data-table.js';

export interface ScoreRow {
  name: string;
  title: string;
  /** Null: not measured. */
  score: number | null;
  /** In percent; null where it has none. */
  weight: number | null;
  issues: number | null;
}

/** The parts of a score, each with its bar. */
export function ScoreTable({ caption, parts }: { caption: string; parts: readonly ScoreRow[] }) {
  const hasWeights = parts.some(({ weight }) => weight !== null);
  const hasIssues = parts.some(({ issues }) => issues !== null);
  return (
    <DataTable
      caption={caption}
      captionHidden
      fits
      keyOf={({ name }) => name}
      rows={parts}
      columns={[
        { title: 'Category', cell: ({ title }) => title },
        { title: 'Score', numeric: true, cell: ({ score }) => showScore(score) },
        {
          title: 'Bar',
          head: <span class="unseen">Bar</span>,
          size: 'spare',
          cell: ({ score }) => score !== null && <Bar value={score} max={100} tone={toneOfScore(score)} />,
        },
        ...(hasWeights
          ? [
              {
                title: 'Weight',
                numeric: true,
                cell: ({ weight }: ScoreRow) => (weight === null ? 'n/a' : `${showNumber(weight)}%`),
              },
            ]
          : []),
        ...(hasIssues
          ? [
              {
                title: 'Issues',
                numeric: true,
                cell: ({ issues }: ScoreRow) => (issues === null ? 'n/a' : showNumber(issues, 0)),
              },
            ]
          : []),
      ]}
    />
  );
}
