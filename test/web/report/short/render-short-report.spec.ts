import { expect } from 'chai';
import type { Brand } from '../../../../domain/reports/brand.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { renderShortReport } from '../../../../web/report/short/render-short-report.js';
import { readText } from '../../../support/browser/render-part.js';
import { REPORT_HISTORY, reportAudit } from '../../../support/samples/report-audit.js';

const start_page = {
  url: 'https://shop.example/',
  title: 'Lampen',
  description: 'Alle Lampen',
  site_name: 'Lampenhaus',
};
const audit = reportAudit({ issues: 120, overrides: { start_page } });
const render = (language: 'en' | 'de', brand: Brand | null = null) =>
  renderShortReport(audit, { history: REPORT_HISTORY, language, brand }).html;
const wordsOf = (html: string) => readText(html.slice(html.indexOf('<body>')));
const BRAND: Brand = {
  name: 'Agentur Nordlicht',
  primary_color: '#0f4c3a',
  accent_color: '#e8a33d',
  contact_line: 'Hafenstr. 3, Hamburg',
  logo: null,
};

describe('[U] short report', () => {
  it('is one page that is by itself', () => {
    const html = render('en');
    expect(html).to.match(/^<!doctype html>\n<html lang="en-US"><head><meta charset="utf-8"\/>/);
    expect(html).to.not.match(/<(?:script|img|iframe|link|object|embed|form|base)\b/i);
    expect(html).to.not.match(/ (?:style|src|srcset|on\w+)=/i);
    expect(html.match(/<style>/g)).to.have.length(1);
    expect(html).to.contain('<title>SEO audit of Lampenhaus, June 1, 2026</title>');
    expect(render('en')).to.equal(html);
  });

  it('has its pages in order, in either language', () => {
    const titles = (html: string) => [...html.matchAll(/<h2 id="[^"]+">([^<]+)</g)].map(([, title]) => title);
    expect(titles(render('en'))).to.deep.equal([
      'Verdict',
      'What holds the site back',
      'The score and its parts',
      'Roadmap',
      'What was not measured',
    ]);
    expect(titles(render('de'))).to.deep.equal([
      'Fazit',
      'Was die Website bremst',
      'Die Punktzahl im Einzelnen',
      'Maßnahmenplan',
      'Was nicht gemessen wurde',
    ]);
  });

  it('shows what a client asks for: cover, figures, three causes, ten fixes, trend, limits', () => {
    const words = wordsOf(render('de'));
    for (const text of [
      'SEO-Analyse Lampenhaus shop.example',
      'Datum 1. Juni 2026',
      'Zeitraum 01.02.2026 – 01.06.2026',
      'Umfang 1.000 Seiten',
      'von 100',
      '+3,2 seit der letzten Analyse',
      'Im Suchergebnis',
      'Technik',
      'Gesamt',
      'Entwicklung',
      '01.05.2026 60,1 –',
      'Woche 1–2',
      'Die 10 wichtigsten Maßnahmen',
      'Reaktion auf Eingaben (INP)',
      'Nicht Teil dieser Analyse',
      'Anhang auf Anfrage',
    ])
      expect(words).to.contain(text);
    expect(render('de').match(/class="cause"/g)).to.have.length(3);
    expect(render('de').match(/class="fix-title"/g)).to.have.length(10);
  });

  it('shows how a limit below the mean makes the score, and no limit where there is none', () => {
    const score_breakdown = { ...audit.score_breakdown, weighted_mean: 56.4, cap: 45 };
    const reason = '45 of 60 pages (75%) ask search engines not to list them: 45 by noindex.';
    const score_gates = [{ id: 'not_indexable' as const, cap: 45, share: 0.75, reason, check_ids: [] }];
    const capped = { ...audit, overall_score: 45, score_breakdown, score_gates };
    const wordsIn = (language: 'en' | 'de') => wordsOf(renderShortReport(capped, { history: [], language }).html);
    expect(wordsIn('en')).to.contain(`Mean by weight 56.4 Limit 45 Overall 45 What limits the score: ${reason}`);
    expect(wordsIn('de')).to.contain(
      'Obergrenze 45 Gesamt 45 Was die Punktzahl begrenzt: 45 von 60 Seiten (75 %) bitten Suchmaschinen, sie nicht anzuzeigen: 45 durch noindex.',
    );
    expect(wordsOf(render('en'))).to.not.contain('Mean by weight');
  });

  it('leaves out the column of gains where none is estimated, and says why', () => {
    const impact = { traffic_percent_low: null, traffic_percent_high: null, basis: '' };
    const recommendations = audit.recommendations.map((recommendation) => ({ ...recommendation, impact }));
    const words = wordsOf(renderShortReport({ ...audit, recommendations }, { history: [], language: 'de' }).html);
    expect(words).to.contain('Zugewinne an Besuchen sind nicht geschätzt').and.not.contain('Besuche (Schätzung)');
    expect(wordsOf(render('de')))
      .to.contain('Besuche (Schätzung)')
      .and.not.contain('nicht geschätzt');
  });

  it('has no page of causes where nothing costs points', () => {
    const clean = { ...audit, recommendations: [], score_breakdown: { ...audit.score_breakdown, lost_points: [] } };
    const { html } = renderShortReport(clean, { history: [], language: 'de' });
    expect(html).to.not.contain('Was die Website bremst');
    expect(wordsOf(html)).to.contain('nichts gefunden, was die Website nennenswert Punkte kostet');
  });

  it('has no English sentence of the audit in German', () => {
    const words = wordsOf(render('de'));
    const english = ALL_CHECKS.flatMap(({ title, why, fix }) => [title, why, fix]).filter((text) => text.length > 24);
    const left = english.filter((text) => words.includes(text.slice(0, 60)));
    expect(left).to.deep.equal([]);
    expect(words).to.not.match(/\b(?:the|and|of|with|pages|points|because)\b/i);
    expect(words).to.not.contain('EN gekennzeichnete');
  });

  it('marks what the catalog does not have, and says what the mark means', () => {
    const [first, ...others] = audit.recommendations;
    if (!first) throw new Error('no recommendation');
    const novel = { ...first, id: 'fix/new/check', check_ids: ['new/check'], title: 'A check of tomorrow' };
    const changed = { ...audit, recommendations: [novel, ...others] };
    const html = renderShortReport(changed, { history: [], language: 'de' }).html;
    expect(html).to.match(/<span lang="en"><bdi>A check of tomorrow<\/bdi> <span class="mark">EN<\/span>/);
    expect(wordsOf(html)).to.contain('Mit EN gekennzeichnete Texte liegen nur auf Englisch vor.');
  });

  it('bears the name of a brand in the place of ours', () => {
    const html = render('de', BRAND);
    expect(html).to.not.match(/linkwright/i);
    expect(wordsOf(html)).to.contain('Agentur Nordlicht').and.contain('Erstellt von Agentur Nordlicht · Hafenstr. 3');
    expect(html).to.contain('--primary: #0f4c3a;');
    expect(wordsOf(render('de'))).to.match(/^Zum Bericht springen Linkwright/);
  });

  it('shows the logo as an image inside the page', () => {
    const logo = { media_type: 'image/png' as const, base64: 'iVBORw0KGgo=' };
    expect(render('en', { ...BRAND, logo })).to.contain(
      '<img class="logo" src="data:image/png;base64,iVBORw0KGgo=" alt="Agentur Nordlicht"',
    );
  });

  it('lets nothing of a brand or a site out of its place', () => {
    const hostile = `</style><script>alert(1)</script>"; } body { display: none } @import url(//x); {`;
    const brand = { ...BRAND, name: hostile, contact_line: `${hostile}<img src=x onerror=alert(1)>` };
    const page = { ...start_page, title: hostile, description: hostile, site_name: hostile };
    const html = renderShortReport({ ...audit, start_page: page }, { history: [], brand, language: 'en' }).html;
    expect(html).to.not.match(/<script|<img|<iframe/i);
    expect(html.match(/<\/style>/g)).to.have.length(1);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const strings = [...style.matchAll(/content: ("(?:[A-Za-z0-9]|\\[0-9a-f]{6})*");/g)].map(([, string]) => string);
    expect(strings.join('')).to.contain('alert');
    expect(style.replaceAll(strings[0] ?? '', '')).to.not.match(/alert|@import|display: none \}/);
  });

  it('shows images of the start page where they were taken', () => {
    const shots = { desktop: 'data:image/jpeg;base64,AAAA', phone: null };
    const html = renderShortReport(audit, { history: [], shots }).html;
    expect(html.match(/<img /g)).to.have.length(1);
    expect(html).to.contain('<figcaption>On a computer (1366 px wide)</figcaption>');
  });
});
