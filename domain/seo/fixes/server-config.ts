import type { Snippet } from '../../audits/recommendation.js';
import { parseUrl } from '../../base/url/parse-url.js';
import { readHost } from '../../base/url/url-identity.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { configHost } from './config-strings.js';
import type { Fix } from './fix.js';

export const compressionConfig: Fix = {
  check_ids: ['crawl/no-compression'],
  write: () =>
    forBoth(
      'Compression of text',
      'gzip on;\ngzip_vary on;\ngzip_min_length 1024;\ngzip_proxied any;\ngzip_types text/plain text/css text/xml application/json application/javascript application/xml application/rss+xml image/svg+xml;',
      '# Needs mod_deflate and mod_filter\nAddOutputFilterByType DEFLATE text/html text/plain text/css text/xml application/json application/javascript application/xml application/rss+xml image/svg+xml',
    ),
};

/** Files whose name changes with their content may be cached permanently; pages are revalidated each time. */
export const cachingConfig: Fix = {
  check_ids: ['speed/no-validator', 'speed/cache-short'],
  write: () =>
    forBoth(
      'Caching of pages and files',
      'etag on;\nlocation ~* \\.(?:css|js|woff2|png|jpe?g|webp|avif|svg)$ {\n    # Only where file names change with their content\n    add_header Cache-Control "public, max-age=31536000, immutable";\n}',
      '# Needs mod_headers\nFileETag MTime Size\n<FilesMatch "\\.(?:css|js|woff2|png|jpe?g|webp|avif|svg)$">\n    # Only where file names change with their content\n    Header set Cache-Control "public, max-age=31536000, immutable"\n</FilesMatch>',
    ),
};

export const http2Config: Fix = {
  check_ids: ['speed/http1'],
  write: () =>
    forBoth(
      'HTTP/2',
      '# nginx 1.25.1 and later; "listen 443 ssl http2;" before\nlisten 443 ssl;\nhttp2 on;',
      '# Needs mod_http2\nProtocols h2 http/1.1',
    ),
};

export const httpsRedirect: Fix = {
  check_ids: ['crawl/http-not-redirected', 'sec/http-page', 'crawl/redirect-https-to-http'],
  write(_issues, facts) {
    const host = finalHost(facts);
    if (host === null || !answersHttps(facts)) return [];
    return forBoth(
      'Redirect from http to https',
      `server {\n    listen 80;\n    server_name ${host};\n    return 301 https://${host}$request_uri;\n}`,
      `<VirtualHost *:80>\n    ServerName ${host}\n    Redirect permanent "/" "https://${host}/"\n</VirtualHost>`,
    );
  },
};

/** To the host that the canonicals name, else to the one that the start page ends on. */
export const hostRedirect: Fix = {
  check_ids: ['crawl/www-both-answer'],
  write(_issues, facts) {
    const start = finalHost(facts);
    if (start === null) return [];
    const other = start.startsWith('www.') ? start.slice(4) : `www.${start}`;
    const [host, twin] = isNamedMore(other, start, facts) ? [other, start] : [start, other];
    const isSecure = facts.site.start_url.startsWith('https:');
    const [scheme, port, listen, certificate] = isSecure
      ? ['https', 443, '443 ssl', `\n    # Certificate as for ${host}`]
      : ['http', 80, '80', ''];
    return forBoth(
      `Redirect from ${twin} to ${host}`,
      `server {\n    listen ${listen};\n    server_name ${twin};${certificate}\n    return 301 ${scheme}://${host}$request_uri;\n}`,
      `<VirtualHost *:${port}>\n    ServerName ${twin}${certificate}\n    Redirect permanent "/" "${scheme}://${host}/"\n</VirtualHost>`,
    );
  },
};

/** A redirect to https before https works would close the site. */
function answersHttps({ site: { start_url: start, probes } }: SiteFacts): boolean {
  const form = probes?.https_form;
  return start.startsWith('https:') || (form?.error === null && form.status > 0 && form.status < 400);
}

/** Whether canonicals of the site name one host more often than another. */
function isNamedMore(one: string, other: string, { site }: SiteFacts): boolean {
  const count = (host: string) =>
    site.pages.filter(({ canonical_url: url }) => url !== null && readHost(url) === host).length;
  return count(one) > count(other);
}

/** Null on a port of its own: such a server is not reached over the usual two. */
function finalHost({ site }: SiteFacts): string | null {
  return parseUrl(site.start_url)?.port === '' ? configHost(site.start_url) : null;
}

function forBoth(title: string, nginx: string, apache: string): Snippet[] {
  return [
    { title: `${title}, for nginx`, language: 'nginx', code: nginx, url: null },
    { title: `${title}, for Apache`, language: 'apache', code: apache, url: null },
  ];
}
