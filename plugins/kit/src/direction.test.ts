import { describe, expect, test } from 'vitest';
import { DirectionReader } from './direction.ts';

const read = (text: string) => new DirectionReader().read(text);

describe('text whose direction is forced', () => {
  test.for([
    ['forwards and drawn backwards', '\u202eKubernetes\u202c here', 'setenrebuK here', ['Kubernetes']],
    ['backwards and drawn forwards', '\u202esetenrebuK\u202c', 'Kubernetes', ['setenrebuK']],
    ['turned after an embedding has ended', '\u202e\u202a\u202cGo tests', 'stset oG', ['Go tests']],
    ['to the end of its line', '\u202eGo\nPython', 'oG\nPython', ['Go']],
    ['Hebrew from left to right', '\u202dשלום\u202c', 'םולש', ['שלום']],
    ['a letter with its accent', '\u202eReme\u0301dios', 'soide\u0301meR', ['Reme\u0301dios']],
  ] as [string, string, string, string[]][])('%s is read as it is seen, and told', ([, stored, seen, turned]) => {
    expect(read(stored)).toEqual({ text: seen, turned });
  });

  test.for([
    ['a Hebrew name in its own direction', '\u202eדוד לוי\u202c, Haifa', 'דוד לוי, Haifa'],
    ['an Arabic name in an embedding', 'Name: \u202bمحمد علي\u202c', 'Name: \u202bمحمد علي\u202c'],
    ['a Latin word in an isolate', '\u202e\u2066Kubernetes\u2069\u202c', 'Kubernetes'],
    ['plain text', 'Kubernetes', 'Kubernetes'],
  ])('%s keeps its letters in order', ([, stored, seen]) => {
    expect(read(stored!)).toEqual({ text: seen, turned: [] });
  });

  test('an override goes on in the next piece of the same text', () => {
    const reader = new DirectionReader();
    reader.read('\u202e');
    expect(reader.read('Python').text).toBe('nohtyP');
  });
});
