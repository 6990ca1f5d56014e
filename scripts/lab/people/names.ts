/** Given and family names of a part of the world, and nicknames that people go by. */
export type MadeUpName = {
  key: string;
  twoFamilies: boolean;
  given: string[];
  families: string[];
  nicknames: Record<string, string>;
};

export const names: MadeUpName[] = [
  {
    key: 'spanish',
    twoFamilies: true,
    given: (
      'Ana,María,Lucía,Carmen,Isabel,Beatriz,Inés,Sofía,Raquel,Nuria,Elena,Pilar,José,Juan,Luis,Francisco,' +
      'Manuel,Andrés,Óscar,Álvaro,Jesús,Íñigo,Rubén,Tomás,Nicolás,Joaquín,Víctor,Martín'
    ).split(','),
    families: (
      'García,López,Martínez,Sánchez,Pérez,Gómez,Fernández,Díaz,Álvarez,Muñoz,Núñez,Ibáñez,Peña,Soto,Ruiz,' +
      'Vega,Ortega,Delgado,Marín,Sanz,Crespo,Blanco,Montalvo,Bermejo,Casals,Iglesias,Cabrera,Rincón,Zúñiga,Yáñez'
    ).split(','),
    nicknames: { José: 'Pepe', Francisco: 'Paco', Manuel: 'Manolo', Isabel: 'Isa', Beatriz: 'Bea', Jesús: 'Chus' },
  },
  {
    key: 'english',
    twoFamilies: false,
    given: (
      'James,Robert,William,Michael,Elizabeth,Margaret,Susan,Thomas,Edward,Joseph,Helen,Owen,Priya,Grace,Samuel,' +
      'Rebecca,Katherine,Andrew,Daniel,Laura,Emma,Chloe,Harriet,Dylan'
    ).split(','),
    families: (
      'Smith,Jones,Taylor,Brown,Craddock,Whitfield,Oduya,Perlmutter,Ashworth,Pemberton,Hartley,Nwosu,Gallagher,' +
      'Fitzgerald,Rosenberg,Kowalski,Patel,Iyer,Okafor,Lindqvist,Moreau,Abernathy,Quill,Underwood'
    ).split(','),
    nicknames: { James: 'Jim', Robert: 'Bob', William: 'Bill', Michael: 'Mike', Elizabeth: 'Liz', Margaret: 'Peggy' },
  },
  {
    key: 'german',
    twoFamilies: false,
    given: 'Jürgen,Björn,Käthe,Jörg,Günther,Sören,Anke,Heike,Uwe,Lena,Moritz,Annika,Klaus,Ulrike'.split(','),
    families: 'Müller,Schröder,Köhler,Böhm,Krämer,Jäger,Weiß,Vogel,Schmidt,Lindner,Brandt,Kühn,Hübner,Straßer'.split(
      ',',
    ),
    nicknames: {},
  },
  {
    key: 'ukrainian',
    twoFamilies: false,
    given: 'Юрій,Олександр,Ірина,Оксана,Сергій,Наталія,Андрій,Катерина,Дмитро,Юлія'.split(','),
    families: 'Шевченко,Ковальчук,Бондаренко,Ткаченко,Мельник,Щербак,Кравець,Яценко,Жук,Хоменко'.split(','),
    nicknames: {},
  },
  {
    key: 'portuguese',
    twoFamilies: true,
    given: 'João,Inês,Luís,António,Catarina,Sónia,Tânia,Gonçalo,Beatriz,Simão,Vítor,Conceição'.split(','),
    families: 'Araújo,Simões,Conceição,Guimarães,Leitão,Falcão,Sá,Tomé,Brandão,Seixas,Galvão,Magalhães'.split(','),
    nicknames: {},
  },
];

/** How passports, resumes in English and older systems write the same names. */
export const transliterations: Record<string, string[]> = {
  Юрій: ['Yurii', 'Yuriy', 'Iurii'],
  Олександр: ['Oleksandr', 'Olexandr'],
  Ірина: ['Iryna', 'Irina'],
  Оксана: ['Oksana', 'Oxana'],
  Сергій: ['Serhii', 'Serhiy'],
  Наталія: ['Nataliia', 'Natalia', 'Nataliya'],
  Андрій: ['Andrii', 'Andriy'],
  Катерина: ['Kateryna', 'Katerina'],
  Дмитро: ['Dmytro'],
  Юлія: ['Yuliia', 'Yulia', 'Iuliia'],
  Шевченко: ['Shevchenko', 'Chevtchenko'],
  Ковальчук: ['Kovalchuk', 'Kovaltchouk'],
  Бондаренко: ['Bondarenko'],
  Ткаченко: ['Tkachenko'],
  Мельник: ['Melnyk', 'Melnik'],
  Щербак: ['Shcherbak'],
  Кравець: ['Kravets'],
  Яценко: ['Yatsenko', 'Iatsenko'],
  Жук: ['Zhuk'],
  Хоменко: ['Khomenko', 'Homenko'],
};
