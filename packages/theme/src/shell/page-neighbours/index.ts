export { type Neighbour, PageNeighbours, type PageNeighboursProps } from './page-neighbours'
