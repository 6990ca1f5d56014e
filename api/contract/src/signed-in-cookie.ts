/** A cookie that the page may read: present while there is a session, so that nobody who is signed out asks who they are. */
export const signedInCookie = 'cotejo-signed-in';
