/** The first three skills, followed by `...` where there are more. An answer may leave them out. */
export function firstSkills(skills: string[] = []): string {
  return skills.slice(0, 3).join(', ') + (skills.length > 3 ? '...' : '');
}
