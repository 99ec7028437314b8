import { renderToString } from 'preact-render-to-string';

import type { LinkReport } from '../../../domain/outreach/links/named-report.js';
import { showDay } from '../facts/figures.js';
import { composeMetaPolicy } from '../report-policy.js';
import { pageFooter } from '../style/page-footer.js';
import { REPORT_STYLE } from '../style/report-style.js';
import { LinkGroup } from './link-group.js';

/** The report of placed links as one self-contained page for paper: no script, no requests. */
export function renderLinkReport({ generated_at, groups }: LinkReport): string {
  const day = showDay(generated_at);
  const styles = [REPORT_STYLE, pageFooter(`Linkwright · Placed links · ${day}`)];
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={composeMetaPolicy(...styles)} />
      <meta name="robots" content="noindex, nofollow" />
      <title>{`Placed links, ${day}`}</title>
    </>,
  );
  const body = renderToString(
    <main id="main">
      <h1>Placed links</h1>
      <p class="muted">
        {day}. Months are in UTC. A link counts as lost after two checks, 24 hours apart or more, that could read its
        page and did not find it. Pages that could not be read are counted on their own and are part of no share.
      </p>
      {groups.length === 0 && <p>There are no placed links to report.</p>}
      {groups.map((group) => (
        <LinkGroup key={`${group.site} ${group.campaign_id}`} group={group} />
      ))}
    </main>,
  );
  const sheets = styles.map((style) => `<style>${style}</style>`).join('');
  return `<!doctype html>\n<html lang="en"><head>${head}${sheets}</head><body>${body}</body></html>\n`;
}
