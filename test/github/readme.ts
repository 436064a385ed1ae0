/** A README with one link, which these tests refresh instead of a section. */
export function readme(address: string, heading = 'Site'): string {
  return `# ${heading}\n\n[status](${address})\n`;
}

export const old = 'https://old.example';
export const first = 'https://first.example';
export const second = 'https://second.example';
export const files = { 'README.md': readme(old) };
export const proposalBranch = 'status-snippets/main';
