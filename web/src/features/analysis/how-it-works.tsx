import { useTexts } from '../../texts/index.tsx';

export function HowItWorks() {
  const { upload } = useTexts();
  return (
    <section aria-labelledby="how-it-works" className="pt-6">
      <h2 id="how-it-works" className="text-xl">
        {upload.how}
      </h2>
      <ol className="mt-4 grid gap-6 sm:grid-cols-3">
        {upload.steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-primary/40 pt-4">
            <p className="flex items-baseline gap-2.5 font-semibold">
              <span aria-hidden="true" className="font-display text-xl font-medium text-primary tabular-nums">
                {index + 1}
              </span>
              {step.title}
            </p>
            <p className="mt-1 text-sm text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
