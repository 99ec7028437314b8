import type { TargetKeyword } from '../../../domain/audits/audit-result.js';
import type { Tone } from '../facts/names.js';
import { Badge } from '../parts/badge.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
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
  const {
    full: { headings, keywords: words },
    figures: { number },
  } = useReportLanguage();
  return (
    <Section id="keywords" title={headings.keywords} lead={words.lead}>
      <DataTable
        caption={words.caption}
        captionHidden
        rows={keywords}
        keyOf={({ keyword }) => keyword}
        columns={[
          { title: words.keyword, cell: ({ keyword }) => <Foreign text={keyword} max={100} /> },
          { title: words.verdict, cell: ({ status }) => <Badge tone={TONES[status]}>{words.verdicts[status]}</Badge> },
          { title: words.title, numeric: true, cell: (each) => number(each.pages_in_title, 0) },
          { title: 'H1', numeric: true, cell: (each) => number(each.pages_in_h1, 0) },
          { title: words.description, numeric: true, cell: (each) => number(each.pages_in_description, 0) },
          { title: 'URL', numeric: true, cell: (each) => number(each.pages_in_url, 0) },
          { title: words.text, numeric: true, cell: (each) => number(each.pages_in_body, 0) },
          {
            title: words.bestPage,
            size: 'wide',
            cell: ({ best_page }) => (best_page ? <SafeLink url={best_page.url} /> : words.none),
          },
        ]}
      />
      <ul class="advice">
        {keywords.map(({ keyword, advice }) => (
          <li key={keyword}>
            <strong>
              <Foreign text={keyword} max={100} />
            </strong>
            : <Phrase text={advice} max={500} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
