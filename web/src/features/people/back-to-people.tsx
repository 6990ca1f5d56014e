import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';

/** The link above a page that leads back to the list of people. */
export function BackToPeople() {
  const { persons } = useTexts();
  return (
    <Link
      to="/people"
      search={{}}
      className="mb-1 inline-flex min-h-6 items-center gap-1.5 text-sm text-muted hover:text-base-content"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {persons.back}
    </Link>
  );
}
