import type { RichResult } from './rich-result.js';

export const jobPosting: RichResult = {
  name: 'Job posting',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  types: ['JobPosting'],
  with_kinds: false,
  anywhere: false,
  required: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    // Work from home names the countries it may be done in instead.
    ['jobLocation', 'applicantLocationRequirements'],
  ],
  recommended: ['baseSalary', 'employmentType', 'identifier', 'validThrough'],
  parts: [
    { via: 'jobLocation', types: ['Place'], required: ['address'], recommended: [] },
    { via: 'hiringOrganization', types: ['Organization'], required: ['name'], recommended: [] },
  ],
};
