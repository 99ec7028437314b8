import { hashText } from '../base/text/hash-text.js';
import type { RootCause, TemplateGroup } from './issue.js';
import { TEMPLATE_FROM_PAGES } from './ranking-constants.js';
import type { SeenCause, SeenCauses } from './root-cause-key.js';
import { SmallestTexts } from './smallest-texts.js';
import { templatePattern } from './template-pattern.js';

const MAX_SHOWN = 20;
const MAX_SAMPLE = 5;
const MAX_TEMPLATES = 10;
const MAX_TEMPLATE_SAMPLE = 3;
/** Causes whose text is kept. The most frequent are among them whatever the order in which they came. */
const MAX_KEPT = 500;
/** Distinct causes that are counted one by one, two small numbers each; more count as one cause each. */
const MAX_COUNTED = 50_000;
const MAX_PATTERNS = 1000;

interface Place {
  count: number;
  key: string;
}

interface KeptCause {
  hash: number;
  seen: SeenCause;
  sample: SmallestTexts;
}

/**
 * Counts the root causes of one check as its findings stream by. Every cause is counted under a hash of its key; the text
 * is kept for those with the highest counts. A cause that belongs among them enters at its last occurrence at the latest,
 * because by then it has its full count, so that the result does not depend on the order of the findings.
 */
export class RootCauseTally {
  readonly #counts = new Map<number, number>();
  /** Only where it differs from the count. */
  readonly #pages = new Map<number, number>();
  readonly #kept = new Map<number, KeptCause>();
  readonly #hidden = new Map<number, number>();
  readonly #templates = new Map<string, { pages: number; sample: SmallestTexts }>();
  /** The last one that stayed at the last cut, with its count of then. */
  #bar: Place | null = null;
  #overflow = 0;

  add({ causes, hidden, subject }: SeenCauses): void {
    for (const cause of causes) this.#addCause(cause);
    if (hidden) this.#addHidden(hidden.key, hidden.count);
    this.#addTemplate(subject);
  }

  result(): { root_causes: RootCause[]; root_cause_count: number; templates: TemplateGroup[] } {
    const hidden = [...this.#hidden.values()].reduce((sum, count) => sum + count, 0);
    return {
      root_causes: this.#ranked()
        .slice(0, MAX_SHOWN)
        .map((cause) => this.#show(cause)),
      root_cause_count: this.#counts.size + hidden + this.#overflow,
      templates: this.#showTemplates(),
    };
  }

  #addCause(seen: SeenCause): void {
    const hash = hashText(seen.key);
    const known = this.#counts.get(hash);
    if (known === undefined && this.#counts.size >= MAX_COUNTED) {
      this.#overflow += 1;
      return;
    }
    const pages = this.#pagesOf(hash) + seen.pages;
    const count = (known ?? 0) + seen.count;
    this.#counts.set(hash, count);
    if (pages === count) this.#pages.delete(hash);
    else this.#pages.set(hash, pages);
    this.#keep(hash, seen);
  }

  #keep(hash: number, seen: SeenCause): void {
    const kept = this.#kept.get(hash);
    if (kept) {
      kept.sample.add(seen.urls);
      if (seen.observed < kept.seen.observed) kept.seen = seen;
      return;
    }
    const cause: KeptCause = { hash, seen, sample: new SmallestTexts(MAX_SAMPLE) };
    // Counts only grow: what is behind the bar of the last cut is behind it for good until it is met again.
    if (this.#bar && comparePlaces(this.#placeOf(cause), this.#bar) > 0) return;
    cause.sample.add(seen.urls);
    this.#kept.set(hash, cause);
    if (this.#kept.size >= 2 * MAX_KEPT) this.#cut();
  }

  /** Leaves the best half; cutting now and then costs less than finding the worst each time. */
  #cut(): void {
    const ranked = this.#ranked();
    for (const { hash } of ranked.splice(MAX_KEPT)) this.#kept.delete(hash);
    const last = ranked.at(-1);
    this.#bar = last ? this.#placeOf(last) : null;
  }

  #ranked(): KeptCause[] {
    return [...this.#kept.values()].sort((one, other) => comparePlaces(this.#placeOf(one), this.#placeOf(other)));
  }

  #placeOf({ hash, seen }: KeptCause): Place {
    return { count: this.#counts.get(hash) ?? 0, key: seen.key };
  }

  #pagesOf(hash: number): number {
    return this.#pages.get(hash) ?? this.#counts.get(hash) ?? 0;
  }

  /** Cases beside the same others on many pages are the same cases; where more are met, those are further ones. */
  #addHidden(key: string, count: number): void {
    const hash = hashText(key);
    const known = this.#hidden.get(hash);
    if (known === undefined && this.#hidden.size >= MAX_COUNTED) this.#overflow += count;
    else if (known === undefined || known < count) this.#hidden.set(hash, count);
  }

  #addTemplate(subject: string): void {
    const pattern = templatePattern(subject);
    const known = this.#templates.get(pattern);
    if (known === undefined && this.#templates.size >= MAX_PATTERNS) return;
    const group = known ?? { pages: 0, sample: new SmallestTexts(MAX_TEMPLATE_SAMPLE) };
    if (!known) this.#templates.set(pattern, group);
    group.pages += 1;
    group.sample.add([subject]);
  }

  #show({ hash, seen: { observed, where, target }, sample }: KeptCause): RootCause {
    return {
      observed,
      where,
      ...(target === null ? {} : { target }),
      count: this.#counts.get(hash) ?? 0,
      pages: this.#pagesOf(hash),
      sample_urls: sample.list(),
    };
  }

  #showTemplates(): TemplateGroup[] {
    return [...this.#templates]
      .filter(([, { pages }]) => pages >= TEMPLATE_FROM_PAGES)
      .map(([pattern, { pages, sample }]) => ({ pattern, pages, sample_urls: sample.list() }))
      .sort((one, other) => other.pages - one.pages || (one.pattern < other.pattern ? -1 : 1))
      .slice(0, MAX_TEMPLATES);
  }
}

/** The most frequent first, then in the order of their texts. */
function comparePlaces(one: Place, other: Place): number {
  return other.count - one.count || (one.key < other.key ? -1 : 1);
}
