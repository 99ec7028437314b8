/** The package has no types of its own. */
declare module 'punycode.js' {
  const punycode: {
    /** A label without its "xn--". @throws RangeError for what is no Punycode (RFC 3492) */
    decode(text: string): string;
  };
  export default punycode;
}
