import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/index.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ProductPicture } from './product-picture.tsx';

export function Hero() {
  const { home } = useTexts();
  return (
    <section className="border-b border-base-300 bg-base-100">
      <div className="page pt-12 sm:pt-16 lg:pt-24">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <div>
            <p className="font-medium text-primary">{home.eyebrow}</p>
            <h1 className="mt-4 text-[clamp(2.5rem,5.2vw,4.5rem)] leading-[1.04] tracking-[-0.022em]">
              {home.headline}
            </h1>
          </div>
          <div className="lg:pb-2">
            <p className="max-w-prose text-lg text-muted">{home.lead}</p>
            <FirstSteps />
          </div>
        </div>
        <figure className="mt-10 lg:mt-16">
          <ProductPicture name="evidence" alt={home.pictures.evidence} first />
        </figure>
      </div>
    </section>
  );
}

function FirstSteps() {
  const { home } = useTexts();
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Link to="/analyze" className={buttonClass({ variant: 'primary', size: 'large' })}>
        {home.start}
      </Link>
      <Link to="/clients" className={buttonClass({ size: 'large' })}>
        {home.manage}
      </Link>
    </div>
  );
}
