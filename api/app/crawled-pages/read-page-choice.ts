import { PAGE_FILTER_NAMES, SORT_ORDERS } from '../../../domain/reports/export/page-query.js';
import { EXPLORED_COLUMNS } from '../../../domain/reports/page-table/explored-page.js';
import type { PageChoice } from '../../../web/app/crawled-pages/pages-place.js';
import type { Query } from '../../audits/links/read-link-query.js';
import { readPageColumns } from '../../reports/exports/read-page-query.js';

export interface ChosenPages {
  /** The one page that is asked for; '' for the table. */
  url: string;
  choice: PageChoice;
  /** Which page of the list, from 1 on. */
  page: number;
}

/** What a form or a link of the explorer chose. Forms without a script send their empty fields, too. */
export function readPageChoice({ query }: { query: Query }): ChosenPages {
  const words = PAGE_FILTER_NAMES.flatMap((name) => {
    const word = readWord(query, name);
    return word === '' ? [] : [[name, word] as const];
  });
  const columns = readPageColumns(query);
  const sort = EXPLORED_COLUMNS.find((name) => name === query['sort']);
  const isDescending = SORT_ORDERS.find((name) => name === query['order']) === 'desc';
  return {
    url: readWord(query, 'url'),
    choice: {
      ...Object.fromEntries(words),
      columns: columns === null ? null : [...new Set(['url' as const, ...columns])],
      ...(sort !== undefined && { sort, order: isDescending ? ('desc' as const) : undefined }),
    },
    page: Number(query['page'] ?? 1),
  };
}

function readWord(query: Query, name: string): string {
  return String(query[name] ?? '').trim();
}
