import * as React from 'react'
import type { ComponentType } from 'react'
import { theme, type ColorRole } from '@galley/tokens/theme'

/** Motif of a cover: a corrected galley proof, overlapping inks, a letter between guide lines, or a line screen. */
export type Motif = 'galley' | 'inks' | 'letter' | 'screen'

/** Parameters of one cover. */
export interface CoverComposition {
  motif: Motif
  /** Colour roles, the dominant role first. */
  inks: [ColorRole, ColorRole, ColorRole]
  /** The first letter of the last part of the path. */
  letter: string
  /** True if the cover has print marks. */
  hasMarks: boolean
  /** Returns the next number of a sequence in [0, 1). The sequence depends only on the path. */
  next: () => number
}

const range = (length: number) => Array.from({ length }, (_, index) => index)

/** Rounds to one decimal, which keeps the SVG small. */
const round = (value: number) => Math.round(value * 10) / 10

/** A column of text. One line is struck out and corrected in the margin. */
function Galley({ inks, next }: CoverComposition) {
  const lines = range(13).map((index) => ({
    y: 96 + index * 18,
    width: index % 5 === 4 ? 90 + next() * 80 : 210 + next() * 30,
  }))
  const wrong = 3 + Math.floor(next() * 6)
  const { y, width } = lines[wrong]!
  const start = 232 + next() * 60
  const end = Math.min(start + 70, 208 + width - 8)
  return (
    <g transform={`rotate(${round(next() * 8 - 4)} 320 180)`}>
      <rect x="176" y="34" width="320" height="380" rx="3" fill={theme.color.raised} stroke={theme.color.line} />
      <rect x="208" y="62" width={round(120 + next() * 60)} height="10" fill={theme.color.textStrong} />
      {lines.map((line) => (
        <rect key={line.y} x="208" y={line.y} width={round(line.width)} height="5" fill={theme.color.lineStrong} />
      ))}
      <rect
        x={round(start)}
        y={y - 4}
        width={round(end - start)}
        height="13"
        fill={theme.color[inks[0]]}
        fillOpacity="0.28"
      />
      <g fill="none" stroke={theme.color[inks[0]]} strokeWidth="2.5">
        <path d={`M${round(start)} ${y + 2.5}H${round(end)}M${round(end)} ${y + 13}l6 -9l6 9`} />
        <path d={`M462 ${y - 6}c14 -10 22 8 8 12s-12 16 6 14`} strokeLinecap="round" />
      </g>
    </g>
  )
}

/** Three overlapping inks with a registration cross. */
function Inks({ inks, hasMarks, next }: CoverComposition) {
  const turn = next() * Math.PI * 2
  const spread = 46 + next() * 22
  const radius = 88 + next() * 24
  return (
    <g>
      {/* Isolated, because inks multiplied with a dark background would be invisible. */}
      <g style={{ isolation: 'isolate' }}>
        {inks.map((ink, index) => {
          const angle = turn + (index * Math.PI * 2) / inks.length
          return (
            <circle
              key={ink}
              cx={round(320 + Math.cos(angle) * spread)}
              cy={round(180 + Math.sin(angle) * spread)}
              r={round(radius)}
              fill={theme.color[ink]}
              fillOpacity="0.5"
              style={{ mixBlendMode: 'multiply' }}
            />
          )
        })}
      </g>
      {hasMarks && (
        <g fill="none" stroke={theme.color.textStrong} strokeWidth="1.5">
          <circle cx="320" cy="180" r="15" />
          <path d="M290 180H350M320 150V210" />
        </g>
      )}
    </g>
  )
}

/** A letter on its guide lines. */
function Letter({ inks, letter, next }: CoverComposition) {
  const x = round(285 + next() * 70)
  const guides = [111, 168, 262, 316]
  return (
    <g>
      <g stroke={theme.color[inks[0]]} strokeOpacity="0.5" strokeDasharray="2 5">
        {guides.map((y) => (
          <path key={y} d={`M60 ${y}H580`} />
        ))}
      </g>
      <g
        fill={theme.color.textStrong}
        fontFamily={theme.font.serif}
        fontSize="236"
        fontWeight="500"
        textAnchor="middle"
      >
        <text x={x} y="262" fill={theme.color[inks[1]]} fillOpacity="0.45" dx={round(8 + next() * 8)} dy="6">
          {letter.toUpperCase()}
          {letter}
        </text>
        <text x={x} y="262">
          {letter.toUpperCase()}
          {letter}
        </text>
      </g>
      <path d="M60 262h14M566 262h14" stroke={theme.color[inks[0]]} strokeWidth="3" />
    </g>
  )
}

/** A tone of bars, like a printed line screen. */
function Screen({ inks, next }: CoverComposition) {
  const phase = next() * Math.PI * 2
  const waves = 1.2 + next() * 1.4
  const bars = range(41).map((index) => {
    const at = index / 40
    const swing = Math.sin(phase + at * Math.PI * 2 * waves) * 0.6 + Math.sin(phase * 2 + at * Math.PI * 5) * 0.4
    return { x: 70 + index * 12.5, height: 44 + (swing + 1) * 92 }
  })
  const cut = Math.floor(12 + next() * 16)
  return (
    <g>
      {bars.map(({ x, height }, index) => (
        <rect
          key={x}
          x={x}
          y={round(180 - height / 2)}
          width={round(3 + height / 55)}
          height={round(height)}
          rx="1.5"
          fill={theme.color[inks[index < cut ? 0 : 1]]}
          fillOpacity={round(0.35 + height / 380)}
        />
      ))}
      <path d={`M${66 + cut * 12.5} 52V308`} stroke={theme.color.textStrong} strokeDasharray="3 4" />
    </g>
  )
}

export const motifs: Record<Motif, ComponentType<CoverComposition>> = {
  galley: Galley,
  inks: Inks,
  letter: Letter,
  screen: Screen,
}
