import { theme } from '@galley/tokens/theme'
import { well } from '@galley/ui/styles/surface'
import { accentLink, monoNote, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

/** Reaches the edges of the dialog, which has padding. */
export const List = styled.ul`
  border-bottom: 1px solid ${theme.color.line};
  list-style: none;
  margin-inline: calc(-1 * var(--dialog-padding));
  padding: 0;

  & > li {
    contain-intrinsic-size: auto 6rem;
    content-visibility: auto;
    padding: ${theme.space[3]} var(--dialog-padding);
  }
  & > :first-child {
    padding-top: 0;
  }
  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`

export const Line = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`

export const Position = styled.p`
  ${monoNote}

  & > a {
    ${accentLink}
  }
`

export const Corrected = styled.div`
  align-items: start;
  display: grid;
  gap: ${theme.space[2]};
  grid-template-columns: minmax(0, 1fr) auto;

  /* The same height as a line of the code beside it. */
  & > button {
    margin-block: -0.375rem;
  }
`

export const Code = styled.code`
  font: 400 ${theme.size.small} / 1.6 ${theme.font.mono};
  min-width: 0;
  white-space: pre-wrap;

  & > del {
    background: ${theme.color.errorTint};
    color: ${theme.color.errorText};
    text-decoration-thickness: 1px;
  }
  & > ins {
    background: ${theme.color.successTint};
    color: ${theme.color.successText};
    text-decoration: none;
  }
`

export const Note = styled.p`
  ${smallMuted}
`

export const Status = styled.p`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};

  &:not(:empty) {
    margin-bottom: ${theme.space[3]};
  }
`

export const Redirect = styled.div`
  ${well}
  display: grid;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[4]};
`
