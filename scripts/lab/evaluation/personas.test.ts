import { expect, it } from 'vitest';
import { otherGender } from './swaps.ts';

it('changes the gender of words both ways and keeps their case', () => {
  expect(otherGender('He led his team; HIS sister manages hers. Mr Lee, chairman, knows MS Office', 'en')).toBe(
    'She led her team; HER brother manages hers. Ms Lee, chairman, knows MS Office',
  );
  expect(otherGender('INGENIERA y Técnico, jefe de técnicos', 'es')).toBe('INGENIERO y Técnica, jefa de técnicos');
});
