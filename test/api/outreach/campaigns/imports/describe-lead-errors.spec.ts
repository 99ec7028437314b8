import { expect } from 'chai';
import {
  describeErrors,
  refuseLead,
  showWebsite,
} from '../../../../../api/outreach/campaigns/imports/describe-lead-errors.js';

const website = { field: 'website_url', msg: 'Not an http(s) address', type: 'url_parsing' };
const score = { field: 'quality_score', msg: 'must be <= 1', type: 'less_than_equal' };
const whole = { field: '', msg: 'must be object', type: 'dict_type' };

describe('[U] lead errors', () => {
  it('of one lead are a 422 that names every place', () => {
    const { status, body } = refuseLead([website, score, whole]);
    expect([status, body.detail]).to.deep.equal([
      422,
      [
        { loc: ['body', 'website_url'], msg: 'Not an http(s) address', type: 'url_parsing' },
        { loc: ['body', 'quality_score'], msg: 'must be <= 1', type: 'less_than_equal' },
        { loc: ['body'], msg: 'must be object', type: 'dict_type' },
      ],
    ]);
  });

  it('of one among many are a line, which is not endless', () => {
    expect(describeErrors([website, score])).to.equal('Not an http(s) address; quality_score: must be <= 1');
    expect(describeErrors([whole])).to.equal('must be object');
    expect(describeErrors(Array.from({ length: 100 }, () => score))).to.have.length(400);
  });

  it('stand beside the website that was given, or what there is of it', () => {
    expect(showWebsite({ website_url: 'https://a.example/\r\n#0 forged: line' })).to.equal(
      'https://a.example/ #0 forged: line',
    );
    expect(showWebsite({ website_url: 'x'.repeat(3000) })).to.have.length(200);
    for (const given of [{}, { website_url: '' }, { website_url: 7 }, null, 'text', [1]]) {
      expect(showWebsite(given)).to.equal('(no website_url)');
    }
  });
});
