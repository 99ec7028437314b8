import type { PageSummary } from '../artifacts/page-summary.js';

/**
 * Lets equal strings of the pages of one site be one string. Pages read back from the store have each their own copy of
 * every link of the menu: on sites with large menus half of the memory of all summaries, and comparing is quicker too.
 */
export class SharedStrings {
  private readonly known = new Map<string, string>();

  /** The same summary, its strings shared with those that were given before. */
  share(summary: PageSummary): PageSummary {
    return {
      ...summary,
      ids: this.takeAll(summary.ids),
      links: summary.links.map((link) => ({
        ...link,
        url: this.take(link.url),
        text: this.take(link.text),
        fragment: this.take(link.fragment),
      })),
      external_links: summary.external_links.map(({ url, text, nofollow }) => ({
        url: this.take(url),
        text: this.take(text),
        nofollow,
      })),
      images: this.takeAll(summary.images),
      scripts: this.takeAll(summary.scripts),
      styles: this.takeAll(summary.styles),
      headers: this.takeValues(summary.headers),
    };
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

  private takeValues(record: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, this.take(value)]));
  }
}
