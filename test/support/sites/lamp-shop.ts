import { sitePages } from '../crawl-deps.js';
import type { LoopbackServer } from '../servers/loopback-server.js';
import { startHttpServer } from '../servers/loopback-server.js';

const SECTIONS: Readonly<Record<string, string>> = {
  lamps: 'lamp glass brass shade bulb light ceiling switch cable socket',
  chairs: 'chair oak seat leg cushion backrest varnish carpenter wood joint',
};
const PER_SECTION = 4;
const WEEK_MS = 7 * 86_400_000;

/**
 * A small shop in two sections with errors of its own: a dead link, pages without descriptions, images without text.
 * Pages say when they were published.
 */
export function startLampShop(name: string): Promise<LoopbackServer> {
  const paths = Object.keys(SECTIONS).flatMap((section) =>
    Array.from({ length: PER_SECTION }, (_, index) => `/${section}/${index + 1}`),
  );
  const links = paths.map((path) => `<a href="${path}">${path.slice(1).replace('/', ' ')}</a>`).join('\n');
  const pages = Object.fromEntries(paths.map((path) => [path, pageOf(name, path)]));
  return startHttpServer(
    sitePages({
      '/': frame(
        `${name}, lamps and chairs by hand`,
        `<h1>${name}</h1>${links}<a href="/gone">A page that is gone</a>`,
      ),
      ...pages,
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nAllow: /\n' },
    }),
  );
}

function pageOf(name: string, path: string): string {
  const [, section = '', number = ''] = path.split('/');
  const words = (SECTIONS[section] ?? '').split(' ');
  const text = words.map(
    (word, at) =>
      `The ${word} of number ${number} is made with care. ${words[at - 1] ?? word} and ${word} belong together.`,
  );
  const body = `<h1>${section} number ${number}</h1><p>${text.join(' ').repeat(4)}</p><img src="/a.png"><a href="/">Home</a>`;
  const published = new Date(Date.now() - Number(number) * WEEK_MS).toISOString();
  const head = `<meta property="article:published_time" content="${published}">`;
  return frame(`${section} number ${number} of ${name}`, body, head);
}

function frame(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}</head><body><main>${body}</main></body></html>`;
}
