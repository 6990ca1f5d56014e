import { type Case, met, missing, partial, readingOf } from './case.ts';

export const warehouse: Case = {
  name: 'warehouse',
  text: `Warehouse Shift Manager

A maker of garden furniture opens a second warehouse and needs a manager for the late shift.

You have:
- Experience in leading a team of at least ten people
- A valid forklift licence
- Experience with SAP EWM
- At least 4 years of experience in a warehouse

It would be good if you had:
- Knowledge of Lean methods

You get:
- A permanent contract and a bonus for the late shift`,
  reading: readingOf('Warehouse Shift Manager', [
    { text: 'Experience in leading a team of at least ten people', kind: 'experience', skills: ['Team leadership'] },
    { text: 'A valid forklift licence', kind: 'certification', skills: ['Forklift licence'] },
    { text: 'Experience with SAP EWM', kind: 'skill', skills: ['SAP EWM'] },
    { text: 'At least 4 years of experience in a warehouse', kind: 'experience', minYears: 4, skills: ['Warehousing'] },
    { text: 'Knowledge of Lean methods', kind: 'skill', must: false, skills: ['Lean'] },
  ]),
  candidates: [
    {
      name: 'Teresa Modelo',
      fit: 2,
      resume: `Teresa Modelo
Shift Manager, Warehouse

Experience
Shift Manager, Paquetes Duero, 04/2019 - present
• Leads a team of 24 people in the late shift of a warehouse with 9,000 pallet places
• Introduced wave picking in SAP EWM and trains its key users
• Halved the walking distances with Lean methods: value stream map, kanban
Warehouse Worker, Paquetes Duero, 02/2014 - 03/2019
• Six years in goods-in and dispatch of the warehouse

Certificates
Forklift licence, valid until 2028`,
      expected: {
        r1: met('Leads a team of 24 people in the late shift of a warehouse with 9,000 pallet places'),
        r2: met('Forklift licence, valid until 2028'),
        r3: met('Introduced wave picking in SAP EWM and trains its key users'),
        r4: met('Six years in goods-in and dispatch of the warehouse'),
        r5: met('Halved the walking distances with Lean methods: value stream map, kanban'),
      },
    },
    {
      name: 'Dennis Exemplar',
      fit: 1,
      resume: `Dennis Exemplar
Warehouse Foreman

Experience
Foreman, Brick and Beam, 07/2018 - present
• Leads a team of four people in the warehouse of a timber merchant
• Seven years in a warehouse: loading, stocktaking, route planning
• Counts the stock in spreadsheets; the company has no SAP
Driver, Brick and Beam, 05/2016 - 06/2018
• Delivered timber to building sites

Certificates
Forklift licence since 2018, valid`,
      expected: {
        r1: partial('Leads a team of four people in the warehouse of a timber merchant'),
        r2: met('Forklift licence since 2018, valid'),
        r3: missing,
        r4: met('Seven years in a warehouse: loading, stocktaking, route planning'),
        r5: missing,
      },
    },
    {
      name: 'Ida Skabelon',
      fit: 0,
      resume: `Ida Skabelon
Translator

Experience
Translator, self-employed, 02/2012 - present
• Translates novels and manuals from Danish into English
• Corrects the proofs of three small publishers

Education
MA in English literature, Example University, 2011

Languages
Danish: native
English: C2`,
      expected: { r1: missing, r2: missing, r3: missing, r4: missing, r5: missing },
    },
  ],
};
