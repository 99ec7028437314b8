import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';
import { programFile } from '../platform/program-file.js';
import { PAGE_POLICY } from './http/requests/security-headers.js';

export const DOCS_ASSETS_PATH = '/docs/assets';

/** Only what the page loads; the package also brings source maps and a page for a remote demo. */
const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const OWN_FILES = ['initializer.js', 'page.css'];
const ONE_HOUR_SECONDS = 3600;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Linkwright API</title>
<link rel="icon" type="image/png" href="${DOCS_ASSETS_PATH}/favicon-32x32.png">
<link rel="stylesheet" href="${DOCS_ASSETS_PATH}/swagger-ui.css">
<link rel="stylesheet" href="${DOCS_ASSETS_PATH}/page.css">
</head>
<body>
<main id="operations"><noscript>This page needs scripts. The contract itself is at <a href="/openapi.yaml">/openapi.yaml</a>.</noscript></main>
<script src="${DOCS_ASSETS_PATH}/swagger-ui-bundle.js"></script>
<script src="${DOCS_ASSETS_PATH}/initializer.js"></script>
</body>
</html>
`;

/** The page of the contract. It loads nothing from elsewhere, so it also works in closed networks. */
export const showDocs: RequestHandler = (_req, res) => {
  res.set('Content-Security-Policy', PAGE_POLICY);
  res.type('html').send(PAGE);
};

/** The page's files, straight from disk; public, not counted by the rate limit. */
export function createDocsAssets(): Router {
  const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const ownFolder = fileURLToPath(programFile('api/docs'));
  const router = Router();
  for (const file of SWAGGER_FILES) router.get(`/${file}`, sendFile(swaggerFolder, file));
  for (const file of OWN_FILES) router.get(`/${file}`, sendFile(ownFolder, file));
  return router;
}

function sendFile(root: string, file: string): RequestHandler {
  const send = express.static(root, {
    index: false,
    redirect: false,
    maxAge: ONE_HOUR_SECONDS * 1000,
    dotfiles: 'allow',
  });
  return (req, res, next) => {
    req.url = `/${file}`;
    res.removeHeader('Cache-Control');
    send(req, res, next);
  };
}
