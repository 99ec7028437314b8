import { expect } from 'chai';
import { findImage } from '../../../../activities/pages/tools/find-image.js';
import type { ImageContext } from '../../../../domain/seo/artifacts/page-reading.js';
import { sampleReading } from '../../../support/samples/sample-tool-results.js';
import { toolDeps } from '../../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const image = (url: string): ImageContext => ({
  url,
  alt: null,
  title: '',
  caption: '',
  heading: '',
  before: '',
  size: null,
});

describe('[U] find image', () => {
  const deps = toolDeps();
  const images = [image('https://site.example/lamp-300x200.jpg'), image('https://site.example/lamp.jpg')];
  deps.values.set('alice page', { ...sampleReading(), pictures: images });
  const find = (urls: string[], file_name = '') => findImage(deps, { operation, page_key: 'page', urls, file_name });

  it('goes by the address, else by the name in another size, else by the name of the upload', async () => {
    expect(await find(['https://site.example/lamp.jpg'])).to.deep.equal(images[1]);
    expect(await find(['https://cdn.example/lamp.webp'])).to.deep.equal(images[0]);
    expect(await find([], 'lamp.png')).to.deep.equal(images[0]);
    expect(await find(['https://site.example/chair.jpg'], 'chair.jpg')).to.equal(null);
  });
});
