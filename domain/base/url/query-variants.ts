import { searchParameter } from './search-parameter.js';

interface PathVariants {
  forms: Set<string>;
  /** The values seen for each parameter, and the forms in which something new appeared. */
  values: Map<string, { known: Set<string>; steps: number }>;
}

interface ReadQuery {
  path: string;
  /** The query without the number of the page; '' when nothing else is in it. */
  form: string;
  values: [name: string, value: string][];
}

/** Numbers of these turn the pages of one list: they are in names such as "tx_news[currentPage]" as well. */
const PAGING =
  /(?:^|[[_-])(?:page|paged|pg|p|page[-_]?(?:no|num|number|index)|current[-_]?page|seite|pagina|offset|start|skip|limitstart|start_?index)\]?$/i;
/** Parameters that select no content, however many values they take: order, form, where a visitor came from or goes. */
const IDLE =
  /^(?:utm_.*|gclid|fbclid|msclkid|sort(?:[-_]?by)?|order(?:[-_]?by)?|dir|direction|view|mode|layout|limit|per[-_]?page|ref(?:err?er)?|source|src|return.*|redirect.*|next|continue|back(?:url)?|dest(?:ination)?|goto|replytocom|share|print|ts|timestamp|rand(?:om)?|nonce|token|csrf.*|cb|cachebuster|_)$/i;
/** Where a visitor came from or goes, under any name. */
const ADDRESS = /^https?(?::|%3A)/i;
/** "red,blue" and "red|blue" choose what "red" and "blue" do. */
const LIST = /,|%2C|\||%7C|;|%3B|~/i;

/**
 * How the URLs of each path differ in their queries. A path that takes ever new values of one parameter has as many
 * pages ("?id=1", "?title=Rome", "?page=2"); one that recombines known values shows the same pages over and over. URLs
 * must come in a fixed order: the count of a path never falls.
 */
export class QueryVariants {
  private readonly paths = new Map<string, PathVariants>();

  add(url: string): void {
    const query = readQuery(url);
    if (query === null || query.form === '') return;
    const variants = this.paths.get(query.path) ?? { forms: new Set(), values: new Map() };
    this.paths.set(query.path, variants);
    if (variants.forms.has(query.form)) return;
    variants.forms.add(query.form);
    const advanced = new Set<string>();
    for (const [name, value] of query.values) {
      const param = variants.values.get(name) ?? { known: new Set<string>(), steps: 0 };
      variants.values.set(name, param);
      if (param.known.has(value)) continue;
      param.known.add(value);
      if (!advanced.has(name)) param.steps++;
      advanced.add(name);
    }
  }

  /** Variants of a path (a URL up to its "?"), those aside that one parameter leads through. */
  countCombined(path: string): number {
    const variants = this.paths.get(path);
    if (!variants) return 0;
    const steps = [...variants.values.values()].map((param) => param.steps);
    return variants.forms.size - Math.max(0, Math.max(0, ...steps) - 1);
  }

  /** The URL recombines known values of its path, and is not one more page of a known list. */
  isCombined(url: string): boolean {
    const query = readQuery(url);
    const variants = query && this.paths.get(query.path);
    if (!query || !variants || query.form === '' || variants.forms.has(query.form)) return false;
    return query.values.every(([name, value]) => variants.values.get(name)?.known.has(value));
  }
}

function readQuery(url: string): ReadQuery | null {
  const at = url.indexOf('?');
  if (at < 0) return null;
  const pairs = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '' && !isPaging(pair));
  const searched = searchParameter(url);
  const values = pairs.flatMap((pair): [string, string][] => {
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    if (IDLE.test(name) || ADDRESS.test(value) || name === searched) return [];
    return value.split(LIST).map((part) => [name, part]);
  });
  return { path: url.slice(0, at), form: pairs.join('&'), values };
}

function isPaging(pair: string): boolean {
  const [name = '', value = ''] = pair.split('=');
  return /^\d{1,7}$/.test(value) && PAGING.test(name.replace(/%5B/gi, '[').replace(/%5D/gi, ']'));
}
