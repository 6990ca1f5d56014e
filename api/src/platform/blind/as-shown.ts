import * as v from 'valibot';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Mask } from './mask.ts';
import type { About } from './shape.ts';

const schema = v.object({ texts: v.array(v.string()) });

/** Texts about somebody as screens show them, in their order: masked while the person is. */
export async function asShown(mask: Mask, actor: Actor, about: About, texts: string[]): Promise<string[]> {
  return (await mask(actor, schema, { texts }, [about])).texts;
}

/** Throws a 403 for a text that is shown masked: whoever changes what is shown would store the mask in its place. */
export async function assertShownWhole(mask: Mask, actor: Actor, about: About, text: string): Promise<void> {
  const [shown] = await asShown(mask, actor, about, [text]);
  if (shown !== text) throw refusal('blind:text');
}
