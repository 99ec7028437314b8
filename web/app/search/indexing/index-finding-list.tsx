import type { IndexFinding } from '../../../../domain/search/indexing/index-finding.js';
import { showCount, showNumber } from '../../../report/facts/figures.js';
import { SEVERITY_TONES } from '../../../report/facts/names.js';
import { Badge } from '../../../report/parts/badge.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { titleWords } from '../../parts/title-words.js';

export interface IndexFindingListProps {
  findings: readonly IndexFinding[];
  /** Where all that the crawl knows of a page is shown; null where no crawl is shown. */
  pathOf: (url: string) => string | null;
}

/** What the comparison of Google's view with the crawl comes to, the most severe first; URLs on request. */
export function IndexFindingList({ findings, pathOf }: IndexFindingListProps) {
  return (
    <ol class="plain">
      {findings.map((finding) => (
        <li key={finding.id} class="card">
          <Finding finding={finding} pathOf={pathOf} />
        </li>
      ))}
    </ol>
  );
}

function Finding({ finding, pathOf }: { finding: IndexFinding } & Pick<IndexFindingListProps, 'pathOf'>) {
  const { severity, title, why, fix, group, urls, count } = finding;
  return (
    <>
      <h3>
        <Badge tone={SEVERITY_TONES[severity]}>{titleWords(severity)}</Badge> {title}
      </h3>
      {group !== null && (
        <p>
          <Foreign text={group} max={300} />
        </p>
      )}
      {count > 0 && <p class="small">{sayExtent(finding)}</p>}
      <p class="muted">{why}</p>
      <p>{fix}</p>
      {urls.length > 0 && (
        <details>
          <summary>
            {urls.length < count ? `${showNumber(urls.length, 0)} of ${showNumber(count, 0)} URLs` : 'View URLs'}
          </summary>
          <ul>
            {urls.map(({ url, detail }) => (
              <li key={url}>
                <UrlLink url={url} path={pathOf(url)} />
                {detail !== group && (
                  <span class="muted small">
                    {' '}
                    · <Foreign text={detail} max={300} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function UrlLink({ url, path }: { url: string; path: string | null }) {
  if (path === null) return <SafeLink url={url} whole />;
  return (
    <a href={path}>
      <Foreign text={url} max={160} />
    </a>
  );
}

function sayExtent({ kind, count, inspected }: IndexFinding): string {
  if (kind === 'sitemap_with_errors' || kind === 'sitemap_not_read') return showCount(count, 'sitemap');
  return inspected === null
    ? showCount(count, 'page')
    : `${showNumber(count, 0)} of ${showCount(inspected, 'inspected page')}`;
}
