import * as React from 'react'
import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { AccordionItem } from './accordion'
import { CollapsibleContent, CollapsibleTrigger } from './collapsible'
import { DrawerClose } from './drawer'
import { HoverCardContent, HoverCardTrigger } from './hover-card'
import { ModalClose } from './modal'
import { PopoverClose, PopoverContent, PopoverTrigger } from './popover'
import { SlideoverClose } from './slideover'
import { TabsList, TabsPanel, TabsTrigger } from './tabs'

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
