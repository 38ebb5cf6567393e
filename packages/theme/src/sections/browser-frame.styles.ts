import { theme } from '@galley/tokens/theme'
import { onlyInItsMode } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.div`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  overflow: hidden;

  img {
    height: auto;
    width: 100%;
    ${onlyInItsMode}
  }
  @media screen {
    /* Dims light screenshots on dark pages. */
    [data-theme='dark'] & img:not([data-mode]) {
      filter: brightness(0.8);
    }
  }
`

const dot = (left: string) => `radial-gradient(circle at ${left} 50%, ${theme.color.lineStrong} 3.5px, transparent 4px)`

export const Bar = styled.div`
  background: ${dot('1rem')}, ${dot('1.875rem')}, ${dot('2.75rem')}, ${theme.color.sunken};
  border-bottom: 1px solid ${theme.color.line};
  height: 2rem;

  [dir='rtl'] & {
    scale: -1 1;
  }
`
