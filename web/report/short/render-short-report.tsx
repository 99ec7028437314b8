import { renderToString } from 'preact-render-to-string';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { ReportExtra } from '../report-extra.js';
import { composeHeaderPolicy, composeMetaPolicy } from '../report-policy.js';
import { createShortContext } from './short-context.js';
import { ShortReport } from './short-report.js';
import { shortStyle } from './style/short-style.js';

export interface RenderedReport {
  html: string;
  /** Content policy for the header of a response. */
  policy: string;
}

/**
 * The audit for a client as one self-contained HTML page: five to eight pages on paper. No script, no requests;
 * everything from the crawled site and the brand is escaped. Deterministic.
 */
export function renderShortReport(audit: CompleteAudit, extra: ReportExtra): RenderedReport {
  const context = createShortContext(audit, extra);
  const { texts, site } = context;
  const title = texts.documentTitle(site, texts.formats.day(audit.generated_at));
  const brand = extra.brand ?? null;
  const style = shortStyle({ brand, footer: [brand?.name ?? 'Linkwright', site].join(' · ') });
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={composeMetaPolicy(style)} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {brand === null && <meta name="generator" content="Linkwright" />}
      <title>{title}</title>
    </>,
  );
  const draft = renderToString(<ShortReport {...context} hasUntranslated={false} />);
  // The note belongs on the page only where something is marked.
  const hasUntranslated = draft.includes('class="mark"');
  const body = hasUntranslated ? renderToString(<ShortReport {...context} hasUntranslated />) : draft;
  const html = `<!doctype html>\n<html lang="${texts.locale}"><head>${head}<style>${style}</style></head><body>${body}</body></html>\n`;
  return { html, policy: composeHeaderPolicy(style) };
}
