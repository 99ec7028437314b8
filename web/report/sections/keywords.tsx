import type { TargetKeyword } from '../../../domain/seo/audit/audit-result.js';
import { showNumber } from '../facts/figures.js';
import { inWords, type Tone } from '../facts/names.js';
import { Badge } from '../parts/badge.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { SafeLink } from '../parts/safe-link.js';
import { Section } from '../parts/section.js';

const TONES: Readonly<Record<TargetKeyword['status'], Tone>> = {
  well_targeted: 'good',
  partly_targeted: 'warn',
  competing_pages: 'warn',
  not_targeted: 'bad',
};

/** How well the crawled pages answer the target keywords. */
export function Keywords({ keywords }: { keywords: readonly TargetKeyword[] }) {
  return (
    <Section id="keywords" title="Target keywords" lead="How many indexable pages use each keyword, and where.">
      <DataTable
        caption="Use of the target keywords"
        captionHidden
        rows={keywords}
        keyOf={({ keyword }) => keyword}
        columns={[
          { title: 'Keyword', cell: ({ keyword }) => <Foreign text={keyword} max={100} /> },
          { title: 'Verdict', cell: ({ status }) => <Badge tone={TONES[status]}>{inWords(status)}</Badge> },
          { title: 'Title', numeric: true, cell: (each) => showNumber(each.pages_in_title, 0) },
          { title: 'H1', numeric: true, cell: (each) => showNumber(each.pages_in_h1, 0) },
          { title: 'Description', numeric: true, cell: (each) => showNumber(each.pages_in_description, 0) },
          { title: 'URL', numeric: true, cell: (each) => showNumber(each.pages_in_url, 0) },
          { title: 'Text', numeric: true, cell: (each) => showNumber(each.pages_in_body, 0) },
          {
            title: 'Best page',
            size: 'wide',
            cell: ({ best_page }) => (best_page ? <SafeLink url={best_page.url} /> : 'none'),
          },
        ]}
      />
      <ul class="advice">
        {keywords.map(({ keyword, advice }) => (
          <li key={keyword}>
            <strong>
              <Foreign text={keyword} max={100} />
            </strong>
            : <Foreign text={advice} max={500} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
