/** Names that must come through a translation unchanged. */
export const keep = [
  'Conservas Faro',
  'Puerto Lumbre',
  'Talleres Ocaso',
  'PostgreSQL',
  'SAP EWM',
  'Power BI',
  'Kubernetes',
];

/** Lines of fictional resumes, with the English that a careful translator would write. */
export const lines: { es: string; en: string }[] = [
  {
    es: 'Responsable de nóminas en Conservas Faro desde marzo de 2018',
    en: 'Head of payroll at Conservas Faro since March 2018',
  },
  {
    es: 'Preparación de las nóminas mensuales de 310 empleados',
    en: 'Preparation of the monthly payroll for 310 employees',
  },
  { es: 'Reduje un 18 % el plazo de cobro a los clientes', en: 'Reduced the time in which customers pay by 18%' },
  {
    es: 'Prácticas de seis meses en el departamento de contabilidad',
    en: 'Six-month internship in the accounting department',
  },
  { es: 'Creé cuadros de mando en Power BI para 12 delegaciones', en: 'Built dashboards in Power BI for 12 branches' },
  {
    es: 'Administración de bases de datos PostgreSQL de 400 GB',
    en: 'Administration of PostgreSQL databases of 400 GB',
  },
  { es: 'Despliegue de 25 servicios en Kubernetes', en: 'Deployment of 25 services on Kubernetes' },
  {
    es: 'Dirección de un equipo de 24 personas en el almacén de Puerto Lumbre',
    en: 'Leading a team of 24 people in the warehouse of Puerto Lumbre',
  },
  {
    es: 'Implantación de SAP EWM en dos almacenes entre 2019 y 2021',
    en: 'Introduction of SAP EWM in two warehouses between 2019 and 2021',
  },
  { es: 'Sin experiencia en comercio exterior', en: 'No experience in foreign trade' },
  { es: 'Mecánico de turismos en Talleres Ocaso, 2011 - 2016', en: 'Car mechanic at Talleres Ocaso, 2011 - 2016' },
  {
    es: 'Inglés: nivel avanzado (C1); alemán: nociones básicas',
    en: 'English: advanced (C1); German: basic knowledge',
  },
];
