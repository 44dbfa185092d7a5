// One chunk for both: each further one is named in the start of every page.
export { Component as Postos } from '../postos/PostosPage.tsx'
export { Component as Reajuste } from '../reajuste/ReajustePage.tsx'
