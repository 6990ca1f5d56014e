import { type Case, met, missing, partial, readingOf } from './case.ts';

export const frontDesk: Case = {
  name: 'front desk',
  text: `Front Desk Supervisor

Hotel Aldaba has ninety rooms and looks for somebody to lead its reception.

Your profile:
- At least 2 years of experience at a hotel's front desk
- Opera PMS
- Fluent English
- Fluent German

Desirable:
- First aid certificate

Our offer:
- Meals in the house and a room for the first weeks`,
  reading: readingOf('Front Desk Supervisor', [
    {
      text: "At least 2 years of experience at a hotel's front desk",
      kind: 'experience',
      minYears: 2,
      skills: ['Front desk'],
    },
    { text: 'Opera PMS', kind: 'skill', skills: ['Opera PMS'] },
    { text: 'Fluent English', kind: 'language' },
    { text: 'Fluent German', kind: 'language' },
    { text: 'First aid certificate', kind: 'certification', must: false },
  ]),
  candidates: [
    {
      name: 'Nora Beispiel',
      fit: 2,
      resume: `Nora Beispiel
Front Desk Supervisor

Experience
Front Desk Supervisor, Hotel Lindenhof, 03/2020 - present
• Leads the front desk of a hotel with 120 rooms: six receptionists in three shifts
• Trains new colleagues in Opera PMS and closes the day in it
Receptionist, Hotel Lindenhof, 06/2017 - 02/2020
• Welcomed guests and took bookings by telephone

Certificates
First aid certificate, renewed in 2024

Languages
German: native
English: fluent, C1`,
      expected: {
        r1: met('Leads the front desk of a hotel with 120 rooms: six receptionists in three shifts'),
        r2: met('Trains new colleagues in Opera PMS and closes the day in it'),
        r3: met('English: fluent, C1'),
        r4: met('German: native'),
        r5: met('First aid certificate, renewed in 2024'),
      },
    },
    {
      name: 'Adrián Prueba',
      fit: 1,
      resume: `Adrián Prueba
Receptionist

Experience
Receptionist, Hostal Mirador, 05/2020 - 08/2024
• Four years at the front desk of a hotel with 30 rooms, alone at night
• Kept the bookings in Mews; does not know Opera
Waiter, Café Norte, 02/2018 - 04/2020
• Served sixty tables in summer

Languages
Spanish: native
English: fluent, C2
German: beginner, A2`,
      expected: {
        r1: met('Four years at the front desk of a hotel with 30 rooms, alone at night'),
        r2: missing,
        r3: met('English: fluent, C2'),
        r4: partial('German: beginner, A2'),
        r5: missing,
      },
    },
    {
      name: 'Owen Placeholder',
      fit: 0,
      resume: `Owen Placeholder
Cook

Experience
Cook, The Copper Pan, 01/2015 - present
• Prepares starters and desserts for eighty covers an evening
• Orders fish and vegetables and keeps the cold store in order

Education
Vocational certificate in cookery, 2014

Languages
English: native`,
      expected: { r1: missing, r2: missing, r3: met('English: native'), r4: missing, r5: missing },
    },
  ],
};
