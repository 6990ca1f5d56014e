import { Link } from '@tanstack/react-router';

/** A person's name, which leads to the page of the person. */
export function PersonLink({ person: { id, name } }: { person: { id: number; name: string } }) {
  return (
    <Link
      to="/people/$personId"
      params={{ personId: String(id) }}
      className="font-medium wrap-anywhere hover:text-primary hover:underline"
    >
      {name}
    </Link>
  );
}
