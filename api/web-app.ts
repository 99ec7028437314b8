import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Response, Router } from 'express';
import { programFile } from '../platform/program-file.js';
import { APP_ASSETS_PATH } from '../web/app/render-app.js';
import { APP_STYLE } from '../web/app/style/app-style.js';
import { PAGE_POLICY } from './http/requests/security-headers.js';

export { APP_ASSETS_PATH };

/** Bundled from api/web-app/ by scripts/parts/browser-scripts.mjs: what all pages load, and what draws long series. */
const SCRIPTS = ['/app.js', '/charts.js'];
const ONE_HOUR_SECONDS = 3_600;

/** Style and scripts of the web dashboard; public, not counted by the rate limit. */
export function createAppAssets(): Router {
  const router = Router();
  const root = fileURLToPath(programFile('api/generated/web-app'));
  const sendStyle: RequestHandler = (_req, res) => {
    res.set('Cache-Control', `public, max-age=${ONE_HOUR_SECONDS}`).type('css').send(APP_STYLE);
  };
  const files = express.static(root, { index: false, redirect: false, maxAge: ONE_HOUR_SECONDS * 1_000 });
  router.get('/app.css', sendStyle);
  router.get(SCRIPTS, (req, res, next) => {
    res.removeHeader('Cache-Control');
    files(req, res, next);
  });
  return router;
}

/** Sends a page that must not be cached: it belongs to one user and shows the current state. */
export function sendAppPage(res: Response, html: string): void {
  res.set({ 'Content-Security-Policy': PAGE_POLICY, 'Content-Type': 'text/html; charset=utf-8' });
  res.send(html);
}
