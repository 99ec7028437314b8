import { expect } from 'chai';
import type { Request } from 'express';
import express from 'express';
import { HttpError } from '../../../api/http/http-error.js';
import { readSite } from '../../../api/sites/read-site.js';

const asked = (query: object): Request => Object.create(express.request, { query: { value: query } });

describe('[U] read site', () => {
  it('is the host of any address of the site, with its port', () => {
    expect(
      ['https://www.site.example/a?b=c', 'site.example', 'http://Site.Example:8080/'].map((site_url) =>
        readSite(asked({ site_url })),
      ),
    ).to.deep.equal(['site.example', 'site.example', 'site.example:8080']);
  });

  for (const query of [{}, { site_url: 'ftp://site.example' }, { site_url: 'a b' }]) {
    it(`refuses ${JSON.stringify(query)}`, () => {
      expect(() => readSite(asked(query)))
        .to.throw(HttpError)
        .with.nested.property('body.detail[0].type', 'url_parsing');
    });
  }
});
