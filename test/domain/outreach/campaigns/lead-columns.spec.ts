import { expect } from 'chai';
import { matchLeadColumns } from '../../../../domain/outreach/campaigns/lead-columns.js';

const match = (header: string[], mapping: Record<string, string> = {}) =>
  matchLeadColumns(header, new Map(Object.entries(mapping)));

describe('[U] matchLeadColumns', () => {
  it('knows the names of our own export', () => {
    const header = [
      'id',
      'campaign_id',
      'website_url',
      'website_title',
      'contact_email',
      'quality_score',
      'relevance_score',
      'guest_post_likelihood',
      'source',
      'notes',
      'status',
      'domain',
      'created_at',
    ];
    expect(match(header)).to.deep.equal({
      ok: true,
      columns: {
        website_url: 2,
        website_title: 3,
        contact_email: 4,
        quality_score: 5,
        relevance_score: 6,
        guest_post_likelihood: 7,
        source: 8,
        notes: 9,
        status: 10,
      },
    });
  });

  for (const name of [
    'Website',
    'URL',
    'Site URL',
    'Web-Page',
    'link',
    'Domain',
    'Webseite',
    'Ｗｅｂｓｉｔｅ',
    ' website_url ',
  ]) {
    it(`reads "${name}" as the address`, () => {
      expect(match(['Name', name])).to.deep.equal({ ok: true, columns: { website_url: 1 } });
    });
  }

  for (const name of ['E-mail', 'Email', 'email address', 'Contact e-mail', 'E-Mail-Adresse', 'Mail', 'Contact']) {
    it(`reads "${name}" as the mail address`, () => {
      expect(match(['url', name])).to.deep.equal({ ok: true, columns: { website_url: 0, contact_email: 1 } });
    });
  }

  it('takes the more telling of two names, and no column twice', () => {
    expect(match(['Domain', 'URL', 'Contact', 'E-mail'])).to.deep.equal({
      ok: true,
      columns: { website_url: 1, contact_email: 3 },
    });
  });

  it('lets the caller say otherwise', () => {
    expect(match(['URL', 'Blog', 'Where from'], { website_url: 'blog', source: 'Where  From' })).to.deep.equal({
      ok: true,
      columns: { website_url: 1, source: 2 },
    });
  });

  it('says what is missing or unknown', () => {
    expect(match(['Name', 'Phone'])).to.deep.equal({
      ok: false,
      fault: 'No column holds website_url; name it in `columns`, such as website_url:Site',
    });
    expect(match(['URL'], { contact_email: 'Mail' })).to.deep.equal({
      ok: false,
      fault: 'The file has no column "Mail"',
    });
    expect(match(['URL'], { rank: 'URL' }))
      .to.have.property('fault')
      .that.contains('There is no field "rank"');
    expect(match(['URL'], { constructor: 'URL' })).to.have.property('ok', false);
  });

  it('leaves out the columns that are ignored, whatever they are called', () => {
    expect(matchLeadColumns(['URL', 'Mail', 'E-Mail'], new Map(), ['mail'])).to.deep.equal({
      ok: true,
      columns: { website_url: 0, contact_email: 2 },
    });
  });
});
