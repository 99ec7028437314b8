import { Foreign } from '../../report/parts/foreign.js';
import { PagesHead, type PagesHeadProps, type PagesSite } from './pages-head.js';
import { pagesPath } from './pages-place.js';

export interface NoPagesPageProps {
  /** Null: the site was never audited. */
  head: PagesHeadProps | null;
  site: PagesSite | null;
  reason: string;
  /** Other pages of the table are there. */
  hasOthers: boolean;
}

/** Of a site or an audit whose crawled pages are not there, or not the one that was asked for, and why. */
export function NoPagesPage({ head, site, reason, hasOthers }: NoPagesPageProps) {
  return (
    <>
      {head && <PagesHead {...head} />}
      {!head && site && (
        <div class="page-head">
          <h1>
            Pages: <Foreign text={site.site} max={80} />
          </h1>
        </div>
      )}
      <div class="empty">
        <p>{reason}</p>
        {head && hasOthers && (
          <p>
            <a class="button quiet" href={pagesPath(head.place, { columns: null })}>
              View all pages
            </a>
          </p>
        )}
      </div>
    </>
  );
}
