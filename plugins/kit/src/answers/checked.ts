import * as v from 'valibot';
import { ProviderError } from '../errors.ts';
import { NotPlain, plainCopy } from './plain.ts';
import { answerShapes } from './shapes.ts';

type Method = (...call: unknown[]) => unknown;

/**
 * A provider whose answers are checked: plain data of the shape that its capability has. For any other answer it throws
 * `ProviderError` (`bad-output`), which says what is wrong and never quotes the answer.
 */
export function checked<Provider extends object>(provider: Provider, plugin: string): Provider {
  // The proxy stands before an empty object: of a frozen provider it could not return other methods.
  return new Proxy({} as Provider, {
    get(_, name) {
      const own: unknown = Reflect.get(provider, name);
      if (typeof own !== 'function') return own;
      const method = own.bind(provider) as Method;
      if (typeof name !== 'string' || !Object.hasOwn(answerShapes, name)) return method;
      return async (...call: unknown[]) => checkAnswer(plugin, name, call, await method(...call));
    },
  });
}

function checkAnswer(plugin: string, method: string, call: unknown[], answer: unknown): unknown {
  const refusal = (place: string | null, problem: string) =>
    new ProviderError(
      plugin,
      'bad-output',
      `The answer of ${method} is not as it should be: ${place || 'the whole of it'} is ${problem}`,
    );
  let copy: unknown;
  try {
    copy = plainCopy(answer);
  } catch (error) {
    throw error instanceof NotPlain ? refusal(error.place.join('.'), error.message) : error;
  }
  const result = v.safeParse(answerShapes[method]!(...(call as never[])), copy, { abortEarly: true });
  if (!result.success) throw refusal(v.getDotPath(result.issues[0]), `refused (${result.issues[0].type})`);
  return result.output;
}
