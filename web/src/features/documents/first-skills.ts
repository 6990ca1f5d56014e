/** The first three skills, followed by `...` where there are more; empty where an answer names none or leaves them out. */
export function firstSkills(skills: string[] = []): string {
  return skills.slice(0, 3).join(', ') + (skills.length > 3 ? '...' : '');
}
