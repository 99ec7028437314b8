import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from 'chai';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Those of category "color" that axe runs unless told otherwise. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * That the page, whose policy must be bypassed, offends no rule of axe.
 * @returns how many rules it passes
 */
export async function checkAccessibility(page: Page): Promise<number> {
  await page.evaluate(AXE);
  return run(page, {});
}

/**
 * The same in another color scheme, after checkAccessibility: of all rules, those about colors alone can judge it otherwise.
 * @returns how many rules it passes
 */
export function checkColors(page: Page): Promise<number> {
  return run(page, { runOnly: { type: 'rule', values: COLOR_RULES } });
}

async function run(page: Page, options: RunOptions): Promise<number> {
  const results: AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  expect(results.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).to.deep.equal([]);
  return results.passes.length;
}
