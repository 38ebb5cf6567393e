/** Returns the relative luminance of a colour "#rrggbb", from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(hex: string) {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns red, green and blue of a colour "#rrggbb", each from 0 to 255. */
export const channels = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16))

/** Returns the contrast ratio of two colours "#rrggbb", from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}
