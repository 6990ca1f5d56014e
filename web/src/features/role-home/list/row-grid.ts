/** The places of a row's parts: two lines in a narrow list, one line of columns in a wide one. */
export const rowGrid =
  'grid grid-cols-[2rem_2.25rem_minmax(0,1fr)_auto] items-center gap-x-2 pl-1 ' +
  '@3xl:grid-cols-[2rem_3rem_minmax(10rem,1fr)_6.5rem_8.5rem_13rem_9rem_6rem] @3xl:gap-x-4';
