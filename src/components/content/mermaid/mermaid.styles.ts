import { styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'
import { block } from '../prose'
import { edgeFade } from '../scroll-region'

export const Figure = styled.figure`
  ${block}
`

export const Frame = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  display: grid;
  overflow: hidden;

  > * {
    min-width: 0;
  }
  /* In the middle of the room that was kept. */
  > div {
    align-content: center;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Source = styled.pre`
  color: ${theme.color.textMuted};
  font: 0.8125rem / 1.6 ${theme.font.mono};

  && {
    margin: 0;
    overflow-x: auto;
    padding: ${theme.space[5]};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Scroll = styled.div`
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  ${edgeFade}

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Drawing = styled.div`
  padding: ${theme.space[6]};
  /* So that the space after it is scrolled to as well. */
  width: fit-content;
  min-width: 100%;

  svg {
    height: auto;
    margin-inline: auto;
    /* On a narrow screen it scrolls before its words are too small to be read. Beside both sidebars there is this room. */
    min-width: min(0.75 * var(--drawing-width), 33rem);
  }
  &[data-mode='dark'],
  [data-theme='dark'] &[data-mode='light'] {
    display: none;
  }
  [data-theme='dark'] &[data-mode='dark'] {
    display: block;
  }
  ${media.print} {
    &&&[data-mode='light'] {
      display: block;
    }
    &&&[data-mode='dark'] {
      display: none;
    }
  }
`

export const Problem = styled.p`
  background: ${theme.color.errorTint};
  border-radius: ${theme.radius.control};
  color: ${theme.color.errorText};
  font-size: ${theme.size.sm};
  margin-block-start: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};

  && > code {
    background: none;
    border: 0;
    color: inherit;
    display: block;
    overflow-wrap: anywhere;
    padding: 0;
    white-space: pre-wrap;
  }
`

export const Caption = styled.figcaption`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  margin-block-start: ${theme.space[3]};
  text-wrap: pretty;
`
