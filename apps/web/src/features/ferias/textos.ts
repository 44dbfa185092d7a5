export { deAte, diaComSemana, diaCurto, distancia, quantosDias } from '../../lib/time/textos.ts'
