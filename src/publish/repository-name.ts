/** Splits `owner/name`. A name without a slash has an empty second half, which GitHub does not find. */
export function splitName(nameWithOwner: string): { owner: string; name: string } {
  const slash = nameWithOwner.indexOf('/');
  if (slash === -1) return { owner: nameWithOwner, name: '' };
  return { owner: nameWithOwner.slice(0, slash), name: nameWithOwner.slice(slash + 1) };
}
