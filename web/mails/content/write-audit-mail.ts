import type { ComparedIssue } from '../../../domain/audits/audit-result.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import type { AuditFacts, MailSetting } from '../../../domain/notifications/mail-facts.js';
import { showChange, showCount, showScore } from '../../report/facts/figures.js';
import { STATUS_WORDS } from '../../report/facts/names.js';
import { shownText } from '../../report/facts/shown-text.js';
import { linkIntoApp } from '../link-into-app.js';
import type { MailDocument, MailFact } from '../mail-document.js';
import { writeNotificationFooter } from '../notification-footer.js';

const MOST_ISSUES = 5;
const MAX_SITE_CHARS = 100;
const MAX_TITLE_CHARS = 150;

/** An audit that ended, or only its new critical issues. */
export function writeAuditMail(facts: AuditFacts, setting: MailSetting): MailDocument {
  const site = shownText(identifySite(facts.website_url), MAX_SITE_CHARS);
  const critical = facts.new_issues.filter(({ level }) => level === 'critical');
  const isAlert = facts.kind === 'new_critical_issue';
  const count = showCount(critical.length, 'new critical issue');
  const verdict = describeVerdict(facts);
  const subject = isAlert ? `${count} on ${site}` : `Audit of ${site} completed: ${verdict}`;
  const issues = isAlert ? critical : facts.new_issues;
  return {
    subject,
    preview: isAlert ? listTitles(critical) : describeIssues(facts),
    title: isAlert ? subject : `Audit of ${site} completed`,
    blocks: [
      {
        kind: 'paragraph',
        text: isAlert
          ? `The ${facts.audit_type} audit of ${site} found critical issues that the audit before did not.`
          : `The ${facts.audit_type} audit of ${site} is done. ${partNote(facts)}`.trim(),
      },
      { kind: 'facts', rows: listFigures(facts) },
      ...(issues.length === 0
        ? []
        : [
            { kind: 'heading' as const, text: isAlert ? 'New critical issues' : 'New issues' },
            { kind: 'list' as const, items: listIssues(issues) },
          ]),
    ],
    action: { label: 'View audit', url: linkIntoApp(setting, `/app/audits/${facts.audit_id}`) },
    ...writeNotificationFooter(facts.kind, setting),
  };
}

function partNote({ status }: AuditFacts): string {
  return status === 'partial' ? 'Some of it could not be measured; the report says what and why.' : '';
}

function describeVerdict({ overall_score, overall_status }: AuditFacts): string {
  if (overall_score === null) return 'no score';
  const word = overall_status === null ? '' : ` (${STATUS_WORDS[overall_status].toLowerCase()})`;
  return `score ${showScore(overall_score)}${word}`;
}

function listFigures(facts: AuditFacts): MailFact[] {
  const { overall_score, change, issue_counts, fixed_issues_total, new_issues } = facts;
  const score: MailFact = {
    name: 'Score',
    value: overall_score === null ? 'Not measured' : `${showScore(overall_score)} of 100`,
    ...(change !== null && { note: `${showChange(change)} since the audit before` }),
    ...(change !== null && change !== 0 && { tone: change > 0 ? ('good' as const) : ('bad' as const) }),
  };
  const { critical, warning, notice } = issue_counts;
  const counts = `${showCount(critical, 'critical', 'critical')}, ${showCount(warning, 'warning')}, ${showCount(notice, 'notice')}`;
  const hasPrevious = change !== null || new_issues.length > 0 || fixed_issues_total > 0;
  return [
    score,
    { name: 'Issues', value: counts },
    ...(hasPrevious
      ? [{ name: 'Since the audit before', value: `${new_issues.length} new, ${fixed_issues_total} fixed` }]
      : []),
  ];
}

function describeIssues({ new_issues, fixed_issues_total }: AuditFacts): string {
  return `${showCount(new_issues.length, 'new issue')}, ${fixed_issues_total} fixed`;
}

function listTitles(issues: readonly ComparedIssue[]): string {
  return shownText(issues.map(({ title }) => title).join(', '), MAX_TITLE_CHARS);
}

/** Titles with the pages they are on, and how many more there are. */
export function listIssues(issues: readonly ComparedIssue[], total: number = issues.length): string[] {
  const shown = issues.slice(0, MOST_ISSUES).map(({ title, affected_pages }) => {
    const pages = affected_pages > 0 ? ` (${showCount(affected_pages, 'page')})` : '';
    return `${shownText(title, MAX_TITLE_CHARS)}${pages}`;
  });
  const more = total - shown.length;
  return more > 0 ? [...shown, `${showCount(more, 'more issue')} in the report`] : shown;
}
