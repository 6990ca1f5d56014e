/** The marks of a chat's turns in the templates of common models, and of the fences around a document. */
const chatMarks =
  /<\|[a-z_]{2,30}\|>|<\|?(?:im_start|im_end|im_sep|system|assistant|user|endoftext|eot_id|start_header_id)\|?>|<(?:start|end)_of_turn>|\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_RESULTS)\]|<<\/?SYS>>|<\/?(?:function_calls?|function_results?|tool_use|tool_result|tool_call|invoke|antml:\w{1,20}|system_prompt|system-reminder|assistant_response)\b[^>]{0,80}>/iu;

/** A line that is nothing but a tag of a prompt. */
const fence =
  /^\W{0,3}<\/?(?:system|assistant|user|instructions?|prompt|resume|cv|candidate|applicant|input|document|context|data|job_?description|untrusted\w*|end_?of_?\w+|verdict|evaluation|rubric)\s*\/?>\W*$/iu;

/** Where the document is said to end, or the judgement to begin. */
const boundary =
  /^\W{0,8}(?:(?:end|beginning|fin|ende|fine|fim) (?:of|del?|des|der|du|do) (?:the |this |la |l['’])?(?:resume|résumé|cv|candidate|applicant|document|input|data|user (?:input|message)|untrusted \w+|currículum|curriculum|documento|lebenslaufs?|dokuments?|bewerbung|currículo)(?: (?:text|data|content))?|(?:begin|start) (?:of )?(?:evaluation|scoring|instructions?|system (?:prompt|message)|assistant (?:turn|response)))\b\W*$/iu;

/** The headings of instruction-tuned templates. */
const heading =
  /^\W{0,3}#{2,4}\s*(?:instructions?|system (?:prompt|message)|response|assistant|human|new task)\s*:?\s*$|(?:^|\s)###\s*(?:instructions?|response|system|assistant|human)\s*:/iu;

/** Whether a sentence or line carries the marks by which a program tells its own messages from a document. */
export const carriesMarks = (sentence: string): boolean =>
  [chatMarks, fence, boundary, heading].some((mark) => mark.test(sentence));
