/** Raw design values. The only file with colour literals; `theme.ts` gives the names that components use. */

/** Colour scales by name, shades 50 to 950. `site.ts` maps the colour roles onto them. */
export const scales = {
  green: {
    50: '#eefbf3',
    100: '#d6f5e1',
    200: '#b0eac8',
    300: '#7dd9a8',
    400: '#46c183',
    500: '#1fa667',
    600: '#128553',
    700: '#0e6a44',
    800: '#0e5438',
    900: '#0c4530',
    950: '#05271b',
  },
  sky: {
    50: '#f0f8fe',
    100: '#dff0fd',
    200: '#b9e2fb',
    300: '#7ccdf8',
    400: '#38b4f0',
    500: '#0f9ae0',
    600: '#0279bf',
    700: '#03619b',
    800: '#075280',
    900: '#0c456a',
    950: '#082c46',
  },
  slate: {
    50: '#f8fafb',
    100: '#f1f4f7',
    200: '#e2e7ed',
    300: '#cbd3dd',
    400: '#94a0b2',
    500: '#627084',
    600: '#475467',
    700: '#344054',
    800: '#1f2937',
    900: '#131a26',
    950: '#0b1019',
  },
  amber: {
    50: '#fffaeb',
    100: '#fef0c7',
    200: '#fedf89',
    300: '#fec84b',
    400: '#fdb022',
    500: '#e8930c',
    600: '#c06a06',
    700: '#94500a',
    800: '#7a3f0f',
    900: '#663511',
    950: '#3a1a05',
  },
  red: {
    50: '#fef3f2',
    100: '#fee4e2',
    200: '#fecdca',
    300: '#fda29b',
    400: '#f97066',
    500: '#ee4a3f',
    600: '#d32d22',
    700: '#a92219',
    800: '#8b2018',
    900: '#74211b',
    950: '#3f0d09',
  },
  violet: {
    50: '#f5f3ff',
    100: '#ede9fe',
    200: '#ddd6fe',
    300: '#c4b5fd',
    400: '#a78bfa',
    500: '#8b5cf6',
    600: '#7040e8',
    700: '#5c2fc9',
    800: '#4c28a3',
    900: '#402383',
    950: '#271259',
  },
} as const

export type ScaleName = keyof typeof scales

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
export const durations = { fast: 120, base: 160, slow: 200 } as const

/** Stacking steps; nothing else sets a z-index. */
export const layers = { raised: 1, sticky: 10, header: 20, overlay: 40, toast: 50, skipLink: 60 } as const

/** Pixels. A range starts at its value. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const
