import { expect } from 'chai';
import { FORM_CHOICES, LANGUAGES } from '../../../cli/report-format.js';
import { REPORT_FORMS, REPORT_LANGUAGES } from '../../../domain/reports/report-options.js';
import { plainContract } from '../../support/contract.js';

interface Parameter {
  name?: string;
  schema?: { enum?: string[] };
}

describe('[U] report options', () => {
  const { paths } = plainContract();
  const parameters: Parameter[] = paths['/api/seo/audits/{id}/report'].get.parameters;
  const offered = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema?.enum;

  it('are the same in the contract, in the product and in the command-line client', () => {
    expect(offered('form')).to.deep.equal([...REPORT_FORMS]);
    expect(offered('language')).to.deep.equal([...REPORT_LANGUAGES]);
    expect([FORM_CHOICES, LANGUAGES]).to.deep.equal([REPORT_FORMS, REPORT_LANGUAGES]);
  });
});
