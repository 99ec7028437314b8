import { expect } from 'chai';
import type { PageExtraction } from '../../../../domain/seo/artifacts/page-extraction.js';
import type { OwnChecks } from '../../../../domain/seo/own-checks/own-checks.js';
import { summarizeOwnChecks } from '../../../../domain/seo/own-checks/summarize-own-checks.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const OWN: OwnChecks = {
  extractions: [
    {
      name: 'Price',
      selector: '.p',
      take: 'text',
      all: false,
      rule: { type: 'present', severity: 'high', when_missing: 'fail' },
    },
    { name: 'Author', selector: '.a', take: 'text', all: false },
  ],
  page_filters: [
    { name: 'Empty', severity: 'low', message: 'Why', conditions: [{ column: 'h1', operator: 'is_empty' }] },
  ],
};
const read = (path: string, extracted: PageExtraction, status = 200) => ({
  ...pageFrom('<p>x</p>', { url: `https://site.example${path}`, status }),
  extracted,
});
const column = (name: string, ...values: string[]) => ({ name, values, matches: values.length });

describe('[U] summarize own checks', () => {
  it('counts pages that were judged, that fail, that have a value and that were stopped', () => {
    const site = siteFrom([
      read('/', { read_from: 'source', columns: [column('Price', '1'), column('Author', ' ')] }),
      read('/a', { read_from: 'source', columns: [column('Price'), column('Author', 'Ann')] }),
      read('/b', { read_from: 'source', columns: [column('Price', '2')], stopped: 'out_of_time' }),
      read('/gone', { read_from: 'source', columns: [column('Price'), column('Author')] }, 404),
      pageFrom('', { url: 'https://site.example/no', allowed: false }),
    ]);
    const outcomes = summarizeOwnChecks(OWN, site, [{ check_id: 'own:price', affected_pages: 1 }]);
    expect(outcomes).to.deep.equal([
      {
        name: 'Price',
        kind: 'rule',
        check_id: 'own:price',
        severity: 'high',
        condition: 'a value',
        message: null,
        pages_checked: 3,
        pages_failed: 1,
        pages_stopped: 0,
        pages_with_value: 2,
      },
      {
        name: 'Author',
        kind: 'column',
        check_id: null,
        severity: null,
        condition: null,
        message: null,
        pages_checked: 2,
        pages_failed: 0,
        pages_stopped: 1,
        pages_with_value: 1,
      },
      {
        name: 'Empty',
        kind: 'filter',
        check_id: 'own:empty',
        severity: 'low',
        condition: 'h1 is empty',
        message: 'Why',
        pages_checked: 4,
        pages_failed: 0,
        pages_stopped: 0,
        pages_with_value: null,
      },
    ]);
  });
});
