import type { StructureFigures } from '../../../domain/reports/structure/structure-figures.js';
import { showNumber, showShare } from '../../report/facts/figures.js';

/** What a folder is as a whole. */
export function StructureTiles({ total }: { total: StructureFigures }) {
  const { pages, indexable, statuses, words_per_page, pages_with_issues, clicks, unlinked, depth_max } = total;
  const broken = statuses['4xx'] + statuses['5xx'] + statuses.no_response;
  const number = (value: number | null) => (value === null ? '–' : showNumber(value, 0));
  const share = (part: number) => `${showShare(part / pages)} of all`;
  const tiles: [title: string, value: string, note?: string][] = [
    ['URLs', number(pages)],
    ['Indexable', number(indexable), share(indexable)],
    ['Redirects', number(statuses['3xx']), share(statuses['3xx'])],
    ['Errors', number(broken), '4xx, 5xx and no response'],
    ['With issues', number(pages_with_issues), share(pages_with_issues)],
    ['Words per page', number(words_per_page), 'on average'],
    ['Deepest page', number(depth_max), 'clicks from the start page'],
    ['Not linked', number(unlinked), 'from the start page'],
  ];
  if (clicks !== null) tiles.push(['Clicks', number(clicks), 'from Google in the last period']);
  return (
    <dl class="tiles compact">
      {tiles.map(([title, value, note]) => (
        <div class="tile" key={title}>
          <dt>{title}</dt>
          <dd>
            <span class="tile-value">{value}</span>
            {note && <span class="small muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
