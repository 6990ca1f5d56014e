import { type Case, met, missing, partial, readingOf } from './case.ts';

export const payroll: Case = {
  name: 'payroll',
  text: `Payroll Clerk

Molino Claro bakes for four hundred shops and pays six hundred people every month.

Requirements:
- At least 3 years of experience in payroll
- Good knowledge of Excel
- Degree in accounting or finance
- Fluent Spanish

Nice to have:
- Experience with QuickBooks

We offer:
- Fresh bread every morning and a company bicycle`,
  reading: readingOf('Payroll Clerk', [
    { text: 'At least 3 years of experience in payroll', kind: 'experience', minYears: 3, skills: ['Payroll'] },
    { text: 'Good knowledge of Excel', kind: 'skill', skills: ['Microsoft Excel'] },
    { text: 'Degree in accounting or finance', kind: 'education' },
    { text: 'Fluent Spanish', kind: 'language' },
    { text: 'Experience with QuickBooks', kind: 'skill', must: false, skills: ['QuickBooks'] },
  ]),
  candidates: [
    {
      name: 'Marta Ejemplo',
      fit: 2,
      resume: `Marta Ejemplo
Payroll Specialist

Experience
Payroll Specialist, Conservas Faro, 02/2018 - present
• Prepares the monthly payroll for 310 employees, with contracts, leave and social security
• Built the overtime report in Excel with pivot tables and lookups
• Moved the supplier ledger from paper to QuickBooks in 2021
Office Assistant, Imprenta Sol, 09/2015 - 01/2018
• Answered the telephone and filed the invoices

Education
Degree in Accounting, University of Valverde, 2015

Languages
Spanish: native
English: C1`,
      expected: {
        r1: met('Prepares the monthly payroll for 310 employees, with contracts, leave and social security'),
        r2: met('Built the overtime report in Excel with pivot tables and lookups'),
        r3: met('Degree in Accounting, University of Valverde, 2015'),
        r4: met('Spanish: native'),
        r5: met('Moved the supplier ledger from paper to QuickBooks in 2021'),
      },
    },
    {
      name: 'Colin Sample',
      fit: 1,
      resume: `Colin Sample
Accounts Assistant

Experience
Accounts Assistant, Harbour Tiles, 03/2023 - 09/2024
• Ran the payroll of 35 staff from March 2023 to September 2024
• Kept the cash forecast in Excel, with lookups and pivot tables
• Booked purchase invoices in Sage 50; has not worked with QuickBooks
Shop Assistant, Harbour Tiles, 01/2021 - 02/2023
• Served customers and counted the stock

Education
Secondary school certificate, 2020

Languages
English: native
Spanish: intermediate, B1`,
      expected: {
        r1: partial('Ran the payroll of 35 staff from March 2023 to September 2024'),
        r2: met('Kept the cash forecast in Excel, with lookups and pivot tables'),
        r3: missing,
        r4: partial('Spanish: intermediate, B1'),
        r5: missing,
      },
    },
    {
      name: 'Luis Inventado',
      fit: 0,
      resume: `Luis Inventado
Gardener

Profile
Would like to work in an office one day and to learn Excel.

Experience
Gardener, Green Terrace, 03/2016 - 02/2021
• Cut hedges, planted flower beds and kept the machines clean
Gardener, Town of Oldbridge, 04/2021 - present
• Looks after two parks and a tree nursery

Education
Apprenticeship in gardening, 2015

Languages
English: native`,
      expected: { r1: missing, r2: missing, r3: missing, r4: missing, r5: missing },
    },
  ],
};
