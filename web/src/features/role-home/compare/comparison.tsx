import { type Candidacy, type JudgedRequirement, wordingIn } from '@cotejo/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../texts/index.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ScoreRing } from '../../../ui/score.tsx';
import { VerdictMark, verdictInk } from '../../analysis/evidence/verdict-mark.tsx';
import { Decided } from '../../candidates/decided.tsx';
import { StatusSelect } from '../../candidates/status-select.tsx';
import { compared } from '../address.ts';
import { comparedRows, type ComparedRow } from './compared-rows.ts';

type ComparisonProps = { people: Candidacy[]; onShow: (id: number) => void; onRemove: (id: number) => void };

/** People side by side, a row for each requirement. */
export function Comparison({ people, onShow, onRemove }: ComparisonProps) {
  const { comparison, roleHome } = useTexts();
  const [differing, setDiffering] = useState(false);
  const rows = comparedRows(people);
  const shown = differing ? rows.filter(({ differs }) => differs) : rows;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={differing}
          onChange={({ target }) => setDiffering(target.checked)}
          className="toggle toggle-sm checked:bg-primary checked:text-primary-content"
        />
        {comparison.differences}
      </label>
      <div
        tabIndex={0}
        role="region"
        aria-label={roleHome.tabs.compare}
        className="min-h-0 overflow-auto rounded-field border border-base-300 bg-base-100"
      >
        <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <th scope="col" className={classNames(headClass, 'left-0 z-20 w-28 text-left sm:w-64')}>
                <span className="text-xs font-semibold text-muted">{comparison.requirement}</span>
              </th>
              {people.map((person) => (
                <th key={person.id} scope="col" className={classNames(headClass, 'z-10 w-52 text-left sm:w-64')}>
                  <Head
                    person={person}
                    removable={people.length > compared.least}
                    onShow={onShow}
                    onRemove={onRemove}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.requirement.id} row={row} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p className="p-4 text-sm text-muted">{rows.length ? comparison.same : comparison.noRequirements}</p>
        )}
      </div>
    </div>
  );
}

const headClass = 'sticky top-0 border-b border-base-300 bg-base-200 px-3 py-2 align-top font-normal';

function Head({
  person,
  removable,
  onShow,
  onRemove,
}: { person: Candidacy; removable: boolean } & Pick<ComparisonProps, 'onShow' | 'onRemove'>) {
  const { candidates, comparison, musts } = useTexts();
  return (
    <div className="@container grid grid-cols-1 gap-2">
      <div className="flex items-start gap-2.5">
        <ScoreRing size={36} score={person.matchScore} label={candidates.scored(person.matchScore)} />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            onClick={() => onShow(person.id)}
            className="cursor-pointer text-left font-semibold underline-offset-4 hover:text-primary hover:underline"
          >
            {person.name}
          </button>
          {person.musts > 0 && <p className="text-xs text-muted">{musts(person.mustsMet, person.musts)}</p>}
        </div>
        {removable && (
          <IconButton
            icon={X}
            label={comparison.remove(person.name)}
            className="size-7"
            onClick={() => onRemove(person.id)}
          />
        )}
      </div>
      <StatusSelect candidate={person} />
      <Decided decided={person.decided} className="text-xs wrap-anywhere text-muted" />
    </div>
  );
}

function Row({ row: { requirement, cells } }: { row: ComparedRow }) {
  const texts = useTexts();
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 border-b border-base-300 bg-base-100 px-3 py-2 text-left align-top font-medium"
      >
        {wordingIn(texts, requirement)}
        <span className="block text-xs font-normal text-muted">
          {requirement.must ? texts.evidence.must : texts.evidence.nice}
        </span>
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="border-b border-l border-base-300 px-3 py-2 align-top">
          {cell && <Verdict requirement={cell} />}
        </td>
      ))}
    </tr>
  );
}

function Verdict({ requirement: { verdict, quotes } }: { requirement: JudgedRequirement }) {
  const texts = useTexts();
  const [quote] = quotes;
  return (
    <>
      <p className={classNames('flex items-center gap-1.5 text-xs font-semibold', verdictInk[verdict])}>
        <VerdictMark verdict={verdict} />
        {texts.evidence.verdicts[verdict]}
      </p>
      {quote && (
        <p className="mt-1 line-clamp-4 border-l-2 border-marker-ink pl-2 text-xs wrap-anywhere">
          {texts.quoted(wordingIn(texts, quote))}
        </p>
      )}
    </>
  );
}
