import { useTexts } from '../../texts/index.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useCurrentUser } from '../session/current-user.ts';
import { ImportView } from './import-view.tsx';
import { PoolUpload } from './pool-upload.tsx';
import { SheetCard } from './sheet-card.tsx';
import { BackToPeople } from '../people/back-to-people.tsx';

type Props = { importId: number | undefined; onImport: (id: number | undefined) => void };

/** Brings candidates along: old resumes, and for administrators spreadsheets, one of which may be open. */
export function ImportsPage({ importId, onImport }: Props) {
  const { imports, product } = useTexts();
  const isAdmin = useCurrentUser()?.role === 'admin';
  return (
    <div className="page py-8">
      <title>{`${imports.title} · ${product}`}</title>
      <BackToPeople />
      <PageHead title={imports.title} intro={imports.intro}>
        {null}
      </PageHead>
      <div className="grid grid-cols-1 gap-6">
        {isAdmin && importId !== undefined && (
          <ImportView key={importId} id={importId} onGone={() => onImport(undefined)} />
        )}
        {isAdmin && <SheetCard shown={importId} onImport={onImport} />}
        <PoolUpload />
      </div>
    </div>
  );
}
