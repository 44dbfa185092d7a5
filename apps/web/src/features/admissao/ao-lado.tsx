export { Experiencias as AoLado } from './Experiencias.tsx'
