import type { Lexicon } from '../lexicon.ts';

/** Words that every language has borrowed, and the marks that chats are made of. */
export const common: Lexicon = {
  program: '(llm|gpt|chatgpt|claude|gemini|copilot|ats|chatbot)',
  speaker: '(system|assistant|developer|admin|llm|sistema|hr)',
  mark: '(score|rating|ranking)',
  criterion: '(match|fit)',
  matchKey: '(match|fit) score',
  verdictKey: '(score|match|fit|status|verdict)',
  verdictValue: '(hire|strong hire|met|pass|ok|yes|true)',
};
