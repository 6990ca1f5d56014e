import { Link } from '@tanstack/react-router';
import { BarChart3, FileSearch, Languages, ListChecks, Scale, Users } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { ProductPicture } from './product-picture.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Hero } from './hero.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <Features />
      <Pictures />
      <Benefits />
      <Closing />
    </>
  );
}

const icons = [FileSearch, Languages, Scale, ListChecks, Users, BarChart3];

function Features() {
  const { home } = useTexts();
  return (
    <section aria-labelledby="features" className="page pt-16 lg:pt-28">
      <h2 id="features" className="text-3xl sm:text-4xl">
        {home.featuresTitle}
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-6">
        {home.features.map((feature, index) => {
          const Icon = icons[index] ?? FileSearch;
          return (
            <li key={feature.title} className="sheet p-6 lg:p-8">
              <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="text-primary" />
              <h3 className="mt-6 text-lg">{feature.title}</h3>
              <p className="mt-1 text-muted">{feature.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Pictures() {
  const {
    home: { pictures, sampleNote },
  } = useTexts();
  return (
    <section className="page pt-16 lg:pt-28">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {(['comparison', 'candidates'] as const).map((name) => (
          <figure key={name} className="flex min-w-0 flex-col justify-between gap-6">
            <figcaption>
              <h2 className="text-2xl">{pictures[name].title}</h2>
              <p className="mt-1 text-muted">{pictures[name].text}</p>
            </figcaption>
            <ProductPicture name={name} alt={pictures[name].alt} />
          </figure>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">{sampleNote}</p>
    </section>
  );
}

function Benefits() {
  const { home } = useTexts();
  return (
    <section aria-labelledby="benefits" className="page pt-16 lg:pt-28">
      <h2 id="benefits" className="text-3xl sm:text-4xl">
        {home.benefitsTitle}
      </h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
        {home.benefits.map((benefit) => (
          <li key={benefit.title} className="border-t border-base-content/25 pt-5">
            <h3 className="text-lg">{benefit.title}</h3>
            <p className="mt-1 text-muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closing() {
  const { home } = useTexts();
  return (
    <section className="page pt-16 lg:pt-28">
      <div
        className={classNames(
          'grid items-center gap-8 rounded-box bg-band px-6 py-12 text-white',
          'sm:px-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:px-16 lg:py-20',
        )}
      >
        <div>
          <h2 className="text-3xl sm:text-4xl">{home.closingTitle}</h2>
          <p className="mt-3 max-w-prose text-lg">{home.closingText}</p>
        </div>
        <Link
          to="/analyze"
          className={classNames(
            'btn h-12 justify-self-start border-transparent bg-white px-6 text-base font-medium',
            'text-neutral-900',
            'hover:bg-white/90',
          )}
        >
          {home.closing}
        </Link>
      </div>
    </section>
  );
}
