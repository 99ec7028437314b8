const RISKY = /[<>&\u2028\u2029]/g;

/**
 * JSON for a script element. The signs that could end the element or open a comment in it are written as escapes of JSON
 * (HTML standard, "restrictions for contents of script elements").
 */
export function jsonInScript(value: unknown): string {
  const json = JSON.stringify(value, null, 2).replace(
    RISKY,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">\n${json}\n</script>`;
}
