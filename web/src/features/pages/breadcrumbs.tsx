import { Link, linkOptions, type LinkOptions } from '@tanstack/react-router';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';

type Place = { id: number; name: string };
type Props = {
  client?: Place | null | undefined;
  opportunity?: Place | null | undefined;
  role?: Place | null | undefined;
};
type Step = { name: string; link: LinkOptions };

const linkClass = 'inline-flex min-h-6 items-center text-muted hover:text-base-content';

/** The links from the client down to the thing that a page belongs to; without a client, one to the list of clients. */
export function Breadcrumbs({ client, opportunity, role }: Props) {
  const { trail, frame } = useTexts();
  const steps: Step[] = [
    ...stepTo(client, (clientId) => linkOptions({ to: '/clients/$clientId', params: { clientId } })),
    ...stepTo(opportunity, (opportunityId) =>
      linkOptions({ to: '/opportunities/$opportunityId', params: { opportunityId } }),
    ),
    ...stepTo(role, (roleId) => linkOptions({ to: '/roles/$roleId', params: { roleId } })),
  ];
  const last = steps.at(-1);
  const back = trail.back(last?.name ?? frame.clients);
  return (
    <nav aria-label={trail.label} className="mb-1 flex items-start gap-1 text-sm">
      <Link
        {...(last?.link ?? linkOptions({ to: '/clients' }))}
        aria-label={back}
        title={last && back}
        className={classNames(linkClass, '-ml-1 min-w-6 shrink-0 justify-center gap-1.5')}
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {!last && back}
      </Link>
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1 empty:hidden">
        {steps.map(({ name, link }, index) => (
          <li key={index} className="flex max-w-full min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-muted" />}
            <Link {...link} title={name} className={classNames(linkClass, 'max-w-64 min-w-0')}>
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const stepTo = (place: Place | null | undefined, link: (id: string) => LinkOptions): Step[] =>
  place ? [{ name: place.name, link: link(String(place.id)) }] : [];
