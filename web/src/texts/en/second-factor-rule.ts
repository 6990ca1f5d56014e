/** Whether everybody in a company needs a second factor, as its administrators see it. */
export const secondFactorRule = {
  secondFactorRule: {
    title: 'Second factor for everybody',
    hint: 'Each login then asks for a code from an app beside the password. API tokens need none.',
    loading: 'Loading whether everybody needs a second factor…',
    loadFailed: 'Whether everybody needs a second factor could not be loaded.',
    off: 'Everybody decides for themselves.',
    on: (day: string) => `Everybody has needed one since ${day}.`,
    require: 'Require it…',
    requireTitle: 'Require a second factor of everybody?',
    requireText:
      'Whoever has none sets one up before anything else, also those who are logged in now, and you yourself. ' +
      'Whoever loses phone and recovery codes asks you: Edit, beside their name, switches theirs off.',
    requireAction: 'Require it',
    end: 'Stop requiring it…',
    endTitle: 'Leave the second factor to everybody?',
    endText: 'Those who have one keep it until they turn it off themselves.',
    endAction: 'Leave it to everybody',
    begun: 'A second factor is required now',
    ended: 'The second factor is left to everybody now',
    failed: 'This could not be changed. Please try again.',
    has: 'Second factor',
    reset: 'Switch the second factor off',
    resetHint: 'For somebody who has lost phone and recovery codes. It logs them out, and they are told who did it.',
  },
};
