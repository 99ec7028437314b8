/** @param {string} uri */
export function hideCredentials(uri) {
  return uri.replace(/\/\/[^@/]*@/, '//***@');
}
