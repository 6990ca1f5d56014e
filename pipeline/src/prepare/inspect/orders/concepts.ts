/** The meanings of words and phrases in texts that try to steer a judgment. */
const concepts = [
  // To forget the rules.
  'forget',
  'rules',
  'earlier',
  'allAbove',
  // To do something: to judge, to say, to be silent, and how it is asked.
  'judge',
  'say',
  'silence',
  'please',
  'must',
  'leadIn',
  // What is to be said, and how.
  'answer',
  'payload',
  // Who is judged: certainly, perhaps, and what only begins alike.
  'judged',
  'me',
  'candidate',
  'notJudged',
  // Who is spoken to, and who pretends to speak.
  'program',
  'helper',
  'address',
  'greeting',
  'speaker',
  'now',
  'youAre',
  'result',
  // Which mark is wanted.
  'mark',
  'criterion',
  'flaws',
  'best',
  'good',
  'fulfilled',
  'meetsAll',
  // Finished verdicts, and examples of them.
  'verdictKey',
  'matchKey',
  'verdictValue',
  'example',
  // That orders are only spoken of, or that something was built.
  'mention',
  'work',
  // What tells orders in any wording, looked at by likeness alone: what a judge is to do with what is not there, how,
  // and for whom.
  'doubt',
  'lenient',
  'assume',
  'exempt',
  'settled',
  'top',
  'next',
  'others',
  'reader',
  'machine',
  'reject',
  'lacking',
  'unreserved',
  'posting',
  'verdictOn',
] as const;
export type Concept = (typeof concepts)[number];

export const isConcept = (heading: string): heading is Concept => (concepts as readonly string[]).includes(heading);
