/** The last path segment is a file that servers commonly send for its directory. */
export function isIndexFile(segment: string): boolean {
  return /^(?:index|default|home)\.(?:html?|xhtml|shtml|php\d?|aspx?|jsp|cfm|cgi|pl)$/i.test(segment);
}
