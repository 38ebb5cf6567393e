import { styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'
import { facts, serifTitle, titleUnderline } from '~/styles/text'

export const Root = styled.div`
  max-width: 64rem;
  padding-bottom: ${theme.space[12]};
`

export const Facts = styled.div`
  ${facts}
  align-content: start;
  flex-wrap: wrap;
  ${media.md} {
    align-items: start;
    align-self: start;
    flex-direction: column;
    position: sticky;
    top: calc(${theme.width.header} + ${theme.space[8]});
  }

  a {
    color: ${theme.color.textStrong};
    font-family: ${theme.font.mono};
    font-weight: 500;
  }
  a:hover {
    ${titleUnderline}
  }
`

export const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  text-transform: capitalize;
`

export const Entry = styled.div`
  border-left: 1px solid ${theme.color.line};
  min-width: 0;
  padding: 0 0 ${theme.space[16]} ${theme.space[6]};
  position: relative;
  ${media.md} {
    padding-left: ${theme.space[10]};
  }

  &::before {
    background: ${theme.color.ground};
    border: 2px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.full};
    content: '';
    height: 0.6875rem;
    left: -0.375rem;
    position: absolute;
    top: 0.4375rem;
    transition:
      border-color ${theme.motion.slow},
      background-color ${theme.motion.slow},
      box-shadow ${theme.motion.slow};
    width: 0.6875rem;
  }
`

export const Item = styled.article`
  display: grid;
  gap: ${theme.space[3]};
  scroll-margin-top: calc(${theme.width.header} + ${theme.space[8]});
  ${media.md} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
  &[data-visible] ${Entry}::before {
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};
    box-shadow:
      0 0 0 5px ${theme.color.primaryTint},
      0 0 0 6px ${theme.color.primaryLine};
  }
`

export const Title = styled.h2`
  ${serifTitle('2xl')}
  line-height: 1.2;
  margin-bottom: ${theme.space[4]};

  a:hover {
    ${titleUnderline}
  }
`
