import type { BrowserJar } from './browser-jar.js';

/** A link that leads nowhere. */
export interface DeadLink {
  path: string;
  status: number;
  /** The page that shows it. */
  from: string;
}

type Found = Pick<DeadLink, 'path' | 'from'>;

const AT_ONCE = 6;
/** Rows of a crawl that are no longer kept: the answer says so, and what to do. */
const GONE = 410;
/** Pages of one kind, such as those of many issues, are followed as often; files, reports and documents once. */
const OF_A_KIND = 2;

/**
 * Follows every link to a page, file, report, image and filter form that the app shows to anyone who is signed in with the jar,
 * from its home page on.
 * @returns those that end in an error, and how many were followed
 */
export async function walkLinks(jar: BrowserJar, origin: string): Promise<{ dead: DeadLink[]; followed: string[] }> {
  const dead: DeadLink[] = [];
  const followed: string[] = [];
  const kinds = new Map<string, number>();
  const queue: Found[] = [{ path: '/app', from: 'the sign-in' }];
  const known = new Set<string>(['/app']);
  async function visit({ path, from }: Found): Promise<void> {
    const response = await jar.fetch(`${origin}${path}`);
    followed.push(path);
    if (response.status >= 400 && response.status !== GONE) dead.push({ path, status: response.status, from });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const location = response.headers.get('location');
    // Reports are pages too, but their links are for the people they are sent to; of files the first bytes do.
    const isOfApp = isPage && path.startsWith('/app');
    const text = isOfApp ? await response.text() : '';
    if (!isOfApp) await response.body?.cancel();
    const found = location !== null ? [location] : readAddresses(text);
    for (const address of found) {
      const url = new URL(address, `${origin}${path}`);
      const target = `${url.pathname}${url.search}`;
      if (url.origin !== origin || isLeftOut(url) || known.has(target)) continue;
      const kind = kindOf(url);
      const count = kinds.get(kind) ?? 0;
      if (count >= (isOfTheApp(url) ? OF_A_KIND : 1)) continue;
      kinds.set(kind, count + 1);
      known.add(target);
      queue.push({ path: target, from: path });
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));
  return { dead, followed };
}

/** What a link may not be followed for: it would end the session of the walk. */
function isLeftOut({ pathname }: URL): boolean {
  return pathname === '/auth/logout';
}

const isOfTheApp = ({ pathname }: URL): boolean => pathname.startsWith('/app');

/** What a browser would load, or offers to; forms that only read are submitted as they are. */
function readAddresses(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:href|src)="([^"#]+)(?:#[^"]*)?"/g)].map(([, address = '']) => address);
  const forms = [...html.matchAll(/<form[^>]*method="get"[^>]*>/g)].map(
    ([form]) => / action="([^"]*)"/.exec(form)?.[1] ?? '?',
  );
  return [...attributes, ...forms]
    .map((address) => address.replaceAll('&amp;', '&'))
    .filter((address) => address !== '');
}

function kindOf({ pathname, searchParams }: URL): string {
  const place = pathname.replace(/[0-9a-f]{24}/g, 'id').replace(/\/issues\/.*/, '/issues/check');
  return `${place} ${[...searchParams.keys()].sort().join()}`;
}
