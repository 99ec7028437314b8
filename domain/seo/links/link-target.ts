import { isHyperlink, type PageLink } from './page-link.js';

/** How a text leads to a URL. */
export interface AnchorUse {
  /** '' for links without text. */
  text: string;
  links: number;
}

/** A URL and the links to it, counted over a whole crawl. */
export interface LinkTarget {
  url: string;
  internal: boolean;
  /** HTTP status; 0 without a response, null when it was not requested. */
  status: number | null;
  /** Links of other pages, repeated ones too. */
  inlinks: number;
  /** Other pages with a link here. */
  unique_inlinks: number;
  /** Of `inlinks`, those that search engines follow. */
  followed_inlinks: number;
  /** Redirects, canonicals, language versions and the like that name it. */
  other_links: number;
  /** See link-scores; null where it is no page, or counts for another page. */
  link_score: number | null;
  /** The most frequent texts of `inlinks`, at most {@link SHOWN_ANCHORS}. */
  anchors: AnchorUse[];
  /** Different texts; at most {@link COUNTED_ANCHORS}. */
  anchor_count: number;
}

const SHOWN_ANCHORS = 10;
/** A page to which every page links with a text of its own must not fill the memory. */
const COUNTED_ANCHORS = 2_000;

/** What is known about a URL besides its links. */
export type TargetFacts = Pick<LinkTarget, 'status' | 'link_score'>;

/** Counts the links to one URL as they come: those of one page one after the other, pages in crawl order. */
export class LinkTargetCounter {
  #inlinks = 0;
  #uniqueInlinks = 0;
  #followed = 0;
  #others = 0;
  #lastSource = '';
  readonly #anchors = new Map<string, number>();

  constructor(
    readonly url: string,
    readonly internal: boolean,
  ) {}

  add(link: PageLink): void {
    if (link.from === this.url) return;
    if (!isHyperlink(link)) {
      this.#others += 1;
      return;
    }
    this.#inlinks += 1;
    if (link.follow) this.#followed += 1;
    if (link.from !== this.#lastSource) this.#uniqueInlinks += 1;
    this.#lastSource = link.from;
    const known = this.#anchors.get(link.anchor);
    if (known !== undefined || this.#anchors.size < COUNTED_ANCHORS) this.#anchors.set(link.anchor, (known ?? 0) + 1);
  }

  result({ status, link_score }: TargetFacts): LinkTarget {
    const anchors = [...this.#anchors].map(([text, links]): AnchorUse => ({ text, links }));
    anchors.sort((one, other) => other.links - one.links || (one.text < other.text ? -1 : 1));
    return {
      url: this.url,
      internal: this.internal,
      status,
      inlinks: this.#inlinks,
      unique_inlinks: this.#uniqueInlinks,
      followed_inlinks: this.#followed,
      other_links: this.#others,
      link_score,
      anchors: anchors.slice(0, SHOWN_ANCHORS),
      anchor_count: anchors.length,
    };
  }
}
