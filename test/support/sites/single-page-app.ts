import type { IncomingMessage, ServerResponse } from 'node:http';

const SHELL = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>`;

/** Draws the page of the path from data that it fetches, as frameworks do it. */
const APP = `(async () => {
const page = await (await fetch('/api' + location.pathname)).json();
document.title = page.title;
const head = document.head;
head.insertAdjacentHTML('beforeend', '<meta name="description" content="' + page.title + ' in full">');
head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="' + location.origin + location.pathname + '">');
const links = page.links.map((path) => '<a href="' + path + '">' + path + '</a>').join(' ');
document.getElementById('root').innerHTML =
  '<nav>' + links + '</nav><main><h1>' + page.title + '</h1><p>' + page.text + '</p></main>';
})();`;

/** The pages of an app: a tree of `children` links a page, and text of their own. */
export function appPages(count: number, children = 8): { title: string; text: string; links: string[] }[] {
  const path = (at: number) => (at === 0 ? '/' : `/page-${at}`);
  return Array.from({ length: count }, (_, at) => {
    const below = Array.from({ length: children }, (_child, child) => at * children + child + 1);
    const words = Array.from({ length: 250 }, (_word, word) => `word${at}x${word}`).join(' ');
    return {
      title: `Page number ${at}`,
      text: words,
      links: [path(0), ...below.filter((child) => child < count).map(path)],
    };
  });
}

/** A site whose pages are one shell: links and content exist only after its script has run. Unknown paths are 404. */
export function singlePageApp(pages: ReturnType<typeof appPages>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    const isData = url.startsWith('/api/');
    const path = isData ? url.slice('/api'.length) : url;
    const at = path === '/' ? 0 : Number(/^\/page-(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    const page = pages[at];
    const send = (type: string, body: string, status = 200) =>
      void response.writeHead(status, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body);
    if (url === '/app.js') send('text/javascript', APP);
    else if (!page) send('text/html; charset=utf-8', '<!doctype html><title>Not found</title>', 404);
    else if (isData) send('application/json', JSON.stringify(page));
    else send('text/html; charset=utf-8', SHELL);
  };
}
