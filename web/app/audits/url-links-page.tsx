import type { LinkRow } from '../../../domain/seo/links/link-row.js';
import type { LinkTarget } from '../../../domain/seo/links/link-target.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { type Column, DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { NextPage } from '../parts/next-page.js';
import { titleWords } from '../parts/title-words.js';
import { LinksHead } from './links-head.js';
import { linksPath } from './links-path.js';
import { showStatus } from './show-status.js';
import { TargetLink } from './target-link.js';

export interface UrlLinksPageProps {
  audit: { id: string; website_url: string };
  url: string;
  /** Links to it, or the links on it. */
  show: 'to' | 'from';
  /** Null when no page of the crawl names it. */
  target: LinkTarget | null;
  links: readonly LinkRow[];
  next: string | null;
}

/** One URL of an audit: its inlinks with their anchor texts, or the links on it. */
export function UrlLinksPage({ audit, url, show, target, links, next }: UrlLinksPageProps) {
  const title = show === 'to' ? 'Inlinks' : 'Links on this page';
  const file = `/api/seo/audits/${audit.id}/links?${new URLSearchParams({ format: 'csv', [show]: url })}`;
  return (
    <>
      <LinksHead audit={audit} url={url} />
      <p>
        <SafeLink url={url} whole />
      </p>
      {target === null ? <p class="empty">No page of this crawl links to this URL.</p> : <Figures target={target} />}
      {target !== null && target.anchors.length > 0 && <Anchors target={target} />}
      <Section id="links" title={title}>
        {links.length === 0 ? (
          <p class="empty">{show === 'to' ? 'No inlinks to this URL.' : 'No links on this page.'}</p>
        ) : (
          <LinkTable audit={audit.id} links={links} show={show} />
        )}
        <NextPage next={next} label="Next links" />
        <div class="actions">
          <a class="button quiet" href={linksPath(audit.id, url, show === 'to' ? 'from' : 'to')}>
            {show === 'to' ? 'View links on this page' : 'View inlinks'}
          </a>
          <a class="button quiet" href={file}>
            Download (CSV)
          </a>
        </div>
      </Section>
    </>
  );
}

function Figures({ target }: { target: LinkTarget }) {
  const { status, link_score: score, inlinks, unique_inlinks: unique, followed_inlinks: followed } = target;
  const figures = [
    ['Status', showStatus(status)],
    ['Link score', score === null ? 'None' : `${showNumber(score)} of 100`],
    ['Inlinks', `${inlinks} from ${showCount(unique, 'page')}, ${followed} followed`],
    ['Redirects, canonicals and hreflang links to it', String(target.other_links)],
  ] as const;
  return (
    <DataTable
      caption="About this URL"
      captionHidden
      fits
      keyOf={([name]) => name}
      rows={figures}
      columns={[
        { title: 'Figure', cell: ([name]) => name },
        { title: 'Value', cell: ([, value]) => value },
      ]}
    />
  );
}

function Anchors({ target: { anchors, anchor_count: count } }: { target: LinkTarget }) {
  return (
    <Section id="anchors" title="Anchor texts" lead={`The most frequent of ${showCount(count, 'anchor text')}.`}>
      <DataTable
        caption="Anchor texts"
        captionHidden
        fits
        keyOf={({ text }) => text}
        rows={anchors}
        columns={[
          { title: 'Anchor text', cell: ({ text }) => showAnchor(text) },
          { title: 'Links', numeric: true, cell: ({ links }) => links },
        ]}
      />
    </Section>
  );
}

function showNofollow(rel: readonly string[]): string {
  return rel.length === 0 ? 'No' : `No (${rel.join(', ')})`;
}

function showAnchor(text: string) {
  return <Foreign text={text === '' ? '(no text)' : text} max={100} />;
}

const STATUS: Column<LinkRow> = {
  title: 'Status',
  numeric: true,
  cell: ({ status }) => showStatus(status),
};

function LinkTable({ audit, links, show }: Pick<UrlLinksPageProps, 'links' | 'show'> & { audit: string }) {
  const rows = links.map((link, at) => ({ ...link, key: String(at) }));
  return (
    <DataTable
      caption={show === 'to' ? 'Inlinks' : 'Links on this page'}
      captionHidden
      stacks
      keyOf={({ key }) => key}
      rows={rows}
      columns={[
        {
          title: show === 'to' ? 'From' : 'To',
          cell: ({ from, to }) => <TargetLink audit={audit} url={show === 'to' ? from : to} />,
        },
        {
          title: 'Anchor text',
          cell: ({ anchor, kind }) => (anchor === '' && kind === 'redirect' ? '' : showAnchor(anchor)),
        },
        { title: 'Type', cell: ({ kind }) => titleWords(kind) },
        { title: 'Position', cell: ({ position }) => position ?? '' },
        { title: 'Follow', cell: ({ follow, rel }) => (follow ? 'Yes' : showNofollow(rel)) },
        ...(show === 'to' ? [] : [STATUS]),
      ]}
    />
  );
}
