import type { PageSummary } from '../artifacts/page-summary.js';

/**
 * Lets equal strings of the pages of one site be one string. Pages read back from the store have each their own copy of
 * every link of the menu: on sites with large menus half of the memory of all summaries, and comparing is quicker too.
 */
export class SharedStrings {
  private readonly known = new Map<string, string>();

  /** The same summary, its strings shared with those that were given before. Changes it: copies would be as much again. */
  share(summary: PageSummary): PageSummary {
    for (const link of summary.links) {
      link.url = this.take(link.url);
      link.text = this.take(link.text);
      link.fragment = this.take(link.fragment);
    }
    for (const link of summary.external_links) {
      link.url = this.take(link.url);
      link.text = this.take(link.text);
    }
    summary.ids = this.takeAll(summary.ids);
    summary.images = this.takeAll(summary.images);
    summary.scripts = this.takeAll(summary.scripts);
    summary.styles = this.takeAll(summary.styles);
    summary.headers = this.takeValues(summary.headers);
    return summary;
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
