export { deAte, diaComSemana, distancia, quantosDias } from '../../lib/time/textos.ts'
