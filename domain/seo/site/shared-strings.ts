import type { PageSummary, SummaryLink } from '../artifacts/page-summary.js';

type ExternalLink = PageSummary['external_links'][number];
type Term = PageSummary['top_terms'][number];

/** A target with more different links than this is named in other words each time: those are not looked through. */
const MOST_ALIKE = 8;

/**
 * Lets equal strings, links and terms of the pages of one site be one. Pages read back from the store have each their own
 * copy of every link of the menu: on sites with large menus most of the memory of all summaries, and comparing is quicker
 * too. What is shared is not to be changed.
 */
export class SharedStrings {
  private readonly known = new Map<string, string>();
  /** By URL and fragment. */
  private readonly links = new Map<string, Map<string, SummaryLink[]>>();
  private readonly externalLinks = new Map<string, ExternalLink[]>();
  private readonly terms = new Map<string, Map<number, Term>>();

  /** The same summary, its strings shared with those that were given before. Changes it: copies would be as much again. */
  share(summary: PageSummary): PageSummary {
    for (const [at, link] of summary.links.entries()) summary.links[at] = this.takeLink(link);
    for (const [at, link] of summary.external_links.entries()) summary.external_links[at] = this.takeExternal(link);
    for (const [at, term] of summary.top_terms.entries()) summary.top_terms[at] = this.takeTerm(term);
    summary.ids = this.takeAll(summary.ids);
    summary.images = this.takeAll(summary.images);
    summary.scripts = this.takeAll(summary.scripts);
    summary.styles = this.takeAll(summary.styles);
    for (const [name, value] of Object.entries(summary.headers)) summary.headers[name] = this.take(value);
    return summary;
  }

  private takeLink(link: SummaryLink): SummaryLink {
    const { url, fragment } = link;
    const byFragment = entryOf(this.links, url, () => new Map<string, SummaryLink[]>());
    const alike = entryOf(byFragment, fragment, (): SummaryLink[] => []);
    const same = alike.find((other) => isSameLink(link, other));
    if (same) return same;
    // One string for all links of the target, and for what they say.
    link.url = alike[0]?.url ?? this.take(url);
    link.text = this.take(link.text);
    link.fragment = alike[0]?.fragment ?? this.take(fragment);
    if (alike.length < MOST_ALIKE) alike.push(link);
    return link;
  }

  private takeExternal(link: ExternalLink): ExternalLink {
    const alike = entryOf(this.externalLinks, link.url, (): ExternalLink[] => []);
    const same = alike.find((other) => other.text === link.text && other.nofollow === link.nofollow);
    if (same) return same;
    link.url = alike[0]?.url ?? this.take(link.url);
    link.text = this.take(link.text);
    if (alike.length < MOST_ALIKE) alike.push(link);
    return link;
  }

  private takeTerm(term: Term): Term {
    const [text, count] = term;
    return entryOf(
      entryOf(this.terms, text, () => new Map<number, Term>()),
      count,
      () => term,
    );
  }

  private take(text: string): string {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    this.known.set(text, text);
    return text;
  }

  private takeAll(texts: readonly string[]): string[] {
    return texts.map((text) => this.take(text));
  }
}

function isSameLink(one: SummaryLink, other: SummaryLink): boolean {
  return (
    one.text === other.text &&
    one.region === other.region &&
    one.nofollow === other.nofollow &&
    one.follow === other.follow &&
    one.count === other.count
  );
}

function entryOf<Key, Value>(entries: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const created = create();
  entries.set(key, created);
  return created;
}
