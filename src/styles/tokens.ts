/** Raw design values. Colours stand here and in `scales.ts`, nowhere else; `theme.ts` gives the names that components use. */

/** The colours of one mode. Light and dark have the same shape, so a missing one is a type error. */
export interface ModeColors {
  /** The page's own ground. */
  ground: string
  /** Raised above the ground: cards, popovers, the header's tint. */
  raised: string
  /** Set into the ground: code, table heads, wells. */
  sunken: string
  /** Hairlines between things. */
  line: string
  /** Borders of controls: stronger than a hairline. */
  lineStrong: string
  /** Headings and strong text. */
  textStrong: string
  /** Running text. */
  text: string
  /** Secondary text; at least 4.5 to 1 on the ground. */
  textMuted: string
  /** Text on a filled accent. */
  onAccent: string
  /** Behind a modal layer. */
  scrim: string
  codeText: string
  codeComment: string
  codeKeyword: string
  codeString: string
  codeFunction: string
  codeConstant: string
  codeParameter: string
  codePunctuation: string
}

export const modes: Record<'light' | 'dark', ModeColors> = {
  light: {
    ground: '#fdfcfa',
    raised: '#fffefd',
    sunken: '#f6f5f1',
    line: '#e8e6e0',
    lineStrong: '#d5d3cb',
    textStrong: '#131a26',
    text: '#1f2937',
    textMuted: '#5c6879',
    onAccent: '#0b1019',
    scrim: 'rgb(19 26 38 / 0.42)',
    codeText: '#283344',
    codeComment: '#616c7e',
    codeKeyword: '#9a2f6c',
    codeString: '#0e6a44',
    codeFunction: '#03619b',
    codeConstant: '#94500a',
    codeParameter: '#5c2fc9',
    codePunctuation: '#566274',
  },
  dark: {
    ground: '#0b1019',
    raised: '#131a26',
    sunken: '#0f1520',
    line: '#1f2937',
    lineStrong: '#344054',
    textStrong: '#f1f4f7',
    text: '#d9dfe7',
    textMuted: '#94a0b2',
    onAccent: '#0b1019',
    scrim: 'rgb(5 8 14 / 0.66)',
    codeText: '#d9dfe7',
    codeComment: '#8491a5',
    codeKeyword: '#f29ac4',
    codeString: '#7dd9a8',
    codeFunction: '#7ccdf8',
    codeConstant: '#fec84b',
    codeParameter: '#c4b5fd',
    codePunctuation: '#a3aebd',
  },
}

/** Type scale on a 16 px root, in rem: 12 14 16 18 20 24 30 36 48 60. */
export const fontSizes = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
  '4xl': '2.25rem',
  '5xl': '3rem',
  '6xl': '3.75rem',
} as const

/** Steps of 4 px, in rem; the key is the number of steps. */
export const spaces = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const

export const radii = { sm: '4px', control: '6px', md: '8px', lg: '12px', full: '999px' } as const

/** Milliseconds. */
export const durations = { fast: 120, base: 160, slow: 200, layout: 450 } as const

/** Stacking steps; nothing else sets a z-index. */
export const layers = { raised: 1, sticky: 10, header: 20, overlay: 40, toast: 50, skipLink: 60 } as const

/** Pixels. A range starts at its value. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const
