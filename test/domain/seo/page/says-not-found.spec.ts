import { expect } from 'chai';
import { saysNotFound } from '../../../../domain/seo/page/says-not-found.js';

describe('[U] saysNotFound', () => {
  for (const text of [
    '404',
    'Error 404',
    '404 Not Found',
    'Page not found | My Shop',
    'My Shop – Page Not Found',
    '404: This page could not be found.',
    'Oops! That page can’t be found.',
    "Sorry, this page isn't available",
    'The page you requested could not be found',
    'Seite nicht gefunden - Laden',
    'Page introuvable',
    'Página no encontrada',
    'Página não encontrada',
    'Pagina non trovata',
    'Pagina niet gevonden',
    'Страница не найдена',
    'ページが見つかりません',
    '找不到页面',
    'HTTP 404',
  ]) {
    it(`holds for ${text}`, () => {
      expect(saysNotFound(text)).to.equal(true);
    });
  }

  for (const text of [
    'What is a 404 error',
    'How to fix page not found errors',
    'Peugeot 404 Coupé',
    'Designing a 404 page',
    'Lost and found',
    'Why cookies were not found in my oven',
    '404 ways to cook rice',
    'Custom 404 pages: a guide',
    '',
  ]) {
    it(`does not hold for "${text}"`, () => {
      expect(saysNotFound(text)).to.equal(false);
    });
  }
});
