/**
 * The numbers with which the engine ranks, found by `npm run bench -- --fit`: see decision 45. They are relative: only the shares of the fields of
 * a section matter, not their sum.
 */
export const weights = {
  // Words of a search, compared to a plain word
  weakWord: 0.12,
  synonym: 0.63,

  // Matches of a word, compared to the same word
  wordForm: 0.57,
  /** A word that begins with the typed letters. The score rises to 1 with the share of the word that is typed. */
  beginning: 0.33,
  /** A compound that a section writes as two words. */
  split: 0.9,

  // Fields of a section
  title: 20,
  heading: 18,
  keyword: 13,
  /** Words of links to the section, added to the title's weight. */
  link: 7.5,
  /** The title of the page, for its other sections. */
  pageTitle: 10.5,
  folder: 1,
  /** Text before the first heading of a page. */
  opening: 4.3,
  text: 3.2,
  code: 1.5,
  /** For the opening of a page, if many of its sections contain the word. */
  wholePage: 4.5,
  /** Weight at which a section reaches half of the maximum score: first mentions count more than later ones. */
  half: 12.8,
  /** Number of sections with a word at which a page reaches half of the maximum. */
  halfSections: 1.3,

  // Length normalization of BM25F, from 0 (none) to 1 (full)
  titleLength: 0.3,
  textLength: 0.5,
  pageLength: 0.23,

  // Parts of the search
  /** Exponent of the rarity of a word. */
  rarity: 0.7,
  /** Exponent of the part of the search that a section answers. */
  coverage: 0.7,
  /** Exponent of the part of the search that the page of a section answers. */
  page: 0.53,

  // Factors of a section
  /** Bonus of a title or keyword that equals the search. */
  titleBonus: 1.13,
  /** Loss for each level of the heading, so that a page ranks above those of its sections that match equally well. */
  level: 0.04,
  /** Factor of news, which becomes outdated, unlike guides. */
  dated: 0.8,
  /** Bonus for each doubling of the pages that link to the page. */
  popularity: 0.12,
}
