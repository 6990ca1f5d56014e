import { describe, expect, test } from 'vitest';
import { findIdentity } from './index.ts';

describe("the candidate's name", () => {
  test.for([
    ['Marta Requena Vidal\nContable sénior\nValencia, España\nmarta.requena@example.com', 'Marta Requena Vidal'],
    ['MARTA REQUENA VIDAL\nContable', 'Marta Requena Vidal'],
    ['JOSÉ MARÍA DE LA FUENTE O’NEILL\nJefe de obra', 'José María de la Fuente O’Neill'],
    [
      'María José Gómez de la Serna y Álvarez de Toledo\nDesarrolladora',
      'María José Gómez de la Serna y Álvarez de Toledo',
    ],
    ['CURRICULUM VITAE\n\nRosa Delgado Peña\nTel. 600 000 000', 'Rosa Delgado Peña'],
    ['Curriculum vitae de Rosa Delgado Peña\nDatos personales', 'Rosa Delgado Peña'],
    ['Currículum: Iker Etxeberria Goñi', 'Iker Etxeberria Goñi'],
    ['Hoja de vida - Camila Restrepo Ochoa\nBogotá', 'Camila Restrepo Ochoa'],
    ['Datos personales\nNombre: Elena Cortes Ruiz\nDirección: Calle Mayor 5, Madrid', 'Elena Cortes Ruiz'],
    ['DATOS PERSONALES\nNombre: Elena\nApellidos: Cortes Ruiz\nFecha de nacimiento: 01/02/1990', 'Elena Cortes Ruiz'],
    ['Apellidos y nombre: Cortes Ruiz, Elena', 'Elena Cortes Ruiz'],
    ['Delgado Peña, Rosa\nEnfermera', 'Rosa Delgado Peña'],
    ['Okonkwo, Adaeze\nadaeze.okonkwo@example.com', 'Adaeze Okonkwo'],
    ['Adaeze Okonkwo, Lagos\nadaeze.okonkwo@example.com', 'Adaeze Okonkwo'],
    ['Full Name: Priya Raghunathan\nEmail: priya@example.com', 'Priya Raghunathan'],
    ['Oliver Brandt-Hughes, PMP\nProject Manager', 'Oliver Brandt-Hughes'],
    ['Dr. Helen K. Whitcombe\nConsultant Physician', 'Helen K. Whitcombe'],
    ['Ludwig van der Meer | Data Engineer | Utrecht', 'Ludwig van der Meer'],
    ['Grace Okonkwo - Registered Nurse', 'Grace Okonkwo'],
    ['Tomás Ibarra (Madrid) tomas@example.com', 'Tomás Ibarra'],
    ['Resume of Daniel McAllister\nSoftware Engineer', 'Daniel McAllister'],
    ['Nadia Ferrer - Curriculum Vitae', 'Nadia Ferrer'],
    ['Senior Backend Developer\nTobias Lindqvist\nStockholm\ntobias.lindqvist@example.com', 'Tobias Lindqvist'],
    [
      `ann.hill@example.com\n${'Top Skills\nSowing\nPruning\nRaking\n'.repeat(4)}Ann Hill\nHead Gardener\nPat Cole`,
      'Ann Hill',
    ],
    ['# Ana Belén Carrasco\n\n**Diseñadora gráfica**', 'Ana Belén Carrasco'],
    ['PABLO ANDRÉS\nQUIROGA MEDINA\nTécnico de laboratorio', 'Pablo Andrés Quiroga Medina'],
    ['Nombre(s) / Apellido(s) ROSA DELGADO PEÑA\nCorreo electrónico: rosa@example.com', 'Rosa Delgado Peña'],
    ['IRENE VALCÁRCEL\nMONTERO\nEnfermera\nirene.valcarcel.montero@example.com', 'Irene Valcárcel Montero'],
    ['IRENE\nVALCÁRCEL\nMONTERO\nEnfermera\nirene.valcarcel.montero@exam\nple.com', 'Irene Valcárcel Montero'],
    ['## Personal Information\n**Name:** Harriet Vance\n**Email:** harriet@example.com', 'Harriet Vance'],
    ['Personal Information\nName: Harriet Vance +\nEmail: harriet@example.com', 'Harriet Vance'],
    ['Contact\n+44 7700 900000\nharriet.vance@example.com\nHarriet Vance\nProfile', 'Harriet Vance'],
    ['YOVANI QUISPE MAMANI\nSoldador homologado\nVilla El Salvador, Lima', 'Yovani Quispe Mamani'],
    ['C.P. ROSA DELGADO PEÑA\nContadora pública\nSan Nicolás de los Garza, Nuevo León', 'Rosa Delgado Peña'],
    ['Contact details\nGrace Okonkwo, Registered Nurse\nLeeds', 'Grace Okonkwo'],
    ['Name: Farid S.S\nRole: Payroll Clerk\nProfessional Summary:\n- Six years of payroll', 'Farid S.S'],
    ['Name: Ramona\nCareer Objective:\nTo contribute', 'Ramona'],
    ['Mahendra A\nPROFILE SUMMARY:\n- Six years of payroll', 'Mahendra A'],
    ['R Iqbal Warehouse Team Leader\nProfessional Summary\nFour years in stock', 'R Iqbal'],
    ['Dmitri Halvorsen Kernel Engineer\tLast update on 4 May\ndmitri@example.com', 'Dmitri Halvorsen'],
    ['Warehouse Team Leader\nmina orsolya\nmina.orsolya@example.com\nBudapest', 'Mina Orsolya'],
    ['Jia (Ambrose) Wu\n+44 7700 900000 | ambrose.wu@example.com\nEducation', 'Jia (Ambrose) Wu'],
    ['Nerea Arrizabalaga\nTarragona\nSUMMARY\nSix years in a small firm where care counts', 'Nerea Arrizabalaga'],
    ['◆ Heloise Tremblay\nBaker\nSUMMARY\nSix years in a small firm where care counts', 'Heloise Tremblay'],
    ['Name: Mrs Heloise Tremblay\nAge: 31', 'Heloise Tremblay'],
    [
      `Ngozi Eze\nMidwife\n${'Cared for mothers of thirty\n'.repeat(8)}References\nDr Helen Fox, helen.fox@example.org`,
      'Ngozi Eze',
    ],
    ['Hi, I am Nadia Ferrer\nI bake bread\nnadia@example.com', 'Nadia Ferrer'],
    ['YOANDRI\nTELLERIA\nINGENIERO EN\nINFORMATICA\nDATOS PERSONALES', 'Yoandri Telleria'],
    [
      'CONTACTO\nana.quispe@example.com\nIDIOMAS\nInglés\nANA QUISPE ROJAS\nContadora\nPERFIL\nDiez años',
      'Ana Quispe Rojas',
    ],
  ] as const)('in %j is found', ([text, name]) => {
    expect(findIdentity(text).name?.text).toBe(name);
  });

  test.for([
    'Curriculum Vitae\nPerfil profesional\nContable con diez años de experiencia',
    'SOCIAL MEDIA CONTENT CREATOR\nSummary\nCommunications expert',
    'Content Strategist\nSummary\nWrites for shops',
    'CURRÍCULUM VITAE\nEXPERIENCIA LABORAL\nJefe De Obra',
    'Senior Software Engineer\nProfessional Summary\nBuilt things in Go',
    'Registered Nurse\nHospital General de Toledo',
    'Ciudad de México\nNuevo León\nDesarrollador Web',
    'Rosa de la Dirección de Obras y Servicios de Madrid\nInforme',
    'Talleres Rueda S.L.\nTécnico de mantenimiento',
    'Human Resources Manager\nNew York\nAmazon Web Services',
    '<b onmouseover=alert(1)>Ana</b>\nLead Engineer',
    '=1+1\nLead Engineer',
    'Motivated and hard-working professional seeking a role',
    'Soldadora Especialista\nCarpintera Industrial\nFontanera',
    'Paris Office\nNurse\nExperience',
    'Resume\nSummary\nSenior Accountant',
    'Accomplishments\nMore bread sold than before',
    '',
  ])('is not made up for %j', (text) => {
    expect(findIdentity(text).name).toBeUndefined();
  });

  test('its place in the text is given', () => {
    const text = 'CURRICULUM VITAE\nNombre: ROSA DELGADO';
    const { name } = findIdentity(text);
    expect(text.slice(name!.start, name!.end)).toBe('ROSA DELGADO');
  });
});

describe('contact data', () => {
  const text =
    'Rosa Delgado\nrosa.delgado@example.com · +34 600 123 456 · (91) 555-01-23\n' +
    'linkedin.com/in/rosa-delgado, https://rosa.example.com/cv.';
  const found = findIdentity(text);

  test('addresses, numbers and links are found where they stand', () => {
    expect(found.emails.map((one) => one.text)).toEqual(['rosa.delgado@example.com']);
    expect(found.phones.map((one) => one.text)).toEqual(['+34 600 123 456', '(91) 555-01-23']);
    expect(found.links.map((one) => one.text)).toEqual(['linkedin.com/in/rosa-delgado', 'https://rosa.example.com/cv']);
    for (const one of [...found.emails, ...found.phones, ...found.links])
      expect(text.slice(one.start, one.end)).toBe(one.text);
  });

  test.for(['+33 6 12 34 56 78', '+31 6 5550 1234', '+44 20 7946 0018', '+1 (212) 555-0142', '800 555 014'])(
    '%j is one telephone number',
    (line) => {
      expect(findIdentity(`Call ${line}, please`).phones.map(({ text: phone }) => phone)).toEqual([line]);
    },
  );

  test.for([
    '2015 - 2019',
    '2019-2021',
    'Back to school in 2005 2012',
    '12/03/2018 - 14/05/2020',
    'Presupuesto de 1.500.000 €',
    '40000 clientes en 2019',
  ])('%j is no telephone number', (line) => {
    expect(findIdentity(line).phones).toEqual([]);
  });
});

test.each([
  'Curriculum Vitae\nPERSONAL INFORMATION   Elvira Quintana Robles\nCalle Mayor 1',
  'Europass\nCurriculum Vitae\nInformación personal\nApellido(s) / Nombre(s)   Quintana Robles, Elvira\nDirección',
  'INFORMACIÓN PERSONAL\nElvira Quintana Robles\nCalle Mayor 1',
  'Name\nElvira Quintana Robles\nAddress\nCalle Mayor 1',
  'Datos personales\nNombre y apellidos Elvira Quintana Robles',
])('the name is found in the forms of Europass and below a label: %j', (text) => {
  expect(findIdentity(text).name?.text).toBe('Elvira Quintana Robles');
});

test.each([
  'PERSONAL INFORMATION\nDate of birth: 1 May 1990',
  'Personal details\nDriving licence\nOwn car',
  'Name\nAddress',
])('no name is found where a heading is followed by something else: %j', (text) => {
  expect(findIdentity(text).name).toBeUndefined();
});
