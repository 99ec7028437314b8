import { expect } from 'chai';
import { videoObject } from '../../../../../domain/seo/schema/rich-results/video-object.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'VideoObject',
  name: 'Bread',
  thumbnailUrl: '/t.png',
  uploadDate: '2026-01-01',
  description: 'How',
  duration: 'PT1M',
  embedUrl: '/e',
};

describe('[U] rich result: video-object', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(
      lacks({ '@type': 'WebPage', video: { '@type': 'VideoObject', name: 'Bread', description: 'How' } }),
    ).to.deep.equal({ required: ['thumbnailUrl', 'uploadDate'], recommended: ['duration', 'contentUrl or embedUrl'] });
  });

  it('points to the documentation of Google', () => {
    expect(videoObject.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
