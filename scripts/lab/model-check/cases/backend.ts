import { type Case, met, missing, partial, readingOf } from './case.ts';

export const backend: Case = {
  name: 'backend',
  text: `Senior Backend Developer

You will look after the booking service of a ferry line.

What you bring:
- At least 5 years of professional experience with Python
- PostgreSQL in production
- Docker and Kubernetes
- Design of REST interfaces

An advantage:
- AWS

What you get:
- Thirty days of holiday and free crossings`,
  reading: readingOf('Senior Backend Developer', [
    {
      text: 'At least 5 years of professional experience with Python',
      kind: 'experience',
      minYears: 5,
      skills: ['Python'],
    },
    { text: 'PostgreSQL in production', kind: 'skill', skills: ['PostgreSQL'] },
    { text: 'Docker and Kubernetes', kind: 'skill', skills: ['Docker', 'Kubernetes'] },
    { text: 'Design of REST interfaces', kind: 'skill', skills: ['REST'] },
    { text: 'AWS', kind: 'skill', must: false, skills: ['AWS'] },
  ]),
  candidates: [
    {
      name: 'Ingrid Muster',
      fit: 2,
      resume: `Ingrid Muster
Senior Backend Developer

Experience
Senior Backend Developer, Tidewater Tickets, 05/2019 - present
• Writes the reservation service in Python and Django, 40 requests a second in summer
• Runs PostgreSQL in production: partitions, replication, slow query reviews
• Ships Docker images to a Kubernetes cluster of twelve nodes
• Designed the REST interface that nine partner lines use
Python Developer, Pixelwerk, 08/2016 - 04/2019
• Built import jobs in Python and moved them to AWS Lambda

Education
BSc Computer Science, Example Polytechnic, 2016`,
      expected: {
        r1: met('Writes the reservation service in Python and Django, 40 requests a second in summer'),
        r2: met('Runs PostgreSQL in production: partitions, replication, slow query reviews'),
        r3: met('Ships Docker images to a Kubernetes cluster of twelve nodes'),
        r4: met('Designed the REST interface that nine partner lines use'),
        r5: met('Built import jobs in Python and moved them to AWS Lambda'),
      },
    },
    {
      name: 'Pavel Vzor',
      fit: 1,
      resume: `Pavel Vzor
Backend Developer

Experience
Backend Developer, Kinoteka, 06/2023 - present
• Two years of Python with FastAPI on the ticket office's server
• Looks after its PostgreSQL database: indexes, migrations and nightly backups in production
• Packs every service as a Docker image; has not used Kubernetes yet
• Designed and documented the REST interface of the cinema app
Trainee, Kinoteka, 01/2023 - 05/2023
• Fixed small errors in the web shop

Education
Plans to take an AWS course in the autumn
BSc Mathematics, Example University, 2022`,
      expected: {
        r1: partial("Two years of Python with FastAPI on the ticket office's server"),
        r2: met('Looks after its PostgreSQL database: indexes, migrations and nightly backups in production'),
        r3: partial('Packs every service as a Docker image; has not used Kubernetes yet'),
        r4: met('Designed and documented the REST interface of the cinema app'),
        r5: missing,
      },
    },
    {
      name: 'Greta Fiktiv',
      fit: 0,
      resume: `Greta Fiktiv
Graphic Designer

Profile
Designs posters, menus and packaging. No programming experience.

Experience
Graphic Designer, Studio Marl, 04/2017 - present
• Draws packaging for a maker of jam in Illustrator and InDesign
• Prepares the files for the printing house and checks the proofs
Intern, Studio Marl, 10/2016 - 03/2017
• Retouched photographs

Education
Diploma in Graphic Design, School of Arts, 2016`,
      expected: { r1: missing, r2: missing, r3: missing, r4: missing, r5: missing },
    },
  ],
};
