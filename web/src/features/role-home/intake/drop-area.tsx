import { FolderUp, Upload } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTexts } from '../../../texts/index.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';

type Props = {
  onFiles: (files: File[]) => void;
  /** The page, which gets the buttons that choose files. */
  children: (buttons: ReactNode) => ReactNode;
};

/** Takes resumes that are dropped anywhere on a page, folders too, and has buttons that choose files or a folder. */
export function DropArea({ onFiles, children }: Props) {
  const { intake } = useTexts();
  const folder = useRef<HTMLInputElement>(null);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    // Without files it was a card that was dragged over the board.
    onDrop: (accepted) => accepted.length > 0 && onFiles(accepted),
  });
  const buttons = (
    <>
      <Button size="small" icon={FolderUp} className="max-sm:hidden" onClick={() => folder.current?.click()}>
        {intake.folder}
      </Button>
      <Button size="small" variant="primary" icon={Upload} onClick={open}>
        {intake.add}
      </Button>
    </>
  );
  return (
    <div {...getRootProps({ className: 'relative' })}>
      <input
        {...getInputProps({
          name: 'roleResumes',
          accept: '.pdf,.docx,.md,.markdown,.txt,.zip',
          // The button is what everybody meets.
          hidden: true,
        })}
      />
      <input
        ref={folder}
        type="file"
        name="roleFolder"
        multiple
        hidden
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {children(buttons)}
      {isDragActive && (
        <div
          className={classNames(
            'pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-box border-2 border-dashed',
            'border-primary bg-base-100/90',
          )}
        >
          <p className="grid justify-items-center gap-1 text-center">
            <Upload size={28} aria-hidden="true" className="text-primary" />
            <span className="font-display text-2xl">{intake.drop}</span>
            <span className="text-sm text-muted">{intake.dropHint}</span>
          </p>
        </div>
      )}
    </div>
  );
}
