import { colorNames, durations, fontFamilies, fontSizes, layers, radii, spaces, type ModeColors } from './tokens'

/** Colour roles of the interface. `colors` in `site.ts` assigns a scale to each role. */
export const colorRoles = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const
export type ColorRole = (typeof colorRoles)[number]

/**
 * Colours of each role, as CSS variables:
 * the plain name for marks and fills (shade 500 in light mode, 400 in dark), `Text` for text on the page background (700 and 300),
 * `Tint` for a tinted background, `Line` for a border around that tint.
 */
type RoleColors = Record<ColorRole | `${ColorRole}${'Text' | 'Tint' | 'Line'}`, string>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** Returns the name of a colour's CSS variable: `textMuted` becomes `--color-text-muted`. */
export const colorVariable = (name: string) => `--color-${kebab(name)}`

const roleNames = colorRoles.flatMap((role) => [role, `${role}Text`, `${role}Tint`, `${role}Line`])
const toVariables = (names: string[]) => Object.fromEntries(names.map((name) => [name, `var(${colorVariable(name)})`]))

const withFallback = (family: string) => `'${family}', '${family} Fallback'`

/** Design tokens for styled templates. Colours are CSS variables, so a change of mode re-renders nothing. */
export const theme = {
  color: toVariables([...colorNames, ...roleNames]) as Record<keyof ModeColors, string> & RoleColors,
  /** Colours of the role that `data-color` sets on the element or its nearest ancestor. The global style defines them. */
  role: { fill: 'var(--role)', text: 'var(--role-text)', tint: 'var(--role-tint)', line: 'var(--role-line)' },
  font: {
    sans: `${withFallback(fontFamilies.sans)}, system-ui, sans-serif`,
    serif: `${withFallback(fontFamilies.serif)}, Georgia, serif`,
    mono: `${withFallback(fontFamilies.mono)}, ui-monospace, monospace`,
  },
  size: fontSizes,
  space: spaces,
  radius: radii,
  layer: layers,
  /** Durations with easing, for `transition` and `animation`. */
  motion: {
    fast: `${durations.fast}ms ease-out`,
    base: `${durations.base}ms ease-out`,
    slow: `${durations.slow}ms ease-out`,
    /** For changes of position or size. */
    layout: `${durations.layout}ms ease-out`,
  },
  shadow: {
    /** Popovers and raised cards. */
    raised: '0 1px 2px rgb(11 16 25 / 0.06), 0 8px 24px -6px rgb(11 16 25 / 0.12)',
    overlay: '0 2px 4px rgb(11 16 25 / 0.08), 0 24px 64px -12px rgb(11 16 25 / 0.28)',
  },
  width: { container: '80rem', text: '47.5rem', sidebar: '16.5rem', toc: '14rem', header: '4rem' },
} as const
