import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { anchorId } from '../facts/anchor-id.js';
import { findFixes } from '../facts/find-fixes.js';
import { SEVERITY_TONES } from '../facts/names.js';
import { Badge } from '../parts/badge.js';
import { CheckTitle } from '../parts/check-title.js';
import { DataTable } from '../parts/data-table.js';
import { FirstPlaces } from '../parts/first-places.js';
import { Foreign } from '../parts/foreign.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import { explainCheck } from '../texts/describe-work.js';

const TEXT_MAX = 160;

type PaperIssuesProps = Pick<CompleteAudit, 'components' | 'recommendations'>;

/** The issues on paper: one row each, since the recommendations have said why they matter and what to do. */
export function PaperIssues({ components, recommendations }: PaperIssuesProps) {
  const { full, texts, figures } = useReportLanguage();
  const words = full.paper;
  const fixes = findFixes(recommendations);
  const showPoints = (value = 0) => (value > 0 ? figures.points(value) : '–');
  const measured = COMPONENT_NAMES.filter((name) => components[name].status === 'completed');
  return (
    <Section id="issues" title={full.headings.issues} lead={words.issuesLead}>
      {measured.map((name) => {
        const { issues, deductions } = components[name];
        const points = new Map(deductions.map((deduction) => [deduction.check_id, deduction.points]));
        return (
          <div class="group" key={name}>
            <h3>
              {texts.components[name]} <span class="muted">{full.counts.issues(issues.length)}</span>
            </h3>
            {issues.length === 0 && <p class="muted">{full.issues.nothing}</p>}
            {issues.length > 0 && (
              <DataTable
                caption={texts.components[name]}
                captionHidden
                rows={issues}
                keyOf={({ check_id }) => check_id}
                columns={[
                  {
                    title: words.finding,
                    cell: (issue) => <Finding issue={issue} isExplained={fixes.has(issue.check_id)} />,
                  },
                  { title: words.places, size: 'wide', cell: (issue) => <Places issue={issue} /> },
                  {
                    title: words.points,
                    numeric: true,
                    cell: ({ check_id }) => showPoints(points.get(check_id)),
                  },
                  {
                    title: words.recommendation,
                    numeric: true,
                    cell: ({ check_id }) => {
                      const fix = fixes.get(check_id);
                      return fix ? <a href={`#${anchorId('do', fix.id)}`}>{fix.rank}</a> : '–';
                    },
                  },
                ]}
              />
            )}
          </div>
        );
      })}
    </Section>
  );
}

/** What it is; and what to do, where no recommendation says so. */
function Finding({ issue, isExplained }: { issue: Issue; isExplained: boolean }) {
  const { language, full } = useReportLanguage();
  return (
    <span id={anchorId('issue', issue.check_id)}>
      <CheckTitle id={issue.check_id} english={issue.title} />{' '}
      <Badge tone={SEVERITY_TONES[issue.severity]}>{full.severities[issue.severity]}</Badge>
      {!isExplained && (
        <span class="related small">
          <Foreign text={explainCheck(issue, language).fix} max={400} />
        </span>
      )}
    </span>
  );
}

/** What was seen, and where. */
function Places({ issue }: { issue: Issue }) {
  const { counts, issues: words } = useReportLanguage().full;
  const { affected_count: count, affected_pages: pages, sample } = issue;
  const [first] = sample;
  const urls = sample.map(({ url }) => url);
  return (
    <>
      {first && (
        <>
          <Phrase text={first.observed} max={TEXT_MAX} isQuoted />
          {first.expected !== undefined && (
            <span class="muted">
              {' '}
              ({words.expected.toLowerCase()}: <Phrase text={first.expected} max={TEXT_MAX} isQuoted />)
            </span>
          )}
        </>
      )}
      <span class="related small">
        {count === pages ? counts.places(count) : `${counts.pages(pages)}, ${counts.places(count)}`}
        {urls.length > 0 && (
          <>
            {': '}
            <FirstPlaces urls={urls} total={Math.max(count, urls.length)} />
          </>
        )}
      </span>
    </>
  );
}
