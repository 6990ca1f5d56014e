import { useTexts } from '../../../texts/index.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const keysOf = {
  next: ['J', '↓', '→'],
  previous: ['K', '↑', '←'],
  open: ['Enter'],
  close: ['Esc'],
  status: ['1', '…', '9', '0'],
  note: ['N'],
  choose: ['X'],
  compare: ['C'],
  move: ['M'],
  undo: ['Z'],
  search: ['/'],
  help: ['?'],
} as const;
const names = Object.keys(keysOf) as (keyof typeof keysOf)[];

/** The keys of the page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys, frame } = useTexts();
  return (
    <Dialog fit title={keys.title} closeLabel={frame.close} onClose={onClose}>
      <div className="overflow-y-auto p-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2 text-sm">
          {names.map((name) => (
            <div key={name} className="contents">
              <dt className="flex gap-1">
                {keysOf[name].map((key) => (
                  <kbd key={key} className="kbd kbd-sm font-sans">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{keys.list[name]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-muted">{keys.hint}</p>
      </div>
    </Dialog>
  );
}
