/** The first three skills, followed by `...` when there are more. */
export function firstSkills(skills: string[]): string {
  return skills.slice(0, 3).join(', ') + (skills.length > 3 ? '...' : '');
}
