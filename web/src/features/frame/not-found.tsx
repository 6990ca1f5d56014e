import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';
import { buttonClass } from '../../ui/button.tsx';

export function NotFound() {
  const { notFound, product } = useTexts();
  return (
    <div className="page grid min-h-[60vh] place-items-center py-16">
      <title>{`${notFound.title} · ${product}`}</title>
      <div className="max-w-md">
        <p className="font-semibold text-primary">{notFound.title}</p>
        <h1 className="mt-2 text-4xl">{notFound.heading}</h1>
        <p className="mt-3 text-muted">{notFound.text}</p>
        <Link to="/" className={`mt-8 ${buttonClass({ variant: 'primary' })}`}>
          {notFound.back}
        </Link>
      </div>
    </div>
  );
}
