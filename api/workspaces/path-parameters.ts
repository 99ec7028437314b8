/** Parameters of the path by the names of its template, as they were sent. */
export function pathParameters(template: string, path: string): Record<string, string> {
  const values = path.split('/');
  const named = template.split('/').map((segment, at) => [/^\{(\w+)\}$/.exec(segment)?.[1], values[at]] as const);
  const known = named.filter((entry): entry is [string, string] => entry[0] !== undefined && entry[1] !== undefined);
  return Object.fromEntries(known);
}
