/** Shades of a scale, from the lightest tint to nearly black. */
export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

/** A colour in every shade, each as "#rrggbb". */
export type ColorScale = Record<(typeof shades)[number], string>

/** One scale in each row, one shade in each column. */
const rows = {
  red: '#fef3f2 #fee4e2 #fecdca #fda29b #f97066 #ee4a3f #d32d22 #a92219 #8b2018 #74211b #3f0d09',
  orange: '#fff9f4 #ffefe4 #ffdec6 #ffc39b #fe9955 #e26d10 #bc550e #9c3f03 #833103 #6e280a #42170a',
  amber: '#fffaeb #fef0c7 #fedf89 #fec84b #fdb022 #d07d0a #ad6106 #94500a #7a3f0f #663511 #3a1a05',
  yellow: '#fbfaf1 #f6f3de #eee4bc #e3ce88 #d3ae3c #b28b06 #926d05 #785700 #644601 #553900 #352000',
  lime: '#f5fcf2 #e8f7de #d1edbb #b0dd85 #89c331 #719f14 #5b7f07 #4a6504 #3d5200 #344401 #1e2800',
  green: '#eefbf3 #d6f5e1 #b0eac8 #7dd9a8 #46c183 #1fa667 #128553 #0e6a44 #0e5438 #0c4530 #05271b',
  emerald: '#f4fcf8 #e3f7ed #c5edd9 #97debc #54c697 #13a574 #0d845c #006948 #01563b #034830 #022a1b',
  teal: '#f3fcfa #e2f6f3 #c4ece6 #94dcd1 #4ec4b6 #12a294 #0d8276 #00685e #00544d #044640 #002b26',
  cyan: '#f2fcfd #e1f6fa #c1ebf2 #8fdce9 #42c1d7 #0b9fb4 #0a7e91 #016676 #025362 #004452 #002932',
  sky: '#f0f8fe #dff0fd #b9e2fb #7ccdf8 #38b4f0 #0f9ae0 #0279bf #03619b #075280 #0c456a #082c46',
  blue: '#f7faff #ebf4ff #d3e6fe #b0d2ff #81b4fe #2a82fd #1e6fe3 #1857ba #194897 #193b7b #0f234a',
  indigo: '#f8f9ff #eef2ff #dce3ff #c3cefd #9faefd #656cfb #5e63eb #4c4dc1 #3f3f9c #34357e #1f1f4c',
  violet: '#f5f3ff #ede9fe #ddd6fe #c4b5fd #a78bfa #8d5ff6 #7040e8 #5c2fc9 #4c28a3 #402383 #271259',
  purple: '#fbfaff #f5f0ff #ebdeff #dcc5fe #c9a0fe #a654f4 #994ae2 #7d38b9 #652f95 #542979 #321948',
  fuchsia: '#fef8ff #fcedff #f8dbfe #f4bcff #ee8dff #ce41e3 #ba32ce #9823a7 #7c1f87 #651d6e #3d1241',
  pink: '#fff8fb #ffedf5 #ffdaea #febdd9 #fe8fc2 #e8439b #ce3187 #a9226c #891f57 #711c47 #43122a',
  rose: '#fff8f9 #ffeef0 #fedbdf #fec0c5 #fe94a0 #f33f64 #d92c53 #b11e3f #911c32 #771b29 #471117',
  slate: '#f8fafb #f1f4f7 #e2e7ed #cbd3dd #94a0b2 #627084 #475467 #344054 #1f2937 #131a26 #0b1019',
  gray: '#f9fafa #f3f4f4 #e6e6e8 #d1d2d4 #9d9fa3 #6d6f73 #515357 #3e4044 #27282b #191a1c #0f1012',
  zinc: '#fafafa #f4f3f4 #e6e6e7 #d2d2d3 #9f9ea1 #6f6e71 #535355 #403f42 #29282a #1a191b #101011',
  stone: '#fafaf9 #f4f3f2 #e8e6e4 #d4d2cf #a39e99 #736e68 #57524d #443f39 #2b2824 #1c1916 #12100d',
}

export type ScaleName = keyof typeof rows

/**
 * Colour scales by name, for `colors` in `site.ts`. The build writes only the scales in use into the pages, so keep this file out of the first load.
 * `scales.test.ts` checks the contrast of every scale in both modes.
 */
export const scales = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => {
    const colors = row.split(' ')
    return [name, Object.fromEntries(shades.map((shade, index) => [shade, colors[index]]))]
  }),
) as Record<ScaleName, ColorScale>

/** Returns the scale of a colour: a built-in one by its name, or the site's own scale unchanged. */
export const scaleOf = (color: ScaleName | ColorScale): ColorScale =>
  typeof color === 'string' ? scales[color] : color
