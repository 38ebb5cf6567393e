import * as React from 'react'
import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { AccordionItem } from './accordion'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from './collapsible'
import { Drawer, DrawerClose } from './drawer'
import { DropdownMenu } from './dropdown-menu'
import { HoverCard, HoverCardContent, HoverCardTrigger } from './hover-card'
import { Modal, ModalClose } from './modal'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover'
import { Slideover, SlideoverClose } from './slideover'
import { TabsList, TabsPanel, TabsTrigger } from './tabs'
import { Tooltip } from './tooltip'

const button = <button>Open</button>

test.each<[part: string, parent: string, element: ReactElement]>([
  ['AccordionItem', 'Accordion', <AccordionItem key="" label="Alone" />],
  ['CollapsibleContent', 'Collapsible', <CollapsibleContent key="" />],
  ['CollapsibleTrigger', 'Collapsible', <CollapsibleTrigger key="" />],
  ['DrawerClose', 'Drawer', <DrawerClose key="">{button}</DrawerClose>],
  ['HoverCardContent', 'HoverCard', <HoverCardContent key="" />],
  ['HoverCardTrigger', 'HoverCard', <HoverCardTrigger key="">{button}</HoverCardTrigger>],
  ['ModalClose', 'Modal', <ModalClose key="">{button}</ModalClose>],
  ['PopoverClose', 'Popover', <PopoverClose key="">{button}</PopoverClose>],
  ['PopoverContent', 'Popover', <PopoverContent key="" />],
  ['PopoverTrigger', 'Popover', <PopoverTrigger key="">{button}</PopoverTrigger>],
  ['SlideoverClose', 'Slideover', <SlideoverClose key="">{button}</SlideoverClose>],
  ['TabsList', 'Tabs', <TabsList key="" />],
  ['TabsPanel', 'Tabs', <TabsPanel key="" value="a" label="A" />],
  ['TabsTrigger', 'Tabs', <TabsTrigger key="" value="a" />],
])('<%s> throws the name of its missing parent <%s>', (part, parent, element) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(element)).toThrow(`<${part}> must be used within <${parent}>.`)
})

test.each<[string, ReactElement]>([
  [
    'Collapsible',
    <Collapsible key="">
      <CollapsibleTrigger>Open</CollapsibleTrigger>
      <CollapsibleContent>Inside</CollapsibleContent>
    </Collapsible>,
  ],
  ['Drawer', <Drawer key="" title="Inside" trigger={button} />],
  [
    'DropdownMenu',
    <DropdownMenu key="" items={[{ label: 'Inside' }]}>
      {button}
    </DropdownMenu>,
  ],
  [
    'HoverCard',
    <HoverCard key="">
      <HoverCardTrigger>{button}</HoverCardTrigger>
      <HoverCardContent>Inside</HoverCardContent>
    </HoverCard>,
  ],
  ['Modal', <Modal key="" title="Inside" trigger={button} />],
  [
    'Popover',
    <Popover key="">
      <PopoverTrigger>{button}</PopoverTrigger>
      <PopoverContent>Inside</PopoverContent>
    </Popover>,
  ],
  ['Slideover', <Slideover key="" title="Inside" trigger={button} />],
  [
    'Tooltip',
    <Tooltip key="" text="Inside">
      {button}
    </Tooltip>,
  ],
])('<%s> renders its trigger and no content on the server while closed', (_part, element) => {
  const html = renderToString(element)
  expect(html).toContain('Open</button>')
  expect(html).not.toContain('Inside')
})
