// A small site to audit: PAGES pages that link to each other, answered slowly enough for an audit to be disturbed midway.
// It counts what it is asked for: /counts says how often each path was fetched.
import { createServer } from 'node:http';

const PAGES = Number(process.env.PAGES ?? 60);
const DELAY_MS = Number(process.env.DELAY_MS ?? 400);
const counts = {};
const page = (
  n,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${n} of the small site about bees</title>
<meta name="description" content="Page ${n} says what a keeper of bees does in week ${n} of the year."></head><body><h1>Week ${n}</h1>
<p>${`In week ${n} the keeper looks after the hives. `.repeat(20)}</p><ul>${[1, 2, 3]
  .map((step) => `<li><a href="/page/${(n * 3 + step) % PAGES}">Week ${(n * 3 + step) % PAGES}</a></li>`)
  .join('')}</ul></body></html>`;

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://site');
  if (pathname === '/counts') return response.end(JSON.stringify(counts));
  counts[pathname] = (counts[pathname] ?? 0) + 1;
  setTimeout(() => {
    if (pathname === '/robots.txt')
      return response.end('User-agent: *\nAllow: /\nSitemap: http://site.example.test:8080/sitemap.xml\n');
    if (pathname === '/sitemap.xml') {
      response.setHeader('content-type', 'application/xml');
      const urls = Array.from(
        { length: PAGES },
        (_, n) => `<url><loc>http://site.example.test:8080/page/${n}</loc></url>`,
      );
      return response.end(
        `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
      );
    }
    const match = pathname === '/' ? ['', '0'] : /^\/page\/(\d+)$/.exec(pathname);
    response.writeHead(match ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(match ? page(Number(match[1])) : '<title>Not found</title>');
  }, DELAY_MS);
}).listen(8080);
