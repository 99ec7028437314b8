import { existsSync, readdirSync } from 'node:fs';
import { expect } from 'chai';
import { SITEMAP_CHECKS } from '../../../../domain/seo/checks/sitemap-checks.js';

const folder = new URL('../../../../domain/seo/checks/', import.meta.url);

describe('[U] sitemap-checks', () => {
  it('lists every check of its folders once', () => {
    const ids = SITEMAP_CHECKS.map(({ id }) => id);
    const folders = [...new Set(ids.map((id) => id.split('/')[0] ?? ''))];
    const files = folders.flatMap((name) =>
      readdirSync(new URL(name, folder)).map((file) => `${name}/${file.replace(/\.ts$/, '')}`),
    );
    expect([...ids].sort()).to.deep.equal(files.sort());
  });

  it('holds checks whose id is their file', () => {
    expect(SITEMAP_CHECKS.filter(({ id }) => !existsSync(new URL(`${id}.ts`, folder)))).to.deep.equal([]);
    expect(SITEMAP_CHECKS.length).to.be.greaterThan(36);
  });

  it('says of each why, how to fix it, by which standard and with how much work', () => {
    for (const check of SITEMAP_CHECKS) {
      expect(check.why.length, check.id).to.be.greaterThan(30);
      expect(check.fix.length, check.id).to.be.greaterThan(15);
      expect(new URL(check.reference).protocol, check.id).to.equal('https:');
      expect(check.effort_hours, check.id).to.be.greaterThan(0);
    }
  });

  it('counts towards the right components', () => {
    expect([...new Set(SITEMAP_CHECKS.map(({ component }) => component))].sort()).to.deep.equal(['sitemap']);
  });
});
