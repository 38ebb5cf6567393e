import * as React from 'react'
import { markWords } from '@galley/core/search-index'
import { Mark } from './search-list.styles'

interface MarkedTextProps {
  text: string
  terms: readonly string[]
}

/** A text with the words that were found in it. */
export const MarkedText = ({ text, terms }: MarkedTextProps) =>
  markWords(text, terms).map((piece, index) => (piece.isMarked ? <Mark key={index}>{piece.text}</Mark> : piece.text))
