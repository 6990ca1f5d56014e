/** What profiles for a client say. */
export const packs = {
  packs: {
    title: 'Candidate profiles',
    profile: 'Profile',
    preparedBy: (agency: string, day: string) => `Prepared by ${agency}, ${day}`,
    comment: 'Our comment',
    contact: 'Contact',
    requirements: 'Requirements and what the resume shows',
    shown: (met: number, of: number) => `${met} of ${of} shown`,
    quote: 'Quote',
    original: 'As the resume has it',
    masked: 'Names and contact details are masked.',
    fileName: 'Profiles',
  },
};
