import { expect } from 'chai';
import { LEAD_FIELDS, listEmailErrors, readLeadInput } from '../../../../domain/outreach/campaigns/read-lead-input.js';

const url = 'https://blog.example/a';
const errorsOf = (given: unknown): string[] => {
  const read = readLeadInput(given);
  return read.ok ? [] : read.faults.map(({ field, type }) => `${field} ${type}`);
};

describe('[U] readLeadInput', () => {
  it('fills in what is left out, and keeps the address as it was typed', () => {
    expect(readLeadInput({ website_url: 'Blog.example/a/' })).to.deep.equal({
      ok: true,
      lead: {
        website_url: 'Blog.example/a/',
        website_title: null,
        contact_email: null,
        source: null,
        notes: null,
        quality_score: null,
        relevance_score: null,
        guest_post_likelihood: null,
        domain: 'blog.example',
        website_key: readKey(url),
        consent: null,
      },
    });
  });

  it('keeps what is given, null as null', () => {
    const given = {
      website_url: url,
      website_title: '',
      contact_email: 'Ana@Blog.example',
      quality_score: 0,
      relevance_score: 1,
      guest_post_likelihood: null,
      source: 'x',
      notes: null,
    };
    const read = readLeadInput(given);
    expect(read.ok && LEAD_FIELDS.filter((field) => field !== 'custom').map((field) => read.lead[field])).to.deep.equal(
      [url, '', 'Ana@Blog.example', 'x', null, 0, 1, null, null],
    );
  });

  for (const same of [
    'http://blog.example/a',
    'https://www.blog.example/a/',
    'BLOG.example/a#x',
    `${url}?utm_source=x`,
  ]) {
    it(`takes ${same} for the same website`, () => {
      expect(readKey(same)).to.equal(readKey(url));
    });
  }

  it('takes another path for another website', () => {
    expect(readKey('https://blog.example/b')).to.not.equal(readKey(url));
    expect(readKey('https://blog.example/A')).to.not.equal(readKey(url));
  });

  it('keeps its consent', () => {
    const consent = { source: ' https://press.example/join ', date: '2026-05-31' };
    const read = readLeadInput({ website_url: url, consent });
    expect(read.ok && read.lead).to.deep.include({
      consent: { source: 'https://press.example/join', date: '2026-05-31' },
    });
  });

  const bad: [given: unknown, faults: string[]][] = [
    [
      { website_url: url, consent: { source: '', date: '2026-13-01' } },
      ['consent.source value_error', 'consent.date date_parsing'],
    ],
    [null, [' dict_type']],
    ['text', [' dict_type']],
    [[], [' dict_type']],
    [{}, ['website_url missing']],
    [{ website_url: null }, ['website_url string_type']],
    [{ website_url: '' }, ['website_url url_parsing']],
    [{ website_url: 'javascript:x' }, ['website_url url_parsing']],
    [{ website_url: 'mailto:a@b.example' }, ['website_url url_parsing']],
    [{ website_url: `${url}${'x'.repeat(2048)}` }, ['website_url string_too_long']],
    [{ website_url: url, website_title: 7 }, ['website_title string_type']],
    [{ website_url: url, website_title: 'x'.repeat(501) }, ['website_title string_too_long']],
    [
      { website_url: url, source: 'x'.repeat(256), notes: 'x'.repeat(5001) },
      ['source string_too_long', 'notes string_too_long'],
    ],
    [{ website_url: url, contact_email: 'ana' }, ['contact_email email_parsing']],
    [{ website_url: url, contact_email: 'a@b.example\r\nBcc: x@y.example' }, ['contact_email email_parsing']],
    [{ website_url: url, contact_email: `${'a'.repeat(250)}@b.example` }, ['contact_email string_too_long']],
    [{ website_url: url, quality_score: 1.2 }, ['quality_score less_than_equal']],
    [{ website_url: url, quality_score: -0.1 }, ['quality_score greater_than_equal']],
    [{ website_url: url, quality_score: Number.NaN }, ['quality_score float_type']],
    [{ website_url: url, quality_score: '0.5' }, ['quality_score float_type']],
    [{ website_url: url, quality_score: Number.POSITIVE_INFINITY }, ['quality_score less_than_equal']],
    [{ website_url: url, status: 'placed' }, ['status extra_forbidden']],
    [{ website_url: url, $where: '1', 'a.b': 1 }, ['$where extra_forbidden', 'a.b extra_forbidden']],
    [JSON.parse('{"website_url":"a.example","__proto__":{"notes":"x"}}'), ['__proto__ extra_forbidden']],
  ];
  for (const [given, errors] of bad) {
    it(`tells what is wrong with ${JSON.stringify(given)?.slice(0, 80)}: ${errors.join(', ')}`, () => {
      expect(errorsOf(given)).to.deep.equal(errors);
    });
  }

  it('counts characters as JSON Schema does', () => {
    expect(errorsOf({ website_url: url, website_title: '😀'.repeat(500) })).to.deep.equal([]);
  });
});

describe('[U] listEmailErrors', () => {
  it('finds nothing wrong with what is absent, and leaves types and lengths to the schema', () => {
    for (const value of [undefined, null, 7, 'ana@blog.example', 'x'.repeat(300)])
      expect(listEmailErrors(value)).to.deep.equal([]);
    expect(listEmailErrors('ana@..')).to.deep.equal([
      { field: 'contact_email', msg: 'Not an e-mail address', type: 'email_parsing' },
    ]);
  });
});

function readKey(website_url: string): string | null {
  const read = readLeadInput({ website_url });
  return read.ok ? read.lead.website_key : null;
}
