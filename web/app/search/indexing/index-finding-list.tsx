import type { IndexFinding, IndexFindingKind } from '../../../../domain/search/indexing/index-finding.js';
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

/** What the comparison of Google's view with the crawl comes to, in the order given, each kind once; URLs on request. */
export function IndexFindingList({ findings, pathOf }: IndexFindingListProps) {
  const kinds = new Map<IndexFindingKind, IndexFinding[]>();
  for (const finding of findings) kinds.set(finding.kind, [...(kinds.get(finding.kind) ?? []), finding]);
  return (
    <ol class="plain">
      {[...kinds].map(([kind, found]) => (
        <li key={kind} class="card">
          <Kind findings={found} pathOf={pathOf} />
        </li>
      ))}
    </ol>
  );
}

/** Findings of one kind: what they say is the same, and each has a group of its own. */
function Kind({ findings, pathOf }: IndexFindingListProps) {
  const [first] = findings;
  if (first === undefined) return null;
  return (
    <>
      <h3>
        <Badge tone={SEVERITY_TONES[first.severity]}>{titleWords(first.severity)}</Badge> {first.title}
      </h3>
      <p class="muted">{first.why}</p>
      <p>{first.fix}</p>
      {findings.map(
        (finding) => finding.urls.length > 0 && <Group key={finding.id} finding={finding} pathOf={pathOf} />,
      )}
    </>
  );
}

function Group({ finding, pathOf }: { finding: IndexFinding } & Pick<IndexFindingListProps, 'pathOf'>) {
  const { group, urls, count } = finding;
  return (
    <details>
      <summary>
        {group !== null && (
          <>
            <Foreign text={group} max={300} />:{' '}
          </>
        )}
        {sayExtent(finding)}
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
      {urls.length < count && <p class="muted small">{showNumber(count - urls.length, 0)} more</p>}
    </details>
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
  if (inspected === null) return showCount(count, 'page');
  return `${showNumber(count, 0)} of ${showCount(inspected, 'inspected page')}`;
}
