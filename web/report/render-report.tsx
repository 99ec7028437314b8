import { renderToString } from 'preact-render-to-string';
import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { PAGE_ROWS } from './facts/evidence-budget.js';
import { shownText } from './facts/shown-text.js';
import { siteName } from './facts/site-name.js';
import { openLanguage } from './parts/report-language.js';
import type { ReportExtra } from './report-extra.js';
import { ReportPage } from './report-page.js';
import { composeMetaPolicy } from './report-policy.js';
import { pageFooter } from './style/page-footer.js';
import { REPORT_STYLE } from './style/report-style.js';

/** Under a megabyte with head and style, and with characters that take more than one byte. */
const BODY_MAX_CHARS = 800_000;

/**
 * The audit as one self-contained HTML page: no script, no requests. Everything from the crawled site is escaped.
 * Deterministic: the same audit and history give the same page. Takes audits as completeStoredAudit returns them.
 */
export function renderReport(audit: CompleteAudit, extra: ReportExtra): string {
  const { language, full, figures, texts } = openLanguage(extra.language ?? 'en');
  const site = shownText(siteName(audit.website_url), 120);
  const footer = [extra.brand?.name ?? 'Linkwright', site, texts.formats.day(audit.generated_at)].join(' · ');
  const styles = [REPORT_STYLE, ...(extra.forPaper ? [pageFooter(footer)] : [])];
  const title = full.documentTitle(site, figures.day(audit.generated_at));
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={composeMetaPolicy(...styles)} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {!extra.brand && <meta name="generator" content="Linkwright" />}
      <title>{title}</title>
    </>,
  );
  const body = renderBody(audit, extra);
  // The styles are ours alone and go in as they are, so that their hashes fit.
  const sheets = styles.map((style) => `<style>${style}</style>`).join('');
  return `<!doctype html>\n<html lang="${language}"><head>${head}${sheets}</head><body>${body}</body></html>\n`;
}

/** Most evidence that fits: an audit of hundreds of issues with endless addresses shows fewer places of each. */
function renderBody(audit: CompleteAudit, extra: ReportExtra): string {
  let body = '';
  for (const pageRows of PAGE_ROWS) {
    const draft = renderToString(
      <ReportPage audit={audit} extra={extra} pageRows={pageRows} hasUntranslated={false} />,
    );
    // The note belongs on the page only where something is marked.
    body = draft.includes('class="mark"')
      ? renderToString(<ReportPage audit={audit} extra={extra} pageRows={pageRows} hasUntranslated />)
      : draft;
    if (body.length <= BODY_MAX_CHARS) break;
  }
  return body;
}
