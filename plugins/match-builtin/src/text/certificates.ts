const pattern =
  /\b(?:certif\w+|licen[sc]ed?|licen[sc]es|licensure|certificad\w+|certificacion\w*|licencia|colegiad[oa]|accredit\w+|pmp|cpa|cfa|cissp|cism|cisa|ccna|ccnp|itil|comptia|capm|phr|sphr|shrm-?cp|shrm-?scp|acca|cma|bls|acls|cdl|osha 10|osha 30|servsafe|prince2|csm|six sigma (?:black|green) belt)\b/;
const notACertificate = /\b(?:birth certificate|software licen|license agreement|licensing (?:agreement|deal))/;

/** Whether a folded passage names a certificate or licence. */
export const namesCertificate = (folded: string): boolean => pattern.test(folded) && !notACertificate.test(folded);
