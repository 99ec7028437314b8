/** A change of its ranking systems that Google has announced. */
export interface SearchUpdate {
  name: string;
  kind: 'core' | 'spam';
  /** YYYY-MM-DD; the end of its rollout, null where that is not known. */
  start_date: string;
  end_date: string | null;
  /** Where it can be looked up. */
  source: string;
  /** `confirmed`: several independent copies of Google's own list agree; `reported`: one source. */
  confidence: 'confirmed' | 'reported';
}

/** The history of ranking on Google's Search Status Dashboard, which names every update with its days. */
const HISTORY = 'https://status.search.google.com/products/rGHU1u87FJnkP6W2GwMi/history';
const INCIDENTS = 'https://status.search.google.com/incidents';

/** Later updates are not in the list: nothing is said of days after this one. */
export const UPDATES_KNOWN_UNTIL = '2026-08-31';

/** Updates of web search since Search Console keeps data, oldest first; those of Discover alone are left out. */
export const SEARCH_UPDATES: readonly SearchUpdate[] = [
  confirmed('March 2025 core update', 'core', '2025-03-13', '2025-03-27'),
  confirmed('June 2025 core update', 'core', '2025-06-30', '2025-07-17'),
  confirmed('August 2025 spam update', 'spam', '2025-08-26', '2025-09-22'),
  confirmed('December 2025 core update', 'core', '2025-12-11', '2025-12-29'),
  confirmed('March 2026 spam update', 'spam', '2026-03-24', '2026-03-25', `${INCIDENTS}/VbnSXAH4SmEcxPtx4YSD`),
  confirmed('March 2026 core update', 'core', '2026-03-27', '2026-04-08', `${INCIDENTS}/7eTbAa2jWdToLkraZj5y`),
  confirmed('May 2026 core update', 'core', '2026-05-21', '2026-06-02'),
  confirmed('June 2026 spam update', 'spam', '2026-06-24', '2026-06-26', `${INCIDENTS}/YUX1peHev5a4fkxLDiUQ`),
  {
    name: 'August 2026 spam update',
    kind: 'spam',
    start_date: '2026-08-18',
    end_date: null,
    source: HISTORY,
    confidence: 'reported',
  },
];

function confirmed(
  name: string,
  kind: SearchUpdate['kind'],
  start_date: string,
  end_date: string,
  source = HISTORY,
): SearchUpdate {
  return { name, kind, start_date, end_date, source, confidence: 'confirmed' };
}
