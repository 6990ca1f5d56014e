/** What stands around every screen, and the way in: loaded before the first paint. */
export const frame = {
  language: { name: 'English', locale: 'en', label: 'Language' },
  product: 'Cotejo',
  frame: {
    skip: 'Skip to content', navigation: 'Main', menu: 'Menu', home: 'Home', newAnalysis: 'New Analysis', clients: 'Clients', history: 'History', administration: 'Administration', logIn: 'Log in', signUp: 'Sign up',
    accountSettings: 'Account Settings', logOut: 'Log out', userMenu: (name: string) => `User menu of ${name}`,
    copyright: '© 2025 Cotejo', tagline: 'A side-by-side reading of two texts.', offline: 'Offline mode: this server connects to nothing outside its private network. Documents stay here.', theme: 'Theme', themes: { system: 'System', light: 'Light', dark: 'Dark' },
    loading: 'Loading…', close: 'Close', retry: 'Try again', failedTitle: 'Something went wrong', failedHint: 'The page could not be shown. Your work is safe on the server.',
    languageFailed: 'The language was not saved', languageFailedText: 'It holds in this browser. Please try again later.',
    roles: { admin: 'Admin', recruiter: 'Recruiter', agency: 'Agency' },
  },
  notFound: { title: '404 Page Not Found', heading: 'Page Not Found', text: 'Did you forget to add the page to the router?', back: 'Back to Home' },
  session: {
    login: 'Login', register: 'Register', loginTitle: 'Welcome back', registerTitle: 'Open an account', username: 'Username', password: 'Password', confirmPassword: 'Confirm password', firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company',
    loginAction: 'Log in', loggingIn: 'Logging in…', registerAction: 'Create account', registering: 'Creating account…', noAccount: 'No account yet?', haveAccount: 'Already registered?', goRegister: 'Register here', goLogin: 'Log in here',
    ended: 'Your session has ended. Log in to go on where you were.',
    notKept: 'Your browser did not keep the sign-in. Allow cookies for this address, open it as your administrator gave it to you, and check the clock of your device.',
    loginFailed: 'Login failed', registrationFailed: 'Registration failed', logoutFailed: 'Logout failed', loginSuccessful: 'Login successful', registrationSuccessful: 'Registration successful', loggedOut: 'Logged out',
    welcomeBack: (name: string) => `Welcome back, ${name}!`, welcome: (name: string) => `Welcome, ${name}!`, loggedOutText: 'You have been successfully logged out.',
    panelTitle: 'Read side by side. Decide with evidence.',
    panel: [
      { title: 'AI-powered resume analysis', text: 'Every requirement with a verdict, and the quote that supports it.' },
      { title: 'Multilingual support', text: 'Spanish and English resumes on one scale, the original beside its translation.' },
      { title: 'Client and opportunity management', text: 'From the client to the role to the candidate, in one place.' },
    ],
  },
  /** Sentences of the server and of the validation, by their English text, in the language of the page. */
  sentences: {} as Record<string, string>,
};
