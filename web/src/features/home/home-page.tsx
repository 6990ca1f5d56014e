import { Link } from '@tanstack/react-router';
import { BarChart3, FileSearch, Languages, ListChecks, Scale, Users } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { SampleResult } from './sample-result.tsx';

export function HomePage() {
  const { home } = useTexts();
  return (
    <>
      <section className="border-b border-base-300 bg-base-100">
        <div className="page grid items-center gap-10 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16 lg:py-20">
          <div>
            <p className="font-medium text-primary">{home.eyebrow}</p>
            <h1 className="mt-3 text-4xl sm:text-5xl">{home.headline}</h1>
            <p className="mt-5 max-w-prose text-lg text-muted">{home.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Link to="/analyze" className={buttonClass({ variant: 'primary', size: 'large' })}>{home.start}</Link>
              <Link to="/clients" className={buttonClass({ size: 'large' })}>{home.manage}</Link>
            </div>
          </div>
          <SampleResult />
        </div>
      </section>
      <Features />
      <Benefits />
      <section className="page pt-8">
        <div className="grid items-center gap-6 rounded-box bg-primary px-6 py-10 text-primary-content sm:px-12 sm:py-14 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h2 className="text-3xl">{home.closingTitle}</h2>
            <p className="mt-2 max-w-prose">{home.closingText}</p>
          </div>
          <Link to="/analyze" className="btn h-12 border-transparent bg-base-100 px-6 text-base font-medium text-base-content hover:bg-base-200">{home.closing}</Link>
        </div>
      </section>
    </>
  );
}

const icons = [FileSearch, Languages, Scale, ListChecks, Users, BarChart3];

function Features() {
  const { home } = useTexts();
  return (
    <section aria-labelledby="features" className="page py-16">
      <h2 id="features" className="text-3xl">{home.featuresTitle}</h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {home.features.map((feature, index) => {
          const Icon = icons[index] ?? FileSearch;
          return (
            <li key={feature.title} className="sheet p-6">
              <Icon size={20} aria-hidden="true" className="text-primary" />
              <h3 className="mt-4">{feature.title}</h3>
              <p className="mt-1 text-muted">{feature.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Benefits() {
  const { home } = useTexts();
  return (
    <section aria-labelledby="benefits" className="page pb-12">
      <h2 id="benefits" className="text-3xl">{home.benefitsTitle}</h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {home.benefits.map((benefit) => (
          <li key={benefit.title} className="border-t-2 border-primary/40 pt-4">
            <h3>{benefit.title}</h3>
            <p className="mt-1 text-muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
