import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

const SCRIPT = 'script[type="application/ld+json"]';

export const schemaJsonInvalid: PageCheck = {
  id: 'schema/json-invalid',
  severity: 'high',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Structured data parsing error',
  why: 'A JSON-LD block with a syntax error is ignored whole, and every rich result it was meant for is lost.',
  fix: 'Fix the JSON (commas, quotes, line breaks in strings), and build it with a JSON library instead of writing it manually.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  effort_hours: 0.5,
  judge({ url, html }) {
    const broken = (html?.json_ld ?? []).filter(({ state }) => state === 'invalid');
    return foldCases(url, broken, ({ error }) => error ?? 'invalid JSON', { expected: 'valid JSON', where: SCRIPT });
  },
};
