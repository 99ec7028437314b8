import { createServer } from 'node:http';

/**
 * A site made by arithmetic, served by a process of its own so that its work is not counted as the crawler's:
 * `tsx bench/generated-site.ts <pages> <kilobytes a page>` prints `listening <port>`. Every page links to its
 * neighbors, its section and the home page; the sitemap lists them all.
 */
const pages = Number(process.argv[2] ?? 1000);
const kilobytes = Number(process.argv[3] ?? 60);
const SECTION_SIZE = 100;
const WORDS =
  'lamp glass brass shade bulb wire switch table floor ceiling warm light room evening reading corner craft workshop hand made'.split(
    ' ',
  );

function words(seed: number, count: number): string {
  let state = seed * 2654435761;
  const out: string[] = [];
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    out.push(WORDS[state % WORDS.length] ?? 'lamp');
  }
  return out.join(' ');
}

function page(number: number): string {
  const neighbors = [1, 2, 3, 7, 31].map((step) => (number + step) % pages);
  const links = neighbors.map((target) => `<li><a href="/p/${target}">${words(target, 4)}</a></li>`).join('');
  const paragraphs = Array.from(
    { length: 30 },
    (_, part) => `<h2>${words(number + part, 5)}</h2><p>${words(number * 31 + part, 150)}.</p>`,
  ).join('');
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words(number, 6)} ${number}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="${words(number + 5, 16)}"></head>
<body><nav><a href="/">Home</a><a href="/s/${Math.floor(number / SECTION_SIZE)}">Section</a></nav><main><h1>${words(number, 5)} ${number}</h1>
<ul>${links}</ul>${paragraphs}<img src="/i/${number}.png" alt="${words(number, 3)}" width="10" height="10"></main>`;
  return `${body}${`<p>${words(number, 40)}</p>`.repeat(Math.max(0, Math.ceil((kilobytes * 1024 - body.length) / 280)))}</body></html>`;
}

function section(number: number): string {
  const first = number * SECTION_SIZE;
  const targets = Array.from({ length: Math.min(SECTION_SIZE, pages - first) }, (_, index) => first + index);
  return `<!doctype html><html lang="en"><title>Section ${number}</title><h1>Section ${number}</h1>${targets.map((target) => `<a href="/p/${target}">${target}</a>`).join(' ')}</html>`;
}

function home(): string {
  const sections = Array.from(
    { length: Math.ceil(pages / SECTION_SIZE) },
    (_, number) => `<a href="/s/${number}">Section ${number}</a>`,
  );
  return `<!doctype html><html lang="en"><title>Home of the generated site</title><h1>Home</h1>${sections.join(' ')}</html>`;
}

/** Distinct numbered pages asked for: what another crawler has done is counted here, by one yardstick for all. */
const served = new Set<string>();

const server = createServer((request, response) => {
  if (request.url === '/-/served') {
    response.end(JSON.stringify({ pages: served.size }));
    return;
  }
  const [, kind, number] = /^\/([ps])\/(\d+)$/.exec(request.url ?? '') ?? [];
  const html =
    request.url === '/' ? home() : kind === 'p' ? page(Number(number)) : kind === 's' ? section(Number(number)) : null;
  if (kind === 'p' && number !== undefined && request.method === 'GET') served.add(number);
  response.writeHead(html === null ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html ?? 'Not found');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening ${typeof address === 'object' && address ? address.port : 0}`);
});
