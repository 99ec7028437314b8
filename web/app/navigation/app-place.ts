import type { Site } from '../../../domain/sites/site.js';
import type { SitePart } from '../sites/site-parts.js';
import type { SectionPath } from './places.js';

/** Where in the app a page is. */
export interface AppPlace {
  /** The section; its link is marked as the current one, unless the page is one of a site's own. Null: none of them. */
  place: SectionPath | null;
  /** The watched site that the page is about. */
  site?: Pick<Site, 'id' | 'site'> | null;
  /** Which of the site's own pages it is; absent for other pages about it, such as one of its audits. */
  part?: SitePart;
}
