import { toPageRow } from '../../../domain/reports/export/page-row.js';
import {
  type ExploredPage,
  NO_SEARCH_FIGURES,
  NOT_INSPECTED,
} from '../../../domain/reports/page-table/explored-page.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { htmlPage } from '../sites/html-page.js';
import { pageFrom } from '../sites/pages.js';

const COUNTS = { link_score: 10, inlinks: 1, unique_inlinks: 1 };
const BASE: ExploredPage = {
  ...toPageRow(summarizePage(pageFrom(htmlPage('<p>x</p>'), { url: 'https://site.example/a' })), COUNTS, 0),
  ...NO_SEARCH_FIGURES,
  ...NOT_INSPECTED,
};

/** A crawled page without issues and without search figures, apart from what the test is about. */
export const exploredPage = (change: Partial<ExploredPage> = {}): ExploredPage => ({ ...BASE, ...change });
