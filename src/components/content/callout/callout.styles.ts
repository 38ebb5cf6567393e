import { css, styled } from 'styled-components'
import { theme, type ColorRole } from '~/styles/theme'
import { block } from '../prose'

const colors = (role: ColorRole) => css`
  --callout-mark: ${theme.color[role]};
  --callout-ground: ${theme.color[`${role}Tint`]};
  --callout-title: ${theme.color[`${role}Text`]};
`

export const Root = styled.div`
  ${block}
  background: var(--callout-ground);
  border-inline-start: 2px solid var(--callout-mark);
  border-radius: 0 ${theme.radius.md} ${theme.radius.md} 0;
  font-size: 0.9375rem;
  padding: ${theme.space[4]} ${theme.space[5]};

  &[data-type='note'] {
    ${colors('info')}
  }
  &[data-type='tip'] {
    ${colors('success')}
  }
  &[data-type='warning'] {
    ${colors('warning')}
  }
  &[data-type='caution'] {
    ${colors('error')}
  }
`

const title = css`
  align-items: center;
  color: var(--callout-title);
  display: flex;
  font-size: ${theme.size.sm};
  font-weight: 600;
  gap: ${theme.space[2]};
`

export const Title = styled.p`
  ${title}
  margin-block: 0;
`

/* Twice the class: Prose has rules for plain details. */
export const Folded = styled.details`
  && {
    border: 0;
    padding: 0;
  }
`

export const Summary = styled.summary`
  && {
    ${title}
    list-style: none;
    /* As large to press as it is to see. */
    margin: calc(-1 * ${theme.space[4]}) calc(-1 * ${theme.space[5]});
    padding: ${theme.space[4]} ${theme.space[5]};
  }
  &::-webkit-details-marker {
    display: none;
  }
  > [data-chevron] {
    margin-inline-start: auto;
    transition: transform ${theme.motion.base};
  }
  [open] > & > [data-chevron] {
    transform: rotate(180deg);
  }
`

export const Content = styled.div`
  margin-block-start: ${theme.space[1]};

  ${Summary} + & {
    margin-block-start: ${theme.space[5]};
  }

  > :is(p, ul, ol):not(:first-child) {
    margin-block-start: 0.625rem;
  }
`
