import { describe, expect, test } from 'vitest';
import { readResume } from './read.ts';

const read = (text: string) =>
  readResume({ language: 'en', original: text, english: text, alignment: [] }, '2025-06').profile;

const positionsIn = (text: string) =>
  read(`Experience\n${text}`).positions.map(({ title, employer, start }) => [title, employer, start]);

describe('positions', () => {
  test('under the whole time at an employer are its only positions, and get its name', () => {
    const text = 'Northwind Foods | 2010 – present\nBuyer • 2015 – present\n• Bought tea\nClerk • 2010 – 2015\n• Filed';
    expect(positionsIn(text)).toEqual([
      ['Buyer', 'Northwind Foods', '2015-01'],
      ['Clerk', 'Northwind Foods', '2010-07'],
    ]);
  });

  test('are not begun by an item of another one that tells when something was', () => {
    const items = '• Trainer for new hires since 2022\n• Top seller of 2018 and 2019\n• Mentor from 2017 to 2019';
    expect(positionsIn(`Shop Assistant, Contoso Mills, 2015 – present\n${items}`)).toEqual([
      ['Shop Assistant', 'Contoso Mills', '2015-01'],
    ]);
    expect(positionsIn('• Gardener, Northwind, 2015 – 2018\n• Guide at Contoso Mills since 2019')).toHaveLength(2);
  });

  test('say where the resume tells their years alone', () => {
    const yearsAlone = (dates: string) => read(`Experience\nBuyer, Northwind Foods, ${dates}`).positions[0]!.yearsAlone;
    expect(['2015 – 2018', '2019 – present', 'since 2019'].map(yearsAlone)).toEqual([true, true, true]);
    expect(['03/2015 – 2018', 'May 2019 – present', 'since May 2019'].map(yearsAlone)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('take no title from a line with dates of its own', () => {
    const text = 'Bookish Odds and Ends (2014 – 2017)\nLead Librarian (2012 – 2014)';
    expect(positionsIn(text).map(([title]) => title)).toEqual(['Bookish Odds and Ends', 'Lead Librarian']);
  });

  test('have their title in a point below the employer', () => {
    expect(positionsIn('Contoso Mills 2010 - 2013\n- Mill Technician\n- Oiled the wheels')).toEqual([
      ['Mill Technician', 'Contoso Mills', '2010-07'],
    ]);
  });

  test('whose dates stand alone have their title below, be it before prose or before the next dates', () => {
    const prose = 'Cared for the visitors of the house, kept its books and showed it to those who came from afar. ';
    const text = `2018 – 2020\nHead Gardener Company Name ${prose}\n2015 – 2018\nGardener\n2012 – 2015\nGuide`;
    expect(positionsIn(text).map(([title]) => title)).toEqual(['Head Gardener', 'Gardener', 'Guide']);
  });

  test('have the title above a date that opens a passage of prose', () => {
    const prose = 'Cashier in the morning, and all day kept the shop and its books in order for those who own it.';
    expect(positionsIn(`Shop Assistant\nMay 2015 to June 2016 ${prose}`)[0]![0]).toBe('Shop Assistant');
  });

  test.for([
    ['Guide (All Days, Nights and Feasts, 2019-2021)', 'Guide', undefined],
    ['Guide, Contoso (2019-2021)', 'Guide', 'Contoso'],
    ['Serving as a tire repairer and changer, 2001 to 2006.', 'Tire repairer and changer', undefined],
    ['Manager - Operations Support, 2004 – 2006', 'Manager - Operations Support', undefined],
  ] as const)('%s: %s', ([heading, title, employer]) =>
    expect(positionsIn(heading)[0]!.slice(0, 2)).toEqual([title, employer]),
  );

  test('have their title below the employer, where the dates stand alone above both', () => {
    const text =
      '2018 – 2020\nContoso Mills\nIndustry: Flour\nRole: Shop Manager\n- Sold flour\n' +
      '2015 – 2018\nFabrikam Tea\nTea Buyer';
    expect(positionsIn(text)).toEqual([
      ['Shop Manager', 'Contoso Mills', '2018-07'],
      ['Tea Buyer', 'Fabrikam Tea', '2015-07'],
    ]);
  });

  test('are numbered, and a sentence is no title', () => {
    expect(positionsIn('1. Dredge operator, 2018 – 2020\n2. Guide, 2015 – 2018').map(([title]) => title)).toEqual([
      'Dredge operator',
      'Guide',
    ]);
    const sentence = 'Brought much good to all of those who live beside the quiet river, 2015 – 2018';
    expect(positionsIn(sentence)[0]![0]).toBe('');
    expect(positionsIn('Skills gained over time as a payroll reporting lead from 2009 – 2014')[0]![0]).toBe(
      'Payroll reporting lead',
    );
  });

  test('have the title that a label says, whatever its words, and no manager for an employer', () => {
    const labeled = 'March 2021 - May 2022\nContoso House\nPosition: Family support, Homes Program\nVisited families';
    expect(positionsIn(`${labeled}\nApril 2018 - May 2020\nNorthwind House\nPosition: Night watch\n`)).toEqual([
      ['Family support', 'Contoso House', '2021-03'],
      ['Night watch', 'Northwind House', '2018-04'],
    ]);
    const managed = 'Contoso Mills (2015 - 2018)\nDriver. Line manager: Mr. Ray Hill\nDrove the truck';
    expect(positionsIn(managed)).toEqual([['Driver', 'Contoso Mills', '2015-07']]);
  });

  test('take the Spanish name of a firm for no title', () => {
    expect(positionsIn('Junior Developer\nConsultora Molino\nAugust 2018 - April 2021\nWrote programs')).toEqual([
      ['Junior Developer', 'Consultora Molino', '2018-08'],
    ]);
  });

  test('take no country for an employer', () => {
    expect(positionsIn('Guide, Remote USA, 2018 – 2020')[0]![1]).toBeUndefined();
  });

  test('take no employer from the end of a sentence above', () => {
    expect(positionsIn('Took Part in Phase 1 of 3.\nOffice Clerk 11/1997 to 10/2005')[0]![1]).toBeUndefined();
  });
});

describe('the lines of a resume', () => {
  test('under headings of letters that stand apart are read', () => {
    const { education, positions } = read(
      'W O R K\nGuide, 2019 – 2021\nE D U C A T I O N & C O U R S E S\nBA in History, 2009',
    );
    expect(education).toEqual(['BA in History, 2009']);
    expect(positions).toHaveLength(1);
  });

  test('on certificates are those of what somebody holds', () => {
    const { certifications } = read(
      [
        'Skills\nManaged the renewal of licenses\nHubSpot, Excel, driving license',
        'Certifications\nCPR Certification\nIn process of earning my first aid certification',
        'Completed Ferry Certification',
        'References available upon request.',
      ].join('\n'),
    );
    expect(certifications).toEqual(['CPR Certification', 'Completed Ferry Certification']);
  });

  test('on certificates go on over a broken line as one', () => {
    const { certifications } = read(
      'Licenses\nFerry License 11 (exp. 12/2016), Harbour License 12 (exp. 07/2017), ' +
        'Life Raft Card of the North Coast (exp.\n1/2020), and Crane License',
    );
    expect(certifications).toHaveLength(1);
  });

  test('are told without the label before them, and dates are no certificate', () => {
    const { certifications, education } = read(
      'Certificates\tFerry License\nForklift Certification\nMarch 2021 to March 2024\nEducation: BA in History, 2009',
    );
    expect(certifications).toEqual(['Ferry License', 'Forklift Certification']);
    expect(education).toEqual(['BA in History, 2009']);
  });

  test('on education hold no level of something else', () => {
    expect(read("Skills\nCSS\nMaster's degree\nEducation\nA master's degree").education).toEqual(["A master's degree"]);
  });
});

test('what somebody likes to do is no skill', () => {
  const { skills } = read('Skills\nPayroll\nInterests or Hobbies\nCooking and sociology');
  expect(skills).toEqual(['Payroll']);
});

test('a degree in a list of words is none of studies', () => {
  expect(read('Skills\nImprovement, Planning, Sales, Mba\nEducation\nBA in History').education).toEqual([
    'BA in History',
  ]);
});

test('a skill in a phrase that says something else is none', () => {
  const { skills } = read(
    'Experience\nKept the asset management software\nSold services catering to shops\nPaid social insurance',
  );
  expect(skills).not.toContain('Investment management');
  expect(skills).not.toContain('Catering');
  expect(skills).not.toContain('Insurance');
  expect(read('Skills\nAsset management\nCatering\nInsurance').skills).toEqual(
    expect.arrayContaining(['Catering', 'Insurance', 'Investment management']),
  );
});

describe('positions in rows and columns', () => {
  test('have title and employer in cells of their own', () => {
    expect(positionsIn('2018 – 2020\tContoso Mills\tMill Technician\nOiler\tWingtip Works\t2015 – 2018')).toEqual([
      ['Mill Technician', 'Contoso Mills', '2018-07'],
      ['Oiler', 'Wingtip Works', '2015-07'],
    ]);
  });

  test('have their employer before a date at the edge, above title and place', () => {
    expect(positionsIn('CONTOSO MILLS\t2018 – 2020\nMill Technician\tLeeds, UK\n• Oiled')).toEqual([
      ['Mill Technician', 'CONTOSO MILLS', '2018-07'],
    ]);
  });

  test('take no length of time for a title', () => {
    expect(positionsIn('Contoso Mills | Mill Technician\nFeb 2018 - Sept 2020 · 2 yrs 8 mos\nLeeds')).toEqual([
      ['Mill Technician', 'Contoso Mills', '2018-02'],
    ]);
    expect(positionsIn('Contoso Mills\nMill Technician\nFeb 2018 - Sept 2020 (2 years 8 months)\nLeeds')).toEqual([
      ['Mill Technician', 'Contoso Mills', '2018-02'],
    ]);
  });

  test('take no firm named after its people for a title', () => {
    expect(positionsIn('Associate, Larkfield Solicitors, Leeds (2018 – 2020)')).toEqual([
      ['Associate', 'Larkfield Solicitors', '2018-07'],
    ]);
  });
});

test('an employer above several positions, with the whole time there, is that of each', () => {
  const text =
    'Contoso Mills\n5 years 3 months\n\n' +
    'Mill Technician\nMarch 2022 - Present (3 years)\n\nOiler\nApril 2020 - March 2022\n\n' +
    'Wingtip Works\nSweeper\nMay 2018 - March 2020';
  expect(positionsIn(text)).toEqual([
    ['Mill Technician', 'Contoso Mills', '2022-03'],
    ['Oiler', 'Contoso Mills', '2020-04'],
    ['Sweeper', 'Wingtip Works', '2018-05'],
  ]);
});
