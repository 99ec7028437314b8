import type { ExploredPage } from '../page-table/explored-page.js';
import { countPage, emptyFigures, type StructureFigures } from './structure-figures.js';

/** A folder of URLs, or a host where a crawl has several. */
export interface StructureSubfolder extends StructureFigures {
  /** What all URLs in it begin with, such as "https://shop.example/blog/". */
  url: string;
  /** Its own part of that, such as "blog". */
  name: string;
}

export interface StructureFolder extends StructureSubfolder {
  /** Folders right in it, and those of them with most pages. */
  folders: number;
  largest_folders: StructureSubfolder[];
}

export interface StructureDepth {
  /** Clicks from the start page; null for URLs that no link leads to. */
  depth: number | null;
  pages: number;
  indexable: number;
  clicks: number | null;
}

export type MappedPage = Pick<
  ExploredPage,
  | 'url'
  | 'title'
  | 'status'
  | 'depth'
  | 'indexable'
  | 'words'
  | 'issues'
  | 'inlinks'
  | 'unique_inlinks'
  | 'link_score'
  | 'clicks'
>;

/** One folder of a crawl, or all of it. */
export interface SiteStructure {
  /** Null: all hosts of the crawl together. */
  folder: string | null;
  /** The folders around this one, the outermost first; the whole is not among them. */
  parents: { url: string; name: string }[];
  total: StructureFigures;
  /** Right in this one, those with most pages first. */
  folders: StructureFolder[];
  /** Folders beyond those that are listed. */
  folders_left_out: number;
  /** Pages right in this folder, those that most pages link to first. */
  pages: MappedPage[];
  pages_left_out: number;
  depths: StructureDepth[];
  /** Of the whole folder, those that most pages link to first. */
  most_linked: MappedPage[];
}

export const STRUCTURE_BOUNDS = { folders: 200, largest_folders: 3, pages: 50, most_linked: 10 } as const;

/**
 * The folders and pages of a crawl in one folder of it. A page whose own path is that of a folder, with or without the
 * slash at its end, belongs to that folder.
 * @param pages of the crawl, in one pass: a hundred thousand take some dozen milliseconds
 * @param folder what its URLs begin with, to a slash; null for the whole crawl
 * @returns null where no page is in it
 */
export function mapStructure(pages: readonly ExploredPage[], folder: string | null): SiteStructure | null {
  const origins = new Set(pages.map(({ url }) => readOrigin(url)));
  const [only = ''] = origins;
  const prefix = folder ?? (origins.size === 1 ? `${only}/` : '');
  const bare = prefix.replace(/\/$/, '');
  const own: ExploredPage[] = [];
  const found = new Folders(prefix);
  const total = emptyFigures();
  const within: ExploredPage[] = [];
  for (const page of pages) {
    const path = withoutQuery(page.url);
    if (!path.startsWith(prefix) && path !== bare) continue;
    countPage(total, page);
    within.push(page);
    if (!found.add(path, page)) own.push(page);
  }
  if (total.pages === 0) return null;
  const { listed, loose } = found.list();
  const direct = [...own, ...loose];
  return {
    folder: prefix === '' ? null : prefix,
    parents: listParents(prefix),
    total,
    folders: listed.slice(0, STRUCTURE_BOUNDS.folders),
    folders_left_out: Math.max(0, listed.length - STRUCTURE_BOUNDS.folders),
    pages: pickMostLinked(direct, STRUCTURE_BOUNDS.pages),
    pages_left_out: Math.max(0, direct.length - STRUCTURE_BOUNDS.pages),
    depths: countDepths(within),
    most_linked: pickMostLinked(
      within.filter(({ unique_inlinks }) => unique_inlinks > 0),
      STRUCTURE_BOUNDS.most_linked,
    ),
  };
}

interface Child {
  figures: StructureFigures;
  /** By name: the folders right in it. */
  folders: Map<string, StructureFigures>;
}

/** The folders right in one, while its pages go by. */
class Folders {
  readonly #children = new Map<string, Child>();
  /** Pages that may turn out to be those of a folder: their last part has no slash behind it. */
  readonly #leaves: { name: string; page: ExploredPage }[] = [];

  constructor(readonly prefix: string) {}

  /** @returns whether the page is in a folder, or may be that of one */
  add(path: string, page: ExploredPage): boolean {
    const rest = path.slice(this.prefix.length);
    // Between hosts, the folder is the host with its scheme.
    const end = this.prefix === '' ? rest.indexOf('/', rest.indexOf('://') + 3) : rest.indexOf('/');
    if (end < 0) {
      if (rest === '') return false;
      this.#leaves.push({ name: rest, page });
      return true;
    }
    const name = rest.slice(0, end);
    const child = this.#children.get(name) ?? { figures: emptyFigures(), folders: new Map<string, StructureFigures>() };
    this.#children.set(name, child);
    countPage(child.figures, page);
    const below = rest.indexOf('/', end + 1);
    if (below > 0) {
      const under = rest.slice(end + 1, below);
      const figures = child.folders.get(under) ?? emptyFigures();
      child.folders.set(under, figures);
      countPage(figures, page);
    }
    return true;
  }

  list(): { listed: StructureFolder[]; loose: ExploredPage[] } {
    const loose: ExploredPage[] = [];
    for (const { name, page } of this.#leaves) {
      const child = this.#children.get(name);
      if (child) countPage(child.figures, page);
      else loose.push(page);
    }
    const listed = [...this.#children].map(([name, { figures, folders }]): StructureFolder => {
      const url = `${this.prefix}${name}/`;
      const below = [...folders].map(([under, counted]) => ({
        url: `${url}${under}/`,
        name: showName(under),
        ...counted,
      }));
      const largest_folders = below.sort(byPages).slice(0, STRUCTURE_BOUNDS.largest_folders);
      return { url, name: showName(name), folders: folders.size, largest_folders, ...figures };
    });
    listed.sort(byPages);
    return { listed, loose };
  }
}

function byPages(one: StructureSubfolder, other: StructureSubfolder): number {
  return other.pages - one.pages || (one.url < other.url ? -1 : 1);
}

function countDepths(pages: readonly ExploredPage[]): StructureDepth[] {
  const byDepth = new Map<number | null, StructureFigures>();
  for (const page of pages) {
    const figures = byDepth.get(page.depth) ?? emptyFigures();
    byDepth.set(page.depth, figures);
    countPage(figures, page);
  }
  const last = Number.POSITIVE_INFINITY;
  return [...byDepth]
    .map(([depth, { pages: count, indexable, clicks }]) => ({ depth, pages: count, indexable, clicks }))
    .sort((one, other) => (one.depth ?? last) - (other.depth ?? last));
}

/** Without sorting all: a folder of a hundred thousand pages shows some. */
function pickMostLinked(pages: readonly ExploredPage[], most: number): MappedPage[] {
  const least = Uint32Array.from(pages, ({ unique_inlinks }) => unique_inlinks)
    .sort()
    .at(-most);
  return pages
    .filter(({ unique_inlinks }) => unique_inlinks >= (least ?? 0))
    .sort((one, other) => other.unique_inlinks - one.unique_inlinks || (one.url < other.url ? -1 : 1))
    .slice(0, most)
    .map(toMappedPage);
}

function toMappedPage(page: ExploredPage): MappedPage {
  const { url, title, status, depth, indexable, words, issues, inlinks, unique_inlinks, link_score, clicks } = page;
  return { url, title, status, depth, indexable, words, issues, inlinks, unique_inlinks, link_score, clicks };
}

function listParents(prefix: string): SiteStructure['parents'] {
  const host = /^[a-z]+:\/\/[^/]*\//.exec(prefix)?.[0];
  if (host === undefined) return [];
  const parents: SiteStructure['parents'] = [];
  let url = host;
  for (const name of prefix.slice(host.length).split('/').slice(0, -1)) {
    parents.push({ url, name: showName(url.split('/').at(-2) ?? '') });
    url += `${name}/`;
  }
  return parents;
}

/** As people write it: "grün" for "gr%C3%BCn"; a host without its scheme. */
function showName(name: string): string {
  try {
    return decodeURIComponent(name.replace(/^[a-z]+:\/\//, ''));
  } catch {
    // Not UTF-8 behind its percent signs: it stays as it is in the URL.
    return name;
  }
}

function readOrigin(url: string): string {
  const end = url.indexOf('/', url.indexOf('://') + 3);
  return end < 0 ? url : url.slice(0, end);
}

function withoutQuery(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}
