/** Degrees of education in ascending order. What Puerto Rico and Costa Rica call a bachillerato is taken at a university; so is engineering, with no other word for the degree. */
export const degreeNames = [
  '',
  'secondary school',
  'vocational or associate degree',
  "bachelor's degree",
  "master's degree",
  'doctorate',
] as const;

const degrees: readonly (readonly [RegExp, number])[] = [
  [/\b(?:ph\.? ?d|doctorate|doctoral|doctorado|doctor of|doctor en|juris doctor|j\.d\.|m\.d\.|pharm\.?d)(?![a-z])/, 5],
  [
    /\b(?:master'?s?(?: degree| of)|masters|master in|master en|master's|maestria|mba|m\.b\.a|m\.?sc|m\.s\.|m\.a\.|ms in|postgraduate|posgrado|graduate degree|advanced degree)(?![a-z])/,
    4,
  ],
  [
    /\b(?:bachelor'?s?|bachelors|undergraduate|licenciatura|licenciad[oa]|grado en|ingenieria en|4 year degree|four year degree|b\.?sc|b\.?tech|b\.s\.?|b\.a\.?|bs in|ba in|bba|beng|llb|ba(?= (?:\(?hons\)? )?(?:in )?(?!experience|role|work|team)[a-z]{4})|b\.e\.|b\.?com|diplomatura|(?:bachillerato|secondary education|engineering)(?=.{0,120}\buniversi))(?![a-z])/,
    3,
  ],
  [
    /\b(?:associate'?s?(?: degree| of| in)|associates degree|vocational|diploma in|trade school|technical degree|technical diploma|a\.?a\.?s\.?|ciclo formativo|formacion profesional|tecnic[oa] superior|grado superior|grado medio|hnd|foundation degree)(?![a-z])/,
    2,
  ],
  [
    /\b(?:high school|secondary school|ged|h\.s\.|bachillerato|secondary education|educacion secundaria|leaving certificate|a levels)(?![a-z])/,
    1,
  ],
];

/** A degree of no stated level; it is taken for a first one. */
const unstated =
  /\b(?:degree in|university degree|college degree|titulo universitario|graduate in|graduated in|university graduate|degree)(?![a-z])/;
const first = 3;

const levelOr = (found: number | undefined, folded: string): number => found ?? (unstated.test(folded) ? first : 0);

/** The highest degree named in a folded text, as an index of `degreeNames`; 0 for none. */
export const highestDegree = (folded: string): number =>
  levelOr(degrees.find(([pattern]) => pattern.test(folded))?.[1], folded);

/** The lowest degree named, for "Bachelor's or Master's" in a job description. */
export const lowestDegree = (folded: string): number =>
  levelOr(degrees.findLast(([pattern]) => pattern.test(folded))?.[1], folded);
