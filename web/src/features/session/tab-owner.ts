const key = 'cotejo.user';

/** Makes this tab the user's own. What it kept for another user, such as drafts, is deleted. */
export function claimTab(userId: number): void {
  try {
    if (sessionStorage.getItem(key) === String(userId)) return;
    sessionStorage.clear();
    sessionStorage.setItem(key, String(userId));
  } catch {
    // Storage is switched off: nothing is kept.
  }
}

/** Deletes everything that this tab keeps, after logging out. */
export function leaveTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

/** Whether somebody was at work in this tab and did not log out, so that their session has ended. */
export function workWaits(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
