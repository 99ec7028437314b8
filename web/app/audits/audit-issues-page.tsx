import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { orderIssues, type RankedIssue } from '../../../domain/audits/order-issues.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { anchorId } from '../../report/facts/anchor-id.js';
import { showCount, showDay } from '../../report/facts/figures.js';
import { COMPONENT_HEADINGS, SEVERITY_TONES } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { Tabs } from '../parts/tabs.js';
import { Time } from '../parts/time.js';
import { AcceptanceList, type AcceptanceListProps } from './acceptance-list.js';
import { AuditHead } from './audit-head.js';

export interface AuditIssuesPageProps extends AcceptanceListProps {
  audit: CompleteAudit;
  /** One list in the order of the fixes, or one for each area. */
  group: IssueGroup;
}

export type IssueGroup = 'none' | 'area';

const SHOWN_FINDINGS = 5;

/** The issues of an audit in the order of their fixes, each with a form to accept it, and the accepted findings. */
export function AuditIssuesPage({ audit, group, ...list }: AuditIssuesPageProps) {
  const issues = orderIssues(audit);
  const path = `/app/audits/${audit.audit_id}/issues`;
  return (
    <>
      <AuditHead audit={{ id: audit.audit_id, website_url: audit.final_url }} part="issues" />
      <p>
        Audit of <Time at={audit.generated_at} dayOnly />
        {audit.judged_again && `, recalculated on ${showDay(audit.judged_again.at)}`}. Accept an issue to leave it out
        of the score and the lists from the next audit on. Recalculate this audit to apply it now. An accepted issue
        counts again when it changes.
      </p>
      {issues.length === 0 ? (
        <p class="empty">No issues found in this audit.</p>
      ) : (
        <>
          <Tabs
            label="Order of issues"
            tabs={[
              { href: path, title: 'By priority', isHere: group === 'none' },
              { href: `${path}?group=area`, title: 'By area', isHere: group === 'area' },
            ]}
          />
          {group === 'none' ? (
            <IssueCards issues={issues} siteUrl={audit.website_url} />
          ) : (
            COMPONENT_NAMES.map((name) => {
              const own = issues.filter(({ issue }) => issue.component === name);
              return (
                own.length > 0 && (
                  <Section id={`area-${name}`} title={COMPONENT_HEADINGS[name]} key={name}>
                    <IssueCards issues={own} siteUrl={audit.website_url} />
                  </Section>
                )
              );
            })
          )}
        </>
      )}
      <Section id="accepted" title="Accepted findings">
        <p>
          <button
            type="button"
            class="quiet"
            data-api={`POST /api/seo/audits/${audit.audit_id}/judge-again`}
            data-then="/app/operations/{id}"
          >
            Recalculate audit
          </button>
        </p>
        <AcceptanceList {...list} />
      </Section>
    </>
  );
}

function IssueCards({ issues, siteUrl }: { issues: readonly RankedIssue[]; siteUrl: string }) {
  return (
    <ul class="cards">
      {issues.map(({ issue, rank }) => (
        <li key={issue.check_id}>
          <IssueToAccept issue={issue} rank={rank} siteUrl={siteUrl} />
        </li>
      ))}
    </ul>
  );
}

function IssueToAccept({ issue, rank, siteUrl }: RankedIssue & { siteUrl: string }) {
  const { check_id, title, severity, affected_count, sample } = issue;
  const heading = anchorId('issue', check_id);
  return (
    <div class="card">
      <h2 id={heading}>
        <Badge tone={SEVERITY_TONES[severity]}>{severity}</Badge> <Foreign text={title} max={200} />
      </h2>
      <p class="muted">
        {rank !== null && `Fix ${rank} · `}
        {showCount(affected_count, 'occurrence')} · {check_id}
      </p>
      <ul>
        {sample.slice(0, SHOWN_FINDINGS).map(({ url, observed }, index) => (
          <li key={`${index} ${url}`}>
            <SafeLink url={url} whole />: <Foreign text={observed} max={200} />
          </li>
        ))}
      </ul>
      <details>
        <summary>Accept this issue</summary>
        <ApiForm call="POST /api/seo/acceptances" then="reload" label="Accept" describes={heading}>
          <AcceptFields issue={issue} siteUrl={siteUrl} />
        </ApiForm>
      </details>
    </div>
  );
}

function AcceptFields({ issue: { check_id, sample }, siteUrl }: { issue: Issue; siteUrl: string }) {
  const of = `${check_id}-`;
  const urls = [...new Set(sample.map(({ url }) => url))];
  const options = [{ value: '', title: 'All pages' }, ...urls.map((url) => ({ value: url, title: url }))];
  return (
    <>
      <input type="hidden" name="site_url" value={siteUrl} />
      <input type="hidden" name="check" value={check_id} />
      <SelectField of={of} name="url" label="Where" value={urls[0] ?? ''} options={options} />
      <Field
        of={of}
        name="url_pattern"
        label="Or a URL pattern"
        placeholder="/tag/*"
        hint="Select “All pages” above first. The pattern also applies to new pages"
      />
      <Field of={of} name="reason" label="Reason" required hint="Shown in reports" />
      <Field
        of={of}
        name="until"
        label="Accept until"
        placeholder="2026-12-31"
        hint="Last day, as YYYY-MM-DD. Leave empty to accept it permanently"
      />
    </>
  );
}
