import { Link } from '@tanstack/react-router';
import { ShieldX } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Shown to signed-in users who are not admins. As specified, it is Spanish in every language. */
export function AccessDenied() {
  const { admin, product } = useTexts();
  return (
    <div lang="es" className="page grid min-h-[60vh] place-items-center py-16">
      <title>{`${admin.denied} · ${product}`}</title>
      <div className="max-w-md">
        <ShieldX size={32} strokeWidth={1.5} aria-hidden="true" className="mb-4 text-error" />
        <h1 className="text-3xl">{admin.denied}</h1>
        <p className="mt-3 text-muted">{admin.deniedText}</p>
        <Link to="/" className={`mt-8 ${buttonClass({ variant: 'primary' })}`}>
          {admin.deniedLink}
        </Link>
      </div>
    </div>
  );
}
