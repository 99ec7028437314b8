/** What each operation about variables and tests of versions needs. */
export const VARIANT_PERMISSIONS = {
  chooseVariant: 'send',
  getVariantTest: 'view_workspace',
  listCampaignVariables: 'view_workspace',
  listVariantTests: 'view_workspace',
  showVariantTests: 'view_workspace',
} as const;
