import type { ComponentChildren } from 'preact';
import type { ComparedFigures } from '../../../domain/search/analysis/search-figures.js';
import { showNumber } from '../../report/facts/figures.js';
import { type Column, DataTable } from '../../report/parts/data-table.js';
import { ChangeBadge } from './change-badge.js';
import { showCtr, showPosition } from './search-words.js';

interface Props<Row extends ComparedFigures> {
  caption: string;
  /** Of the first column, which names the rows. */
  title: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ComponentChildren;
  /** False where the property has no data of an earlier period: there is no change to show. */
  hasPrevious: boolean;
}

/** Queries, pages, countries or devices with their figures, each with its change. */
export function SearchTable<Row extends ComparedFigures>({
  caption,
  title,
  rows,
  keyOf,
  nameOf,
  hasPrevious,
}: Props<Row>) {
  const columns: Column<Row>[] = [
    { title, cell: nameOf },
    { title: 'Clicks', numeric: true, cell: ({ current }) => showNumber(current.clicks) },
    { title: 'Impressions', numeric: true, cell: ({ current }) => showNumber(current.impressions) },
    { title: 'CTR', numeric: true, cell: ({ current }) => showCtr(current.ctr) },
    { title: 'Position', numeric: true, cell: ({ current }) => showPosition(current.position) },
  ];
  const changes: Column<Row>[] = [
    {
      title: 'Clicks before',
      numeric: true,
      cell: ({ previous }) => (previous === null ? 'n/a' : showNumber(previous.clicks)),
    },
    {
      title: 'Change in position',
      numeric: true,
      cell: ({ change }) => <ChangeBadge value={change.position} unit="places" isRank />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      captionHidden
      stacks
      keyOf={keyOf}
      rows={rows}
      columns={hasPrevious ? [...columns, ...changes] : columns}
    />
  );
}
