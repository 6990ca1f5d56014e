/** Blind review: the switches of the company and of roles, and showing one person all the same. */
export const blind = {
  blind: {
    tab: 'Blind review',
    intro: 'Whether candidates are judged without anybody seeing who they are.',
    company: 'Blind review of the whole company',
    companyHint: 'A single role can be reviewed blind by itself: on its page, in the head.',
    meaning: [
      'Names, contact details, addresses and words that tell age or gender are masked for everybody: on screens, in ' +
        'reports, letters and tables, and in the names of files.',
      'Original files, with their photographs, and decision files are withheld; so is the archive of the company.',
      'Anybody can unmask one candidate by giving a reason. That is recorded.',
      'Scores stay exactly as they are.',
      'It does not mask what a career tells by itself, such as schools and employers, and it is no proof of fairness.',
    ],
    loading: 'Loading whether the company reviews blind…',
    loadFailed: 'Whether the company reviews blind could not be loaded.',
    isOff: 'The company does not review blind.',
    onSince: (day: string) => `The company has reviewed blind since ${day}.`,
    begin: 'Review blind…',
    end: 'End blind review…',
    beginAction: 'Review blind',
    endAction: 'End blind review',
    companyTitle: 'Review the whole company blind?',
    companyText:
      'From now on nobody in the company sees who candidates are, in any role, and original files cannot be opened. ' +
      'Those who were unmasked before stay visible.',
    endCompanyTitle: 'End blind review of the company?',
    endCompanyText:
      'Names, contact details and original files are shown to everybody again. Roles that review blind by themselves ' +
      'go on doing so.',
    roleTitle: (role: string) => `Review ${role} blind?`,
    roleText:
      'From now on nobody in the company sees who the candidates of this role are, wherever they appear, and their ' +
      'original files cannot be opened. Those who were unmasked before stay visible.',
    endRoleTitle: (role: string) => `End blind review of ${role}?`,
    endRoleText:
      'The names, contact details and original files of its candidates are shown to everybody again, unless another ' +
      'role of theirs is reviewed blind.',
    begun: 'Blind review has begun',
    ended: 'Blind review has ended',
    failed: 'Blind review could not be switched. Please try again.',
    masked: 'Masked',
    maskedHint:
      'Reviewed blind: name and contact details are masked, the original file and the decision file are withheld.',
    unmask: 'Unmask…',
    unmaskTitle: (name: string) => `Unmask ${name}?`,
    unmaskText:
      'Everybody in the company will see who this candidate is, in every role. Your name and the reason are recorded.',
    unmaskAction: 'Unmask',
    reason: 'Reason',
    reasonMissing: 'Give a reason.',
    unmasked: 'Candidate unmasked',
    unmaskedBy: (name: string, day: string) => `Unmasked by ${name} on ${day}:`,
    somebody: 'somebody who is no longer here',
    maskAgain: 'Mask again',
    maskedAgain: 'Candidate masked again',
    noArchive: 'It names everybody, and the company is reviewed blind. End blind review to download it.',
    maskFailed: 'The change could not be saved. Please try again.',
  },
};
