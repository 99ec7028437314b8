import type { PageCheck } from '../check.js';

export const headDoctypeMissing: PageCheck = {
  id: 'head/doctype-missing',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Missing doctype',
  why: 'Without a doctype browsers fall back to quirks mode, in which sizes and layouts follow the rules of the nineties.',
  fix: 'Begin the document with <!DOCTYPE html>.',
  reference: 'https://html.spec.whatwg.org/multipage/syntax.html#the-doctype',
  effort_hours: 0.25,
  judge({ url, html }) {
    if (html?.doctype !== 'none') return [];
    return [{ url, observed: 'no doctype', expected: '<!DOCTYPE html>', where: 'first line of the source' }];
  },
};
