import { colorNames, durations, fontFamilies, fontSizes, layers, radii, spaces, type ModeColors } from './tokens'

/** Colour roles of the interface; `site.ts` says which scale each one has. */
export const colorRoles = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const
export type ColorRole = (typeof colorRoles)[number]

/**
 * What each role offers, as CSS variables:
 * the plain role for marks and fills (shade 500 in light, 400 in dark), `Text` for words on the ground (700 and 300),
 * `Tint` for a ground with a breath of the colour, `Line` for a border beside that tint.
 */
type RoleColors = Record<ColorRole | `${ColorRole}${'Text' | 'Tint' | 'Line'}`, string>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** The CSS variable that carries a colour. */
export const colorVariable = (name: string) => `--color-${kebab(name)}`

const roleNames = colorRoles.flatMap((role) => [role, `${role}Text`, `${role}Tint`, `${role}Line`])
const toVariables = (names: string[]) => Object.fromEntries(names.map((name) => [name, `var(${colorVariable(name)})`]))

const withFallback = (family: string) => `'${family}', '${family} Fallback'`

/** Names for styled templates. Colours are CSS variables, so a change of mode renders nothing again. */
export const theme = {
  color: toVariables([...colorNames, ...roleNames]) as Record<keyof ModeColors, string> & RoleColors,
  /** The colours of the role that `data-color` names on the element or around it; the global style has them. */
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
  /** `transition: color ${theme.motion.base}` */
  motion: {
    fast: `${durations.fast}ms ease-out`,
    base: `${durations.base}ms ease-out`,
    slow: `${durations.slow}ms ease-out`,
    /** For what changes its position or size. */
    layout: `${durations.layout}ms ease-out`,
  },
  shadow: {
    /** Popovers and cards that lift. */
    raised: '0 1px 2px rgb(11 16 25 / 0.06), 0 8px 24px -6px rgb(11 16 25 / 0.12)',
    overlay: '0 2px 4px rgb(11 16 25 / 0.08), 0 24px 64px -12px rgb(11 16 25 / 0.28)',
  },
  width: { container: '80rem', text: '47.5rem', sidebar: '16.5rem', toc: '14rem', header: '4rem' },
} as const
