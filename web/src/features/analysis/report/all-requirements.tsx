import { byImportance, type Candidate } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RequirementRow } from './requirement-row.tsx';

/** Every requirement with every quote, musts first; in print from the second page on. */
export function AllRequirements({ candidate: { name, requirements } }: { candidate: Candidate }) {
  const { papers } = useTexts();
  if (requirements.length === 0) return null;
  return (
    <section
      data-theme="cotejo-light"
      aria-label={papers.all}
      className={classNames(
        'sheet mt-6 p-5 text-sm text-base-content sm:p-10',
        'print:mt-0 print:break-before-page print:border-0 print:p-0 print:text-xs',
      )}
    >
      <h2 className="text-lg">{papers.all}</h2>
      <p className="text-xs text-muted wrap-anywhere">{name}</p>
      <ul className="mt-2 divide-y divide-base-300">
        {requirements.toSorted(byImportance).map((requirement) => (
          <RequirementRow key={requirement.id} requirement={requirement} />
        ))}
      </ul>
    </section>
  );
}
