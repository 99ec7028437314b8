import { expect } from 'chai';
import { course } from '../../../../../domain/seo/schema/rich-results/course.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'Course',
  name: 'Knots',
  description: 'Ten knots',
  provider: { '@type': 'Organization', name: 'School' },
};

describe('[U] rich result: course', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'Course', url: '/knots' })).to.deep.equal({
      required: ['description', 'name'],
      recommended: ['provider'],
    });
  });

  it('points to the documentation of Google', () => {
    expect(course.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
