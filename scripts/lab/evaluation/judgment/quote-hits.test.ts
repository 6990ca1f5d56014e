import { expect, test } from 'vitest';
import { isToThePoint } from './quote-hits.ts';

const resume = 'Ran payroll for 300 people.\nLed a team of four.\nRan payroll audits.';

test('a quote is to the point where half of its words stand in a passage, by place', () => {
  expect(isToThePoint(resume, 'Ran payroll for 300 people.', ['payroll for 300'])).toBe(true);
  expect(isToThePoint(resume, 'Led a team of four.', ['payroll for 300'])).toBe(false);
  expect(isToThePoint(resume, 'Ran payroll audits', ['payroll for 300 people'])).toBe(false);
});

test('a quote that is not in the resume, or says nothing, points at nothing', () => {
  expect(isToThePoint(resume, 'payroll for 900 people', ['payroll for 300 people'])).toBe(false);
  expect(isToThePoint(resume, '…', ['payroll'])).toBe(false);
});
