/** A screen with the data of the sample company. */
export type Screen = {
  name: string;
  title: string;
  path: string;
  /** Text or heading that shows that the screen has its data. */
  shows: string;
  asVisitor?: true;
  /** Calls that fail while the picture is taken. */
  failing?: RegExp;
  /** How one gets there from the path: a button or tab of the screen that is pressed. */
  press?: string;
  /** Text or heading that shows what was pressed for. */
  opens?: string;
  /** A dialog or a menu fills the window: what is below it is not of interest. */
  window?: true;
  /** `shows` is further down, and is what the picture is about. */
  below?: true;
  /** What the screen announces when it is there; the announcement is closed before the picture is taken. */
  announces?: string;
  /** Only this part, which its heading opens. */
  region?: string;
  /** What all people are asked for. */
  asks?: string;
  /** Candidacies of the first role that are shared: the screen is what the client sees. */
  shares?: number[];
};

/** Every screen of the product. */
export const screens: Screen[] = [
  { name: 'home', title: 'Home', path: '/', shows: 'What it does for you', asVisitor: true },
  { name: 'login', title: 'Log in', path: '/auth', shows: 'Password', asVisitor: true },
  { name: 'register', title: 'Sign up', path: '/auth?tab=register', shows: 'Confirm password', asVisitor: true },
  { name: 'not-found', title: 'Not found', path: '/no-such-page', shows: 'Page Not Found', asVisitor: true },
  { name: 'worklist', title: 'Home, signed in', path: '/', shows: 'Your roles' },
  { name: 'role', title: 'A role, its candidates', path: '/roles/1', shows: 'Maren Oduya', window: true },
  {
    name: 'role-compare',
    title: 'A role, three compared',
    path: '/roles/1?tab=compare',
    shows: 'Compare the best three',
    press: 'Compare the best three',
    opens: 'Maren Oduya',
    window: true,
  },
  { name: 'role-board', title: 'A role, its board', path: '/roles/1?tab=board', shows: 'Maren Oduya', window: true },
  {
    name: 'role-requirements',
    title: 'A role, its requirements',
    path: '/roles/1?tab=requirements',
    shows: 'Add a requirement',
    window: true,
  },
  {
    name: 'role-export',
    title: 'A role, its files',
    path: '/roles/1',
    shows: 'Maren Oduya',
    press: 'Export',
    window: true,
  },
  {
    name: 'role-bias',
    title: 'A role, checked for bias',
    path: '/roles/1?tab=requirements',
    shows: 'Gap of a year',
    below: true,
    window: true,
  },
  { name: 'role-activity', title: 'A role, its activity', path: '/roles/1?tab=activity', shows: 'resumes added' },
  { name: 'packs', title: 'Profiles for the client', path: '/packs/1?ids=[1,2]', shows: 'Share by a link' },
  {
    name: 'shared',
    title: 'What a client sees at a link',
    path: '/s/{token}',
    shows: 'Your message',
    shares: [1, 2],
    window: true,
  },
  { name: 'people', title: 'Candidates', path: '/people', shows: 'Maren Oduya' },
  {
    name: 'people-asked',
    title: 'Candidates, asked for what resumes show',
    path: '/people',
    shows: 'Maren Oduya',
    asks: 'Kubernetes and English, at least three years of Java',
    window: true,
  },
  { name: 'person', title: 'A candidate', path: '/people/1', shows: 'Candidacies' },
  { name: 'import', title: 'Candidates brought along', path: '/people/import', shows: 'Old resumes' },
  { name: 'letter', title: 'A letter to a candidate', path: '/letters/1?kind=notice', shows: 'The letter' },
  { name: 'letters-due', title: 'Letters that are due', path: '/letters', shows: 'due on' },
  { name: 'analyze', title: 'New analysis', path: '/analyze', shows: 'How It Works' },
  {
    name: 'results',
    title: 'Results',
    path: '/analyze?jobDescriptionId=1',
    shows: 'Technical Requirements Comparison',
    announces: 'Analysis complete',
  },
  {
    name: 'requirements',
    title: 'Requirements reviewed',
    path: '/analyze?jobDescriptionId=1',
    shows: 'Technical Requirements Comparison',
    announces: 'Analysis complete',
    region: 'Review requirements',
  },
  { name: 'report', title: 'A report, with its decision file', path: '/report/1/1', shows: 'Decision file' },
  { name: 'history', title: 'History', path: '/history', shows: 'Analysis History' },
  { name: 'clients', title: 'Clients', path: '/clients', shows: 'Larkfield Freight' },
  { name: 'client', title: 'A client', path: '/clients/1', shows: 'Engineering 2026' },
  { name: 'opportunity', title: 'An opportunity', path: '/opportunities/1', shows: 'Maren Oduya' },
  { name: 'account-settings', title: 'Account settings', path: '/account-settings', shows: 'User Details' },
  {
    name: 'second-factor',
    title: 'A second factor',
    path: '/account-settings',
    shows: 'User Details',
    press: 'Second factor',
    opens: 'Set it up',
  },
  {
    name: 'tokens',
    title: 'API tokens',
    path: '/account-settings',
    shows: 'User Details',
    press: 'API tokens',
    opens: 'New token',
  },
  { name: 'admin', title: 'Administration', path: '/admin', shows: 'demo@example.com' },
  { name: 'plugins', title: 'Plugins', path: '/admin?tab=plugins', shows: 'translate-apertium' },
  { name: 'intake', title: 'Intake by itself', path: '/admin?tab=intake', shows: 'Folders and mailboxes' },
  { name: 'company-history', title: 'Who did what', path: '/admin?tab=history', shows: 'Demo' },
  { name: 'bias-check', title: 'Rates by category', path: '/admin?tab=bias', shows: 'Rates by category' },
  { name: 'blind', title: 'Blind review', path: '/admin?tab=blind', shows: 'Blind review of the whole company' },
  { name: 'letter-templates', title: 'How letters read', path: '/admin?tab=letters', shows: 'Contact and days' },
  { name: 'packs-look', title: 'How profiles look', path: '/admin?tab=packs', shows: 'Name and color' },
  { name: 'retention', title: 'How long people are kept', path: '/admin?tab=retention', shows: 'Receipts of erasures' },
  { name: 'webhooks', title: 'Webhooks', path: '/admin?tab=webhooks', shows: 'https://ats.example.com/cotejo' },
  { name: 'export', title: 'Everything as one archive', path: '/admin?tab=export', shows: 'Make the archive' },
  {
    name: 'clients-none',
    title: 'Clients, none found',
    path: '/clients?q=nobody',
    shows: 'No clients found with that search term',
  },
  {
    name: 'clients-failed',
    title: 'Clients, not loaded',
    path: '/clients',
    shows: 'Error loading clients. Please try again.',
    failing: /\/api\/clients$/,
  },
  {
    name: 'client-delete',
    title: 'Deleting a client',
    path: '/clients',
    shows: 'Larkfield Freight',
    press: 'Delete Larkfield Freight',
    opens: 'Delete Client',
    window: true,
  },
  {
    name: 'role-new',
    title: 'A new role',
    path: '/opportunities/1',
    shows: 'Maren Oduya',
    press: 'New Role',
    opens: 'Job Description File',
    window: true,
  },
  {
    name: 'user-new',
    title: 'A new user',
    path: '/admin',
    shows: 'demo@example.com',
    press: 'Add User',
    opens: 'First name',
    window: true,
  },
  {
    name: 'search',
    title: 'The search from anywhere',
    path: '/history',
    shows: 'Analysis History',
    press: 'Search',
    opens: 'Actions and screens',
    window: true,
  },
  {
    name: 'user-menu',
    title: 'The user menu',
    path: '/history',
    shows: 'Analysis History',
    press: 'User menu of Dana',
    window: true,
  },
];
