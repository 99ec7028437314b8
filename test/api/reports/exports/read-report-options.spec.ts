import { expect } from 'chai';
import { HttpError, type InputError } from '../../../../api/http/http-error.js';
import { readReportOptions } from '../../../../api/reports/exports/read-report-options.js';

const asked = (query: Record<string, string>) => ({ query });
const BRAND = 'a'.repeat(24);

describe('[U] report options of a request', () => {
  it('make a PDF short and a page full unless it says otherwise', () => {
    expect(readReportOptions(asked({}), 'pdf')).to.deep.equal({ form: 'short', language: 'en', brand_id: null });
    expect(readReportOptions(asked({}), 'html')).to.deep.equal({ form: 'full', language: 'en', brand_id: null });
    expect(readReportOptions(asked({ form: 'short', language: 'de', brand: BRAND }), 'html')).to.deep.equal({
      form: 'short',
      language: 'de',
      brand_id: BRAND,
    });
    expect(readReportOptions(asked({ brand: 'none' }), 'pdf')).to.include({ brand_id: null });
    expect(readReportOptions(asked({ form: 'full', language: 'de' }), 'pdf')).to.include({
      form: 'full',
      language: 'de',
    });
  });

  it('refuse what the format does not have, naming the field and the way out', () => {
    const refused: [query: Record<string, string>, format: 'csv' | 'sarif' | 'html' | 'pdf', message: RegExp][] = [
      [{ form: 'short' }, 'csv', /^form goes with the formats html and pdf, not with csv$/],
      [{ language: 'de' }, 'sarif', /^language goes with the formats html and pdf, not with sarif$/],
    ];
    for (const [query, format, message] of refused) {
      const [fault] = errorsOf(() => readReportOptions(asked(query), format));
      expect(fault?.msg).to.match(message);
      expect(fault?.loc[1]).to.equal(message.source.includes('^form') ? 'form' : 'language');
    }
    expect(readReportOptions(asked({}), 'csv')).to.deep.equal({ form: 'full', language: 'en', brand_id: null });
  });
});

function errorsOf(work: () => unknown): InputError[] {
  try {
    work();
  } catch (error) {
    if (error instanceof HttpError && error.status === 422 && typeof error.body.detail !== 'string')
      return error.body.detail;
    throw error;
  }
  return [];
}
