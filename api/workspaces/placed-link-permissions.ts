/** What each operation about placed links needs. */
export const PLACED_LINK_PERMISSIONS = {
  addPlacedLink: 'edit_outreach',
  importPlacedLinks: 'edit_outreach',
  updatePlacedLink: 'edit_outreach',
  deletePlacedLink: 'edit_outreach',
  checkPlacedLink: 'edit_outreach',
  listPlacedLinks: 'view_workspace',
  getLinkReport: 'view_workspace',
  getPlacedLink: 'view_workspace',
  listLinkChecks: 'view_workspace',
  draftLinkReclaim: 'view_workspace',
  showPlacedLinks: 'view_workspace',
  showPlacedLink: 'view_workspace',
  showCampaignLinks: 'view_workspace',
} as const;
