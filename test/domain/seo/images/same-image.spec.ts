import { expect } from 'chai';
import { readFileName, sameImage } from '../../../../domain/seo/images/same-image.js';

describe('[U] same image', () => {
  const names: [address: string, name: string][] = [
    ['https://site.example/a/oak%20lamp.jpg?w=3#x', 'oak lamp.jpg'],
    ['https://site.example/', ''],
    ['https://site.example', ''],
    ['lamp.png', 'lamp.png'],
    ['https://site.example/%ff.png', '%ff.png'],
  ];
  for (const [address, name] of names)
    it(`${address} is named “${name}”`, () => {
      expect(readFileName(address)).to.equal(name);
    });

  const pairs: [one: string, other: string, same: boolean][] = [
    ['https://a.example/lamp-300x200.jpg', 'https://cdn.example/Lamp.webp', true],
    ['https://a.example/lamp@2x.png', 'lamp.png', true],
    ['https://a.example/lamp-large-800w.png', 'lamp.avif', true],
    ['https://a.example/lamp.png', 'https://a.example/lamps.png', false],
    ['https://a.example/', 'https://b.example/', false],
  ];
  for (const [one, other, same] of pairs)
    it(`${one} and ${other}: ${same}`, () => {
      expect(sameImage(one, other)).to.equal(same);
    });
});
