import { expect } from 'chai';
import { fileNameWords } from '../../../../domain/pages/alt-text/file-name-words.js';

describe('[U] file name words', () => {
  const cases: [name: string, words: string][] = [
    ['handmade-oak-lamp_1200x800.jpg', 'handmade oak lamp'],
    ['OakLampOnDesk.webp', 'Oak Lamp On Desk'],
    ['eichen%20lampe-größe.png', 'eichen lampe größe'],
    ['IMG_20260501_120000.jpg', ''],
    ['DSC01234.JPG', ''],
    ['a3f9c2b17e.png', ''],
    ['screenshot-2026-05-01.png', ''],
    ['hero-banner@2x.png', ''],
    ['analytics-vial-lg.png', 'analytics vial'],
    ['oak-lamp-sm@2x.webp', 'oak lamp'],
    ['oak-lamp-2x-scaled.jpg', 'oak lamp'],
    ['oak-lamp-4k-xl.jpg', 'oak lamp'],
    ['lamp.jpg', 'lamp'],
    ['item-12.jpg', ''],
    ['product-gallery-3.webp', ''],
    ['product-oak-lamp.jpg', 'oak lamp'],
    ['', ''],
  ];
  for (const [name, words] of cases)
    it(`“${name}”: ${words || 'none'}`, () => {
      expect(fileNameWords(name).join(' ')).to.equal(words);
    });
});
