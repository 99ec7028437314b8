import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { type LoopbackServer, startHttpServer } from '../servers/loopback-server.js';

export interface StaticSiteOptions {
  /** The file that answers for its directory; index.html unless named. */
  index?: string;
  /** Text of /robots.txt; without it the directory's own file answers, if there is one. */
  robots?: string;
}

/** No charset for HTML and text: the pages of a site name their own, and common servers leave it to them. */
const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
};

const NOT_FOUND = '<!doctype html><html lang="en"><title>Page not found</title><h1>Page not found</h1></html>';

/**
 * Serves a directory of files on a free loopback port, as a plain web server would. Paths cannot leave the directory;
 * symbolic links in it are followed, as packages lay out their files with them.
 */
export function startStaticSite(directory: string, options: StaticSiteOptions = {}): Promise<LoopbackServer> {
  return startHttpServer((request, response) => {
    if (options.robots !== undefined && request.url === '/robots.txt') sendText(request, response, options.robots);
    else void serve(request, response, directory, options.index ?? 'index.html');
  });
}

async function serve(request: IncomingMessage, response: ServerResponse, root: string, index: string): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendError(request, response, 405);
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const wanted = decodePath(path);
  if (wanted === null) return sendError(request, response, 400);
  const found = await findFile(join(root, wanted));
  if (!found) return sendError(request, response, 404);
  if (!found.isDirectory) return sendFile(request, response, found);
  if (!path.endsWith('/')) {
    response.writeHead(301, { location: `${path}/${query === undefined ? '' : `?${query}`}` }).end();
    return;
  }
  const file = await findFile(join(found.path, index));
  if (file && !file.isDirectory) sendFile(request, response, file);
  else sendError(request, response, 404);
}

interface FoundFile {
  path: string;
  isDirectory: boolean;
  size: number;
  modified: Date;
}

async function findFile(path: string): Promise<FoundFile | null> {
  try {
    const stats = await stat(path);
    return { path, isDirectory: stats.isDirectory(), size: stats.size, modified: stats.mtime };
  } catch {
    return null;
  }
}

/** Null for escapes that are no UTF-8, a zero byte, or any step upwards. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.split(/[/\\]/).includes('..') ? null : decoded;
  } catch {
    return null;
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: FoundFile): void {
  const modifiedS = Math.floor(file.modified.getTime() / 1000);
  const etag = `"${file.size.toString(16)}-${modifiedS.toString(16)}"`;
  const validators = { etag, 'last-modified': file.modified.toUTCString() };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, validators).end();
    return;
  }
  response.writeHead(200, {
    ...validators,
    'content-type': MEDIA_TYPES[extname(file.path).toLowerCase()] ?? 'application/octet-stream',
    'content-length': file.size,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // Reading may fail, and the reader may leave: either ends both.
  const stream = createReadStream(file.path);
  stream.once('error', () => response.destroy());
  response.once('close', () => stream.destroy());
  stream.pipe(response);
}

function sendText(request: IncomingMessage, response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(text) });
  response.end(request.method === 'HEAD' ? undefined : text);
}

function sendError(request: IncomingMessage, response: ServerResponse, status: 400 | 404 | 405): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : NOT_FOUND);
}
