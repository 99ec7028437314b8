import { expect } from 'chai';
import { jobPosting } from '../../../../../domain/seo/schema/rich-results/job-posting.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'JobPosting',
  title: 'Baker',
  description: 'Bread',
  datePosted: '2026-01-01',
  validThrough: '2026-03-01',
  baseSalary: 9,
  employmentType: 'FULL_TIME',
  identifier: 'b-1',
  hiringOrganization: { '@type': 'Organization', name: 'Mill' },
  jobLocation: { '@type': 'Place', address: 'Main street 1' },
};

describe('[U] rich result: job-posting', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(
      lacks({
        '@type': 'JobPosting',
        hiringOrganization: { '@type': 'Organization', url: '/' },
        jobLocation: { '@type': 'Place', name: 'Mill' },
      }),
    ).to.deep.equal({
      required: ['title', 'description', 'datePosted', 'jobLocation.address', 'hiringOrganization.name'],
      recommended: ['baseSalary', 'employmentType', 'identifier', 'validThrough'],
    });
  });

  it('takes the countries of work from home for a place', () => {
    const { jobLocation: _, ...remote } = sound;
    expect(lacks(remote).required).to.deep.equal(['jobLocation or applicantLocationRequirements']);
    expect(
      lacks({ ...remote, applicantLocationRequirements: { '@type': 'Country', name: 'PT' } }).required,
    ).to.deep.equal([]);
  });

  it('points to the documentation of Google', () => {
    expect(jobPosting.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
