import { say, type Sentence, type Texts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Shows the message of a failure: its title, and the reason in the language of the screen. */
export function showFailure(texts: Texts, title: string, reason: Sentence): void {
  showToast({ title, description: say(texts, reason), destructive: true });
}
