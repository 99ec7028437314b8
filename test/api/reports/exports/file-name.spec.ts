import { expect } from 'chai';
import { exportFileName } from '../../../../api/reports/exports/file-name.js';

const name = (website_url: string) =>
  exportFileName('audit', { website_url, generated_at: '2026-06-01T08:30:00.000Z' }, 'csv');

describe('[U] name of an export', () => {
  it('holds site and day', () => {
    expect(name('https://www.Site.example/shop')).to.equal('audit-site.example-2026-06-01.csv');
  });

  it('holds nothing that a header or a file system minds', () => {
    expect(name('http://127.0.0.1:8080/"; x=')).to.equal('audit-127.0.0.1-8080-2026-06-01.csv');
    expect(name('https://münchen.example/')).to.equal('audit-xn--mnchen-3ya.example-2026-06-01.csv');
    expect(name('http://[::1]/')).to.equal('audit-1-2026-06-01.csv');
  });
});
