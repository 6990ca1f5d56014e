import { expect, test } from 'vitest';
import { oneVoiceAtATime } from './one-voice.ts';

test('who is first is heard at once, others when all before them have ended, and nothing is lost', () => {
  let heard = '';
  const [first, second, third] = oneVoiceAtATime(3, (text) => (heard += text));
  third!.say('c');
  second!.say('b');
  first!.say('a');
  expect(heard).toBe('a');
  third!.end();
  expect(heard).toBe('a');
  first!.end();
  expect(heard).toBe('ab');
  second!.say('B');
  second!.end();
  expect(heard).toBe('abBc');
});
