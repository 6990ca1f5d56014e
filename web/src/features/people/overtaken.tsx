import { useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that somebody else changed the person while a field was typed in, and what is saved in it now. */
export function Overtaken({ field, now }: { field: string; now: string }) {
  const { persons } = useTexts();
  return (
    <div role="alert">
      <Notice tone="warning">{persons.overtaken(field, now)}</Notice>
    </div>
  );
}
