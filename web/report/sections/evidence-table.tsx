import type { Issue } from '../../../domain/audits/issue.js';
import type { Finding } from '../../../domain/seo/checks/check.js';
import { type Column, DataTable } from '../parts/data-table.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { SafeLink } from '../parts/safe-link.js';
import type { Figures } from '../texts/figures.js';
import type { FullTexts } from '../texts/full/full-texts.js';

const TEXT_MAX = 160;
const SHOWN_RELATED = 3;

type Numbered = Finding & { number: number };
type Detail = 'expected' | 'where';
/** What all rows say alike; null when they differ. */
type Shared = Record<Detail, string | null>;

/** Where a check failed, what was seen there and what was expected. What all rows share is said once, below. */
export function EvidenceTable({ issue, rows }: { issue: Issue; rows: number }) {
  const { full, figures } = useReportLanguage();
  const words = full.issues;
  const shown = issue.sample.slice(0, rows).map((finding, index): Numbered => ({ ...finding, number: index + 1 }));
  if (shown.length === 0) return null;
  const shared = { expected: sharedBy(shown, 'expected'), where: sharedBy(shown, 'where') };
  const isPart = issue.affected_count > shown.length;
  return (
    <>
      <DataTable
        caption={
          isPart
            ? words.evidenceOf(figures.number(shown.length, 0), figures.number(issue.affected_count, 0))
            : words.evidence
        }
        columns={columnsFor(shown, shared, words, figures)}
        rows={shown}
        keyOf={({ number }) => String(number)}
      />
      {shared.expected !== null && <SharedDetail name={words.expected} text={shared.expected} />}
      {shared.where !== null && <SharedDetail name={words.where} text={shared.where} />}
    </>
  );
}

function sharedBy(findings: readonly Numbered[], name: Detail): string | null {
  const value = findings[0]?.[name];
  const isShared = findings.length > 1 && findings.every((finding) => finding[name] === value);
  return isShared && value !== undefined ? value : null;
}

function SharedDetail({ name, text }: { name: string; text: string }) {
  return (
    <p class="small">
      <strong>{name}:</strong> <Phrase text={text} max={TEXT_MAX} isQuoted />
    </p>
  );
}

function columnsFor(
  findings: readonly Numbered[],
  shared: Shared,
  words: FullTexts['issues'],
  figures: Figures,
): Column<Numbered>[] {
  const detail = (name: Detail): Column<Numbered>[] =>
    shared[name] === null && findings.some((finding) => finding[name] !== undefined)
      ? [{ title: words[name], cell: (finding) => <Phrase text={finding[name] ?? ''} max={TEXT_MAX} isQuoted /> }]
      : [];
  const count: Column<Numbered>[] = findings.some((finding) => (finding.count ?? 1) > 1)
    ? [{ title: words.count, numeric: true, cell: ({ count: times }) => figures.number(times ?? 1, 0) }]
    : [];
  return [
    { title: words.address, size: 'wide', cell: (finding) => <Address {...finding} /> },
    { title: words.observed, cell: ({ observed }) => <Phrase text={observed} max={TEXT_MAX} isQuoted /> },
    ...detail('expected'),
    ...detail('where'),
    ...count,
  ];
}

function Address({ url, related_urls: related = [] }: Finding) {
  const { issues: words } = useReportLanguage().full;
  return (
    <>
      <SafeLink url={url} />
      {related.length > 0 && (
        <span class="related small">
          {words.with}{' '}
          {related.slice(0, SHOWN_RELATED).map((each, index) => (
            <span key={each}>
              {index > 0 && ', '}
              <SafeLink url={each} />
            </span>
          ))}
          {related.length > SHOWN_RELATED && words.andMore(related.length - SHOWN_RELATED)}
        </span>
      )}
    </>
  );
}
