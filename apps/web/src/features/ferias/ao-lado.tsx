export { AVencer as AoLado } from './a-vencer/AVencer.tsx'
