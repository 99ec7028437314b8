import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.js';
import { startAppBrowser } from './app-browser.js';
import { FIXED_PATHS } from './fixed-paths.js';

/**
 * Every page of the app, with one of everything in it, on a desktop and a phone, in light and dark:
 * `.data/screenshots/<page>.<width>.<scheme>.png`. The names hold long words, as the specs need them. Arguments are names of
 * pages: only these are taken.
 */
const FOLDER = join(projectRoot, '.data/screenshots');
const WIDTHS = [1280, 390];
const SCHEMES = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const app = await startAppBrowser();
try {
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const paths = Object.entries({ ...FIXED_PATHS, ...app.paths });
  const unknown = wanted.filter((name) => !paths.some(([known]) => known === name));
  if (unknown.length > 0)
    throw new Error(`No such page: ${unknown.join(', ')}. There are ${paths.map(([known]) => known).join(', ')}`);
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const context = await app.open({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      for (const [name, path] of paths) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        await page.goto(`${app.pages.api.url}${path}`, { waitUntil: 'load' });
        await page.screenshot({ path: join(FOLDER, `${name}.${width}.${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
  }
  console.log(`${FOLDER}: ${(wanted.length || paths.length) * WIDTHS.length * SCHEMES.length} images`);
} finally {
  await app.stop();
}
