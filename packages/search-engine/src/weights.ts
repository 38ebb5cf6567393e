/** The numbers with which the engine ranks. `npm run bench -- --fit` finds them, see decision 44. */
export const weights = {
  // Words of a search, compared to a plain word
  weakWord: 0.1,
  actionWord: 0.3,
  correctedWord: 0.6,
  synonym: 0.7,
  phrase: 0.7,
  partOfName: 0.4,

  // Matches of a word, compared to the same word
  wordForm: 0.85,
  beginning: 0.5,
  split: 0.9,

  // Fields that contain a word
  title: 20,
  heading: 16,
  keyword: 13,
  link: 7.5,
  pageTitle: 7,
  headingAbove: 4,
  folder: 3,
  opening: 6,
  text: 5,
  code: 1.5,
  name: 0,
  codeOfName: 3,
  nameOfName: 6,
  wholePage: 3,
  /** Weight of fields at which a section reaches half of the maximum score: first mentions count more than later ones. */
  half: 16,
  halfSections: 2,

  // Length normalization of BM25F, from 0 (none) to 1 (full)
  titleLength: 0.3,
  textLength: 0.6,
  pageLength: 0.35,

  // Exponents
  rarity: 0.7,
  coverage: 0.7,
  page: 0.8,

  // Bonuses and losses
  titleBonus: 0.8,
  neighbours: 0.2,
  level: 0.04,
  dated: 0.8,
  popularity: 0.15,
  answer: 0.1,
}
