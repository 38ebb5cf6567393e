import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { block } from './block.styles'

const MARK = '1.75rem'

export const Root = styled.ol`
  counter-reset: step;
  /* A step may contain wide code. */
  max-width: none;
  padding-inline-start: 0;

  /* Same specificity as the rule for elements after a heading. */
  && {
    ${block}
  }
`

export const Step = styled.li`
  counter-increment: step;
  margin-block: 0;
  padding-block-end: ${theme.space[8]};
  padding-inline-start: calc(${MARK} + ${theme.space[4]});
  position: relative;

  &:last-child {
    padding-block-end: 0;
  }
  &::before {
    background: ${theme.color.ground};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.full};
    color: ${theme.color.textStrong};
    content: counter(step);
    font: 500 ${theme.size.xs} / calc(${MARK} - 2px) ${theme.font.mono};
    height: ${MARK};
    inset-block-start: 0;
    inset-inline-start: 0;
    position: absolute;
    text-align: center;
    width: ${MARK};
  }
  &:not(:last-child)::after {
    background: ${theme.color.line};
    content: '';
    inset-block: calc(${MARK} + ${theme.space[2]}) ${theme.space[2]};
    inset-inline-start: calc(${MARK} / 2);
    position: absolute;
    width: 1px;
  }
`
