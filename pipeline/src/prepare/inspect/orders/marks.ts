import { anyOf } from '../../../text/phrases.ts';
import { inAnyLanguage } from './lexicons/index.ts';

const oneOf = (heading: string): string => `(?:${anyOf(inAnyLanguage(heading))})`;
const either = (...patterns: RegExp[]): string => patterns.map(({ source }) => source).join('|');

/** The marks of a chat's turns in the templates of common models, and of the fences around a document. */
const chatMarks = new RegExp(
  either(
    /<\|[a-z_]{2,30}\|>/u,
    /<\|?(?:im_start|im_end|im_sep|system|assistant|user|endoftext|eot_id|start_header_id)\|?>/u,
    /<(?:start|end)_of_turn>/u,
    /\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_RESULTS)\]/u,
    /<<\/?SYS>>/u,
    /<\/?(?:function_(?:call|result)s?|tool_(?:use|result|call)|invoke|antml:\w{1,20})\b[^>]{0,80}>/u,
    /<\/?(?:system_prompt|system-reminder|assistant_response)\b[^>]{0,80}>/u,
  ),
  'iu',
);

/** A line that is nothing but a tag of a prompt. */
const fence = new RegExp(`^\\W{0,3}<\\/?(?:${oneOf('tag')}|end_?of_?\\w+)\\s*\\/?>\\W*$`, 'iu');

/** "End of the resume", "Fin del documento". */
const documentEnds =
  `${oneOf('textEnds')} ${oneOf('textOf')} (?:the |this |la |l['’])?` +
  `(?:${oneOf('text')}|untrusted \\w+)(?: (?:text|data|content))?`;
const judgmentBegins =
  '(?:begin|start) (?:of )?' +
  '(?:evaluation|scoring|instructions?|system (?:prompt|message)|assistant (?:turn|response))';
/** Where the document is said to end, or the judgment to begin. */
const boundary = new RegExp(`^\\W{0,8}(?:${documentEnds}|${judgmentBegins})\\b\\W*$`, 'iu');

/** The headings of instruction-tuned templates. */
const heading = new RegExp(
  either(
    /^\W{0,3}#{2,4}\s*(?:instructions?|system (?:prompt|message)|response|assistant|human|new task)\s*:?\s*$/u,
    /(?:^|\s)###\s*(?:instructions?|response|system|assistant|human)\s*:/u,
  ),
  'iu',
);

/** Whether a sentence or line carries the marks by which a program tells its own messages from a document. */
export const carriesMarks = (sentence: string): boolean =>
  [chatMarks, fence, boundary, heading].some((mark) => mark.test(sentence));
