const key = 'cotejo.user';

/** What this tab keeps, drafts among it, belongs to one person: as soon as it is another one's, it is gone. */
export function claimTab(userId: number): void {
  try {
    if (sessionStorage.getItem(key) === String(userId)) return;
    sessionStorage.clear();
    sessionStorage.setItem(key, String(userId));
  } catch {
    // Storage is switched off: nothing is kept.
  }
}

/** After signing out nothing is kept for anybody. */
export function leaveTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

/** Whether somebody was at work in this tab who did not sign out: their session has ended. */
export function workWaits(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
