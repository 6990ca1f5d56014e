/** A job description and resumes of people who do not exist, as plain text. */
export const jobText = `Senior Backend Engineer

We are looking for a backend engineer for our payments team.

Requirements
- 5+ years of experience with Java
- Experience with Kubernetes and PostgreSQL
- Good written English

Nice to have
- Terraform
`;

export const strongResume = `Marta Ilves
Backend Engineer

Experience
Senior Backend Engineer, Northwind Payments, January 2016 - present
- Built payment services in Java and Spring Boot on Kubernetes
- Ran PostgreSQL clusters and wrote Terraform modules

Education
BSc Computer Science, 2015

Languages
English (fluent)
`;

export const weakResume = `Jonas Perlmutter
Pastry Chef

Experience
Pastry Chef, Hotel Aurora, March 2018 - present
- Led a team of four bakers and designed the dessert menu
- Planned orders and stock for the kitchen

Education
Diploma in Patisserie, 2017
`;

export const spanishResume = `Lucía Bermejo Sanz
Desarrolladora backend

Experiencia
Desarrolladora backend, Banco Ribera, enero de 2017 - actualidad
- Desarrollo de servicios de pago en Java sobre Kubernetes
- Administración de bases de datos PostgreSQL

Formación
Grado en Ingeniería Informática, 2016

Idiomas
Inglés avanzado
`;
