/**
 * A cookie that the page can read. It is there while there is a session, so that the page asks for the user only then.
 */
export const signedInCookie = 'cotejo-signed-in';
